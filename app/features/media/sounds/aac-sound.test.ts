import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAt, Fields } from './mp4-boxes.ts'
import { readSound } from './read-sound.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

type Changes = { profile?: number; channels?: number; blocks?: number; checked?: boolean }

/** At 44.1 kHz, with a body of five bytes. */
function frame(n: number, { profile = 2, channels = 2, blocks = 1, checked = false }: Changes = {}): number[] {
  const length = checked ? 14 : 12
  const manner = [((profile - 1) << 6) | (4 << 2) | (channels >> 2), (channels & 3) << 6]
  const told = [length >> 3, ((length & 7) << 5) | 0x1f, 0xfc | (blocks - 1)]
  return [0xff, checked ? 0xf0 : 0xf1, ...manner, ...told, ...(checked ? [1, 2] : []), n, n, n, n, n]
}
const frames = (count: number, changes?: Changes) => Array.from({ length: count }, (_, n) => frame(n, changes)).flat()
const bodies = (count: number) => Array.from({ length: count }, (_, n) => [n, n, n, n, n]).flat()
const tag = [...letters('ID3'), 4, 0, 0, 0, 0, 0, 20, ...letters('<script>alert(1)</s>')]

test.each([
  ['as it is', frames(30)],
  ['with sums', frames(30, { checked: true })],
  ['behind the tag of an MP3', [...tag, ...frames(30)]],
  ['streamed in tagged pieces', [...frames(30).slice(0, 180), ...tag, ...frames(30).slice(180)]],
  ['with its last frame cut off', [...frames(30), ...frame(30).slice(0, 9)]],
  ['with a name behind it', [...frames(30), ...letters('TAG'), ...Array<number>(125).fill(0x20)]],
])('a plain AAC %s becomes an M4A with a duration', (_what, file) => {
  const sound = readSound(Uint8Array.from(file))
  expect(sound).toMatchObject({ mime: 'audio/mp4' })
  if (!('data' in sound)) return
  const { data } = sound
  const movie = new Fields(data, boxAt(data, { body: 0, end: data.length }, 'moov', 'mvhd')!).skip(12)
  expect([movie.word(), movie.word()]).toEqual([44_100, 30 * 1024])
  expect(data.slice(-150)).toEqual(Uint8Array.from(bodies(30)))
  // Low complexity, 44.1 kHz, two channels
  expect(String.fromCharCode(...data)).toContain(String.fromCharCode(5, 2, 0x12, 0x10, 6, 1, 2))
  expect(String.fromCharCode(...data)).not.toContain('<script>')
  expect(readSound(data)).toEqual(sound)
})

test.each([
  ['two frames', frames(2), 'damaged'],
  ['a page behind a few frames', [...frames(3), ...letters('<script>alert(1)</script>')], 'damaged'],
  ['frames of another manner in its middle', [...frames(9), ...frames(9, { channels: 1 })], 'damaged'],
  ['a profile that few play', frames(9, { profile: 1 }), 'coding'],
  ['channels in an order of its own', frames(9, { channels: 0 }), 'coding'],
  ['several blocks in a frame', frames(9, { blocks: 2 }), 'damaged'],
  ['the first bytes of a frame and no more', frame(1).slice(0, 8), 'damaged'],
] as const)('a plain AAC with %s is refused', (_what, file, why) =>
  expect(readSound(Uint8Array.from(file))).toEqual({ found: 'aac', why }),
)

test('any plain AAC, however damaged, is read without throwing and never becomes huge', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 })
  fc.assert(
    fc.property(changes, fc.nat(), (bytes, end) => {
      const data = Uint8Array.from(frames(30)).slice(0, 1 + (end % 360))
      for (const [at, byte] of bytes) data[at % data.length] = byte
      const sound = readSound(data)
      expect('data' in sound ? sound.data.length : 0).toBeLessThan(data.length * 2 + 1_000)
    }),
  )
})
