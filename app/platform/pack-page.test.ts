import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packAround, packPage, packWith } from './pack-page.server.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['brotli', undefined],
  ['', undefined],
] as const)('for “%s” a page is packed as %s, whatever its size', async (accepted, encoding) => {
  for (const times of [1, 30_000]) {
    const page = Buffer.from('<p>é</p>\n'.repeat(times))
    const packed = await packPage(page, accepted)
    expect(packed.encoding).toBe(encoding)
    expect(packed.encoding ? unpack[packed.encoding](packed.body) : packed.body).toEqual(page)
  }
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', 'br'],
  ['', undefined],
] as const)('for “%s” parts are inserted into an already packed page, as %s', async (accepted, encoding) => {
  const [before, after] = ['<p>é</p>'.repeat(5_000), '<p>è</p>'.repeat(5_000)]
  const at = Buffer.byteLength(before)
  const around = packAround(Buffer.from(`${before}HERE<br>HERE${after}`), [
    { at, length: 4 },
    { at: at + 8, length: 4 },
  ])
  for (const part of ['', 'ô', `${before}${after}`]) {
    const packed = await packWith(around, [Buffer.from(part), Buffer.from('ü')], accepted)
    expect(packed.encoding).toBe(encoding)
    const whole = packed.encoding ? unpack[packed.encoding](packed.body) : packed.body
    expect(whole.toString()).toBe(`${before}${part}<br>ü${after}`)
  }
})
