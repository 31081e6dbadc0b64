import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSound } from './read-sound.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** A CRC of 8 or 16 bits, by polynomial division bit by bit. */
function remainder(bytes: readonly number[], bits: number, divisor: number): number[] {
  let sum = 0
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((sum >> (bits - 1)) ^ (byte >> bit)) & 1
      sum = ((sum << 1) & (2 ** bits - 1)) ^ (carry * divisor)
    }
  return bits === 8 ? [sum] : [sum >> 8, sum & 0xff]
}

/** 4096 samples of one value, at 44.1 kHz, mono, 16 bits. */
function frame(number: number): number[] {
  const start = [0xff, 0xf8, 0xc9, 0x08, number]
  const body = [...start, ...remainder(start, 8, 0x07), 0, number, 7]
  return [...body, ...remainder(body, 16, 0x8005)]
}
const frames = (count: number) => Array.from({ length: count }, (_, number) => frame(number)).flat()

const block = (type: number, body: readonly number[]) => [type, 0, body.length >> 8, body.length & 0xff, ...body]
const sum = Array.from({ length: 16 }, (_, at) => at + 1)
const unknownSum = Array<number>(16).fill(0)

const info = (samples: number, md5 = sum, bits = 16) =>
  [
    [0x10, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0x0a, 0xc4, 0x40 | ((bits - 1) >> 4), ((bits - 1) & 15) << 4],
    [samples >>> 24, (samples >> 16) & 255, (samples >> 8) & 255, samples & 255],
    md5,
  ].flat()
const flac = (description: readonly number[], sound: readonly number[], ...others: readonly number[][]) =>
  Uint8Array.from([
    ...letters('fLaC'),
    ...block(others.length > 0 ? 0 : 0x80, description),
    ...others.flatMap((body, at) => block(at === others.length - 1 ? 0x86 : 4, body)),
    ...sound,
  ])

const plain = flac(info(40 * 4096), frames(40))
const tag = [...letters('ID3'), 4, 0, 0, 0, 0, 0, 20, ...letters('<script>alert(1)</s>')]
const oldTag = [...letters('TAG'), ...Array<number>(125).fill(0x20)]

test.each([
  ['as it is', plain],
  ['with names and a picture', flac(info(40 * 4096), frames(40), letters('ARTIST=Ada'), letters('<svg onload>'))],
  ['behind the tag of an MP3', Uint8Array.from([...tag, ...plain])],
  ['before the tag of an MP3', Uint8Array.from([...plain, ...oldTag])],
])('of a FLAC %s the description and the frames are kept', (_what, data) =>
  expect(readSound(data)).toEqual({ mime: 'audio/flac', data: plain }),
)

test.each([
  ['was streamed', flac(info(0, unknownSum), frames(40))],
  ['has its last frame cut off', flac(info(41 * 4096), [...frames(40), ...frame(40).slice(0, 7)])],
  ['has a page behind its last frame', flac(info(41 * 4096), [...frames(41), ...letters('<script>alert(1)</script>')])],
])('a FLAC that %s states its actual length', (_what, data) =>
  expect(readSound(data)).toEqual({ mime: 'audio/flac', data: flac(info(40 * 4096, unknownSum), frames(40)) }),
)

const broken = [...frames(40)]
broken[60] = 0x55

test.each([
  ['no frame', flac(info(4096), []), 'damaged'],
  ['a script for a sound', flac(info(0), letters('<script>alert(1)</script>')), 'damaged'],
  ['its second half missing', flac(info(40 * 4096), frames(20)), 'damaged'],
  ['a frame changed near its start', flac(info(0), broken), 'damaged'],
  ['a block beyond its end', plain.map((byte, at) => (at === 5 ? 0xff : byte)), 'damaged'],
  ['names before its description', Uint8Array.from([...letters('fLaC'), ...block(0x84, sum)]), 'damaged'],
  ['32 bits a sample', flac(info(4096, sum, 32), frames(1)), 'coding'],
])('a FLAC with %s is refused', (_what, file, why) => expect(readSound(file)).toEqual({ found: 'flac', why }))

test('any FLAC, however damaged, is read without throwing and never grows', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 })
  fc.assert(
    fc.property(changes, fc.nat(), (bytes, end) => {
      const data = plain.slice(0, 1 + (end % plain.length))
      for (const [at, byte] of bytes) data[at % data.length] = byte
      const sound = readSound(data)
      expect('data' in sound ? sound.data.length : 0).toBeLessThanOrEqual(data.length)
    }),
  )
})
