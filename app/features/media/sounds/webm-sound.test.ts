import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAt, Fields } from './mp4-boxes.ts'
import { readSound } from './read-sound.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const segment = [0x18, 0x53, 0x80, 0x67]
const cluster = [0x1f, 0x43, 0xb6, 0x75]
const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const sized = (length: number) => [0x40 | (length >> 8), length & 0xff]
const element = (id: readonly number[], body: readonly number[], size = sized(body.length)) => [...id, ...size, ...body]

/** Stereo, with a pre-skip of 312 samples. */
const opusHead = [...letters('OpusHead'), 1, 2, 56, 1, 0x80, 0xbb, 0, 0, 0, 0, 0]
/** 20 ms each. */
const packet = (n: number) => [0xfc, n, n, n]
const packets = Array.from({ length: 50 }, (_, n) => packet(n))
const place = element([0x12, 0x54, 0xc3, 0x67], letters('+45.5017-073.5673/'))

type Changes = {
  kind?: number
  codec?: string
  config?: readonly number[]
  more?: readonly number[]
  flags?: number
  others?: readonly number[]
}

const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], letters('webm')))
const tracks = ({ kind = 2, codec = 'A_OPUS', config = opusHead, more = [], others = [] }: Changes) =>
  element(
    [0x16, 0x54, 0xae, 0x6b],
    [
      ...others,
      ...element(
        [0xae],
        [
          ...element([0xd7], [1]),
          ...element([0x83], [kind]),
          ...element([0x86], letters(codec)),
          ...element([0x63, 0xa2], config),
          ...more,
        ],
      ),
    ],
  )
const simple = (track: number, body: readonly number[], flags = 0x80) =>
  element([0xa3], [0x80 | track, 0, 0, flags, ...body])

/** As browsers record: with unknown sizes. */
const recorded = (changes: Changes = {}) =>
  Uint8Array.from([
    ...head,
    ...segment,
    ...unknownSize,
    ...tracks(changes),
    ...cluster,
    ...unknownSize,
    ...packets.slice(0, 25).flatMap((body) => simple(1, body, changes.flags)),
    ...cluster,
    ...unknownSize,
    ...packets.slice(25).flatMap((body) => simple(1, body)),
  ])

/** As programs write: with sizes, block groups, a location tag and a block of another track. */
const written = () => {
  const groups = packets.flatMap((body) => element([0xa0], element([0xa1], [0x81, 0, 0, 0, ...body])))
  const all = element(cluster, [...groups, ...simple(2, [9, 9])])
  return Uint8Array.from([...head, ...element(segment, [...tracks({}), ...place, ...all])])
}

const fieldsOf = (data: Uint8Array, ...path: string[]) =>
  new Fields(data, boxAt(data, { body: 0, end: data.length }, ...path)!)

test.each([
  ['recorded in a browser', recorded()],
  ['written by a program', written()],
  ['whose last packet is cut off', Uint8Array.from([...recorded(), ...simple(1, packet(1)).slice(0, 6)])],
])('a WebM %s becomes an M4A of its sound alone, with a duration', (_what, file) => {
  const sound = readSound(file)
  expect(sound).toMatchObject({ mime: 'audio/mp4' })
  if (!('data' in sound)) return
  const { data } = sound
  const movie = fieldsOf(data, 'moov', 'mvhd')
  expect([movie.skip(12).word(), movie.word()]).toEqual([48_000, 50 * 960 - 312])
  expect(data.slice(-200)).toEqual(Uint8Array.from(packets.flat()))
  expect(String.fromCharCode(...data)).toContain(String.fromCharCode(...letters('dOps'), 0, 2, 1, 56, 0, 0, 0xbb, 0x80))
  expect(String.fromCharCode(...data)).not.toContain('45.5017')
  expect(readSound(data)).toEqual(sound)
})

const film = element([0xae], [...element([0xd7], [3]), ...element([0x83], [1]), ...element([0x86], letters('V_VP9'))])

test.each([
  ['a film', recorded({ others: film }), 'film'],
  ['Vorbis', recorded({ codec: 'A_VORBIS' }), 'coding'],
  ['a locked sound', recorded({ more: element([0x6d, 0x80], [0]) }), 'coding'],
  ['several packets in one block', recorded({ flags: 0x84 }), 'coding'],
  ['no description of its Opus', recorded({ config: [] }), 'coding'],
  ['more channels than its order has', recorded({ config: [...opusHead.slice(0, 18), 1, 2, 0] }), 'coding'],
  ['words alone', recorded({ kind: 17 }), 'damaged'],
  ['packets that are no Opus', recorded().map((byte) => (byte === 0xfc ? 0xff : byte)), 'damaged'],
  ['its second half missing', written().subarray(0, written().length / 2), 'damaged'],
  ['nothing behind its head', Uint8Array.from(head), 'damaged'],
])('a WebM with %s is refused', (_what, file, why) => expect(readSound(file)).toEqual({ found: 'webm', why }))

test('a WebM of a million empty elements or blocks is refused', () => {
  const million = (part: readonly number[]) => {
    const all = new Uint8Array(part.length * 1_000_000)
    all.set(part)
    // Doubles the content each time
    for (let done = part.length; done < all.length; done *= 2) all.copyWithin(done, 0, done)
    return all
  }
  const parts = million([0xec, 0x80])
  const size = [0x01, 0, 0, 0, 0, 0x1e, 0x84, 0x80]
  const tracks = [
    0x16,
    0x54,
    0xae,
    0x6b,
    0x47,
    0xd0,
    ...parts.slice(0, 2_000).map((byte) => (byte === 0xec ? 0xae : byte)),
  ]
  for (const file of [
    [...head, ...Array.from({ length: 2_000 }, () => tracks).flat()],
    [...head, 0x16, 0x54, 0xae, 0x6b, ...size, ...parts],
    [...head, ...million([0xa3, 0x81, 0x81])],
  ])
    expect(readSound(Uint8Array.from(file))).toEqual({ found: 'webm', why: 'damaged' })
})

test('any WebM, however damaged, is read without throwing and never becomes huge', () => {
  const files = [recorded(), written()]
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...files), changes, fc.nat(), (file, bytes, end) => {
      const data = file.slice(0, 1 + (end % file.length))
      for (const [at, byte] of bytes) data[at % data.length] = byte
      const sound = readSound(data)
      expect('data' in sound ? sound.data.length : 0).toBeLessThan(data.length * 2 + 1_000)
    }),
  )
})
