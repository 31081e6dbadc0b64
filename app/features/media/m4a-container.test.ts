import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSound } from './sound-container.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 0xff)
const box = (type: string, ...body: readonly number[][]): number[] => {
  const all = body.flat()
  return [...big(all.length + 8), ...letters(type), ...all]
}
const zeros = (count: number) => Array<number>(count).fill(0)

const place = box('udta', letters('+45.5017-073.5673/'))
const recording = ({ kind = 'soun', codec = 'mp4a', more = place } = {}) =>
  Uint8Array.from([
    ...box('ftyp', letters('M4A '), zeros(4)),
    ...box(
      'moov',
      box('mvhd', zeros(20)),
      box(
        'trak',
        box('tkhd', zeros(20)),
        box(
          'mdia',
          box('mdhd', zeros(20)),
          box('hdlr', zeros(8), letters(kind), zeros(12), letters('Nadia’s phone'.replace('’', ' ')), [0]),
          box('minf', box('smhd', zeros(8)), box('stbl', box('stsd', zeros(7), [1], box(codec, zeros(28))))),
        ),
        more,
      ),
    ),
    ...box('mdat', letters('what was said')),
  ])
const textOf = (data: Uint8Array) => String.fromCharCode(...data)

test('a recording of a phone is taken, without the place where it was made and names', () => {
  const file = recording()
  const sound = readSound(file)
  expect(sound?.mime).toBe('audio/mp4')
  expect(sound!.data).toHaveLength(file.length)
  expect(textOf(sound!.data)).toContain('what was said')
  for (const told of ['45.5017', 'Nadia', 'udta']) {
    expect(textOf(file)).toContain(told)
    expect(textOf(sound!.data)).not.toContain(told)
  }
})

test('films, other codecs and files cut off are no recordings', () => {
  expect(readSound(recording({ kind: 'vide' }))).toBeNull()
  expect(readSound(recording({ codec: 'alac' }))).toBeNull()
  expect(readSound(recording().subarray(0, 150))).toBeNull()
  expect(readSound(Uint8Array.from(box('ftyp', letters('M4A '))))).toBeNull()
})

test('no bytes make the reader of recordings fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(300), (noise, at) => {
      const file = recording()
      file.set(noise.subarray(0, Math.max(0, file.length - at)), Math.min(at, file.length))
      const sound = readSound(file)
      expect(sound === null || sound.data.length > 0).toBe(true)
    }),
  )
})
