import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSound } from './sound-container.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const bytes = (...parts: readonly (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
const little = (value: number, size: number) =>
  Array.from({ length: size }, (_, place) => (value >> (8 * place)) & 0xff)

/** 128 kbit/s at 44.1 kHz: 417 bytes a frame. */
const frame = [0xff, 0xfb, 0x90, 0x00, ...Array<number>(413).fill(0x55)]
const frames = (count: number) => Array.from({ length: count }, () => frame).flat()
const tag = [...letters('ID3'), 4, 0, 0, 0, 0, 0, 20, ...letters('<script>alert(1)</s>')]

const page = (flags: number, body: readonly number[]) => [
  ...letters('OggS'),
  0,
  flags,
  ...Array<number>(20).fill(0),
  1,
  body.length,
  ...body,
]

const chunk = (name: string, body: readonly number[]) => [...letters(name), ...little(body.length, 4), ...body]
const pcm = [
  ...little(1, 2),
  ...little(1, 2),
  ...little(8_000, 4),
  ...little(8_000, 4),
  ...little(1, 2),
  ...little(8, 2),
]
const wav = (...chunks: readonly number[][]) => {
  const body = [...letters('WAVE'), ...chunks.flat()]
  return bytes(letters('RIFF'), little(body.length, 4), body)
}

test('an MP3 is its frames: the tags before and after them are left out', () => {
  expect(readSound(bytes(frames(4)))).toEqual({ mime: 'audio/mpeg', data: bytes(frames(4)) })
  expect(readSound(bytes(tag, frames(4), letters('TAG'), Array<number>(125).fill(0x20)))).toEqual({
    mime: 'audio/mpeg',
    data: bytes(frames(4)),
  })
})

test('the sound of the sample, of another rate, is whole', () => {
  const data = new Uint8Array(readFileSync('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3'))
  expect(readSound(data)).toEqual({ mime: 'audio/mpeg', data })
})

test('an Ogg of Vorbis or Opus is taken whole', () => {
  for (const codec of [[1, ...letters('vorbis')], letters('OpusHead')]) {
    const data = bytes(page(2, codec), page(4, [1, 2, 3]))
    expect(readSound(data)).toEqual({ mime: 'audio/ogg', data })
  }
})

test('a WAV keeps its format and its sound, and loses what lies between and after', () => {
  const plain = wav(chunk('fmt ', pcm), chunk('data', [1, 2, 3, 4]))
  expect(readSound(plain)).toEqual({ mime: 'audio/wav', data: plain })
  expect(
    readSound(
      bytes(
        wav(chunk('fmt ', pcm), chunk('LIST', letters('<script>')), chunk('data', [1, 2, 3, 4]), chunk('ID3 ', [9, 9])),
        letters('<html>'),
      ),
    ),
  ).toEqual({ mime: 'audio/wav', data: plain })
})

test.each([
  ['an empty file', bytes()],
  ['a page', bytes(letters('<!doctype html><script>alert(1)</script>'))],
  ['a picture', bytes([0x89], letters('PNG\r\n'))],
  ['two frames', bytes(frames(2))],
  ['a tag and nothing after it', bytes(tag)],
  ['frames before something much longer', bytes(frames(3), Array<number>(70_000).fill(0x41))],
  ['an Ogg with a film', bytes(page(2, [0x80, ...letters('theora')]), page(4, [1]))],
  ['an Ogg with a film beside its sound', bytes(page(2, letters('OpusHead')), page(2, [0x80, ...letters('theora')]))],
  ['an Ogg that is cut off', bytes(page(2, letters('OpusHead'))).subarray(0, 30)],
  ['an Ogg with something behind it', bytes(page(2, letters('OpusHead')), letters('<script>'))],
  ['a WAV without a format', wav(chunk('data', [1, 2]))],
  ['a WAV without a sound', wav(chunk('fmt ', pcm))],
  ['a WAV of another codec', wav(chunk('fmt ', [...little(85, 2), ...pcm.slice(2)]), chunk('data', [1, 2]))],
  ['a WAV that is cut off', wav(chunk('fmt ', pcm), chunk('data', [1, 2, 3, 4])).subarray(0, 40)],
])('%s is refused', (_title, data) => expect(readSound(data)).toBeNull())

test('any bytes are read as a sound without failing, and never grow', () => {
  const heads = fc.constantFrom([], letters('RIFF'), letters('OggS'), tag, frame, [
    ...letters('RIFF'),
    99,
    0,
    0,
    0,
    ...letters('WAVEdata'),
  ])
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
      const data = bytes(head, rest)
      expect(readSound(data)?.data.length ?? 0).toBeLessThanOrEqual(data.length)
    }),
  )
})
