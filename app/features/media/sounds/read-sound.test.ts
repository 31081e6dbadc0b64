import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSound } from './read-sound.ts'

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

test('an MP3 keeps only its frames: the tags before and after them are left out', () => {
  expect(readSound(bytes(frames(4)))).toEqual({ mime: 'audio/mpeg', data: bytes(frames(4)) })
  expect(readSound(bytes(tag, frames(4), letters('TAG'), Array<number>(125).fill(0x20)))).toEqual({
    mime: 'audio/mpeg',
    data: bytes(frames(4)),
  })
})

test.each(['\u00ff\u00f1', '\u00ff\u00fc', '<x>', 'OggS', 'RIFF    WAVE', 'PK\u0003\u0004', 'fLaC'])(
  'junk after the tag of an MP3 is skipped: %j',
  (junk) => {
    expect(readSound(bytes(tag, letters(junk), frames(4)))).toEqual({ mime: 'audio/mpeg', data: bytes(frames(4)) })
  },
)

test('a sound of a sample adventure, at another sample rate, is kept whole', () => {
  const data = new Uint8Array(readFileSync('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3'))
  expect(readSound(data)).toEqual({ mime: 'audio/mpeg', data })
})

test('an Ogg of Vorbis or Opus is kept whole', () => {
  for (const codec of [[1, ...letters('vorbis')], letters('OpusHead')]) {
    const data = bytes(page(2, codec), page(4, [1, 2, 3]))
    expect(readSound(data)).toEqual({ mime: 'audio/ogg', data })
  }
})

