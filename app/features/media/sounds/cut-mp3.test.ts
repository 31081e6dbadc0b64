import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutMp3 } from './cut-mp3.ts'
import { frameAt } from './mp3-sound.ts'
import { requireSound } from './read-sound.ts'

/** 128 kbit/s at 44.1 kHz: 417 bytes and 26 ms a frame. @param mark what its sound is told by */
const frame = (mark: number) => [0xff, 0xfb, 0x90, 0x00, ...Array<number>(413).fill(mark)]
const sound = Uint8Array.from(Array.from({ length: 200 }, (_, at) => frame(at)).flat())
const marksOf = (cut: Uint8Array | null) =>
  cut && Array.from({ length: cut.length / 417 }, (_, at) => cut[417 * at + 10]!)

const seconds = 1152 / 44_100

test.each([
  ['the middle', { from: 100 * seconds, to: 104 * seconds }, [99, 100, 101, 102, 103, 104]],
  ['the beginning', { from: 0, to: 2.5 * seconds }, [0, 1, 2, 3]],
  ['the end', { from: 197.5 * seconds, to: 200 * seconds }, [196, 197, 198, 199]],
  ['the last bit', { from: 199.9 * seconds, to: 200 * seconds }, [197, 198, 199]],
])('%s of an MP3 is its frames there, with one beside', (_what, stretch, marks) => {
  expect(marksOf(cutMp3(sound, stretch))).toEqual(marks)
})

test('what has another sound in it is not cut by frames', () => {
  expect(cutMp3(sound.subarray(0, sound.length - 9), { from: 0, to: 1 })).toBeNull()
  expect(cutMp3(new TextEncoder().encode('RIFFxxxxWAVE'), { from: 0, to: 1 })).toBeNull()
})

test('the first frame, which tells how many follow, is kept and told anew when it is stored', () => {
  const head = [...frame(0).slice(0, 36), ...new TextEncoder().encode('Xing'), 0, 0, 0, 1, 0, 0, 0, 200, ...frame(0)]
  const told = Uint8Array.from([...head.slice(0, 417), ...sound])
  const cut = cutMp3(told, { from: 100 * seconds, to: 104 * seconds })
  expect(marksOf(cut)).toEqual([0, 99, 100, 101, 102, 103, 104])
  expect([...requireSound(cut!).data.subarray(44, 48)]).toEqual([0, 0, 0, 6])
})

test('what is cut of a real sound weighs what its seconds did', () => {
  const { data } = requireSound(
    new Uint8Array(readFileSync('samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3')),
  )
  const cut = cutMp3(data, { from: 1, to: 3 })!
  const { length, seconds: each } = frameAt(data, 0)!
  expect(Math.abs(cut.length - (2 / each) * length)).toBeLessThan(5 * length)
  expect(requireSound(cut)).toEqual({ mime: 'audio/mpeg', data: cut })
})
