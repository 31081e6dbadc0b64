import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packData } from './pack-data.ts'

const headersOf = ({ headers }: Response) =>
  ['Content-Encoding', 'Content-Length', 'Vary', 'X-Kept'].map((name) => headers.get(name))

test('data that fits into one packet is sent as is, larger data compressed, nothing else touched', async () => {
  const [small, large] = ['{"a":1}', JSON.stringify('é'.repeat(1_000))]
  const json = (body: string | null, type = 'application/json') =>
    packData(new Response(body, { headers: { 'Content-Type': type, Vary: 'Cookie', 'X-Kept': 'yes' } }), 'gzip')
  const asItIs = await json(small)
  expect([headersOf(asItIs), await asItIs.text()]).toEqual([[null, '7', 'Cookie', 'yes'], small])
  const packed = await json(large, 'text/x-script')
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(headersOf(packed)).toEqual(['gzip', String(bytes.length), 'Cookie, Accept-Encoding', 'yes'])
  expect(gunzipSync(bytes).toString()).toBe(large)
  for (const other of [await json(large, 'text/csv'), await json(null)])
    expect(headersOf(other)).toEqual([null, null, 'Cookie', 'yes'])
})