test('a WAV keeps its format and its sound, and loses everything between and after', () => {
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

const sound = bytes(frames(40))
const noise = Array.from({ length: 900 }, (_, at) => (at * 37) % 251)

test.each([
  ['zeros before it', bytes(Array<number>(70_000).fill(0), sound)],
  ['junk before it', bytes(noise, sound)],
  ['padding between tag and sound', bytes(tag, Array<number>(900).fill(0), sound)],
  ['another program’s tag behind it', bytes(sound, letters('APETAGEX'), noise)],
  ['a second tag in the middle', bytes(frames(20), tag, frames(20))],
  ['its last frame cut off', bytes(sound, frame.slice(0, 200))],
  ['a megabyte of zeros behind it', bytes(sound, new Uint8Array(1_000_000))],
])('an MP3 with %s is reduced to its frames', (_what, data) =>
  expect(readSound(data)).toEqual({ mime: 'audio/mpeg', data: sound }),
)

test('an MP3 that was cut or joined states how many frames it has now', () => {
  const told = (count: number, size: number) => {
    const first = [...frame]
    first.splice(36, 16, ...letters('Xing'), 0, 0, 0, 3, 0, 0, 0, count, 0, 0, size >> 8, size & 0xff)
    return first
  }
  const cut = readSound(bytes(told(90, 37_947), frames(9)))
  expect(cut).toEqual({ mime: 'audio/mpeg', data: bytes(told(9, 4170), frames(9)) })
  const whole = bytes(told(9, 4170), frames(9))
  expect(readSound(whole)).toEqual({ mime: 'audio/mpeg', data: whole })
})

/** 2 channels of 16 bits; sizes as given. */
function streamed(whole: number, size: number, samples: readonly number[], behind: readonly number[] = []) {
  const stereo = [...little(1, 2), ...little(2, 2), ...little(8_000, 4), ...little(32_000, 4), ...little(4, 2), 16, 0]
  return bytes(
    letters('RIFF'),
    little(whole, 4),
    letters('WAVE'),
    chunk('fmt ', stereo),
    letters('data'),
    little(size, 4),
    samples,
    behind,
  )
}
const samples = Array.from({ length: 64 }, (_, at) => (at % 2 === 0 ? 0 : at))
const whole = 36 + samples.length

test.each([
  ['the largest sizes there are', streamed(0xffffffff, 0xffffffff, samples)],
  ['the largest signed sizes', streamed(0x7fffffff, 0x7fffffff, samples)],
  ['the largest sizes less its head', streamed(0xffffffff, 0xffffffff - 36, samples)],
  ['no sizes', streamed(0, 0, samples)],
  ['the size of its head', streamed(36, 0, samples)],
  ['sizes a few bytes too large', streamed(whole + 6, samples.length + 6, samples)],
  ['half a sample at its end', streamed(whole, samples.length, samples, [7, 7])],
  ['a name behind its sound', streamed(whole + 12, samples.length, samples, chunk('LIST', [1, 2, 3, 4]))],
])('a WAV with %s is accepted, and its sizes are corrected', (_what, data) =>
  expect(readSound(data)).toEqual({ mime: 'audio/wav', data: streamed(whole, samples.length, samples) }),
)

test('a WAV with the sizes of its first segment is kept whole', () => {
  const long = Array.from({ length: 4_000 }, () => 8)
  expect(readSound(streamed(52, 16, long))).toEqual({ mime: 'audio/wav', data: streamed(4_036, 4_000, long) })
})

test('a large WAV (RF64) and one with telephone coding (µ-law) are accepted', () => {
  const large = streamed(0xffffffff, 0xffffffff, samples)
  large.set(letters('RF64'))
  expect(readSound(large)).toEqual({ mime: 'audio/wav', data: streamed(whole, samples.length, samples) })
  expect(readSound(wav(chunk('fmt ', [...little(7, 2), ...pcm.slice(2)]), chunk('data', [1, 2])))).toHaveProperty(
    'data',
  )
})

const mp3InWav = [...little(85, 2), ...pcm.slice(2), 12, 0, ...Array<number>(12).fill(0)]

test('an MP3 in a WAV is extracted', () =>
  expect(readSound(wav(chunk('fmt ', mp3InWav), chunk('data', frames(40)), chunk('LIST', [9, 9])))).toEqual({
    mime: 'audio/mpeg',
    data: sound,
  }))

test('an Ogg keeps only the complete pages of its sound', () => {
  const kept = bytes(page(2, letters('OpusHead')), page(0, [1, 2, 3]))
  expect(readSound(bytes(kept, page(4, [4, 5, 6]).slice(0, 29)))).toEqual({ mime: 'audio/ogg', data: kept })
  expect(readSound(bytes(kept, letters('<script>')))).toEqual({ mime: 'audio/ogg', data: kept })
  const index = page(2, letters('fishead\0'))
  index[14] = 9
  expect(readSound(bytes(index, kept))).toEqual({ mime: 'audio/ogg', data: kept })
})

test.each([
  ['an empty file', bytes(), 'empty', 'format'],
  ['a page', bytes(letters('<!doctype html><script>alert(1)</script>')), 'page', 'format'],
  ['a picture', bytes([0x89], letters('PNG\r\n\u001a\n')), 'png', 'format'],
  ['an AIFF', bytes(letters('FORM'), noise.slice(0, 4), letters('AIFF')), 'aiff', 'format'],
  [
    'an AIFF behind the tag of an MP3',
    bytes(tag, letters('FORM'), noise.slice(0, 4), letters('AIFF')),
    'aiff',
    'format',
  ],
  ['noise that begins like a FLAC', bytes(letters('fLaC'), noise), 'flac', 'damaged'],
  ['noise that begins like a WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], noise), 'webm', 'damaged'],
  ['noise that begins like an AAC', bytes([0xff, 0xf1], noise), 'aac', 'damaged'],
  ['noise', bytes(noise), 'unknown', 'format'],
  ['two frames', bytes(frames(2)), 'unknown', 'format'],
  ['a tag and nothing after it', bytes(tag), 'empty', 'format'],
  ['frames before something much longer', bytes(frames(3), Array<number>(70_000).fill(0x41)), 'mp3', 'damaged'],
  ['an Ogg with a film', bytes(page(2, [0x80, ...letters('theora')]), page(4, [1])), 'ogg', 'film'],
  [
    'an Ogg with a film beside its sound',
    bytes(page(2, letters('OpusHead')), page(2, [0x80, ...letters('theora')])),
    'ogg',
    'film',
  ],
  ['an Ogg of speech', bytes(page(2, letters('Speex   ')), page(4, [1])), 'ogg', 'coding'],
  ['an Ogg that is cut off', bytes(page(2, letters('OpusHead'))).subarray(0, 30), 'ogg', 'damaged'],
  ['an Ogg that only begins', bytes(page(2, letters('OpusHead')), letters('<script>')), 'ogg', 'damaged'],
  ['a WAV without a format', wav(chunk('data', [1, 2])), 'wav', 'damaged'],
  ['a WAV without a sound', wav(chunk('fmt ', pcm)), 'wav', 'damaged'],
  [
    'a WAV of no sound before a name',
    wav(chunk('fmt ', pcm), chunk('data', []), chunk('LIST', [1, 2])),
    'wav',
    'damaged',
  ],
  [
    'a WAV of another codec',
    wav(chunk('fmt ', [...little(2, 2), ...pcm.slice(2)]), chunk('data', [1, 2])),
    'wav',
    'coding',
  ],
  ['a WAV of an MP3 that is none', wav(chunk('fmt ', mp3InWav), chunk('data', noise)), 'wav', 'damaged'],
  ['a WAV that is cut off', wav(chunk('fmt ', pcm), chunk('data', [1, 2, 3, 4])).subarray(0, 40), 'wav', 'damaged'],
])('%s is refused and recognised', (_title, data, found, why) => expect(readSound(data)).toEqual({ found, why }))

test('any bytes are read as a sound without throwing, and never grow', () => {
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
      const sound = readSound(data)
      expect('data' in sound ? sound.data.length : 0).toBeLessThanOrEqual(data.length)
    }),
  )
})
