import { expect, test } from 'vitest'
import { requireSound } from '#app/features/media/sounds/read-sound.ts'
import { maxSoundBytes } from '#app/features/media/upload-rules.ts'
import { formatFor, movedEnd, peaksOf, shortestCut } from './cut.ts'
import { levelOf } from './microphone.ts'
import { wavBytes, wavFile } from './wav.ts'

test.each([
  ['a WAV in stereo', 30, 2, 176_400, { channels: 2, rate: 44_100 }],
  ['a WAV in stereo for films', 30, 2, 192_000, { channels: 2, rate: 44_100 }],
  ['a WAV with one channel', 30, 1, 88_200, { channels: 1, rate: 44_100 }],
  ['a recording made here', 30, 1, 48_000, { channels: 1, rate: 24_000 }],
  ['a light sound in stereo', 100, 2, 16_000, { channels: 1, rate: 24_000 }],
  ['a FLAC', 100, 2, 90_000, { channels: 1, rate: 44_100 }],
  ['a FLAC that is long', 240, 2, 90_000, { channels: 1, rate: 24_000 }],
  ['a light sound that is long', 600, 2, 16_000, null],
])('%s is cut in the best format that is no heavier than before', (_what, seconds, channels, bytes, format) => {
  expect(formatFor(seconds, { channels, bytes })).toEqual(format)
})

test('a file is as large as it was said to be, and is taken as an upload', () => {
  for (const channels of [1, 2]) {
    const samples = Array.from({ length: channels }, () => new Float32Array(2_400).fill(0.5))
    const file = new Uint8Array(wavFile(samples, 24_000))
    expect(file.length).toBe(wavBytes(0.1, channels, 24_000))
    expect(requireSound(file)).toMatchObject({ mime: 'audio/wav', data: file })
  }
  expect(wavBytes(109, 2, 44_100)).toBeLessThan(maxSoundBytes)
})

test('the channels of a file alternate', () => {
  const view = new DataView(wavFile([new Float32Array([1, 0]), new Float32Array([-1, 2])], 44_100))
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0, 32_767])
})

test('either end stops short of the other, and of the sound', () => {
  const whole = { from: 0, to: 10 }
  expect(movedEnd(whole, 'from', 4, 10)).toEqual({ from: 4, to: 10 })
  expect(movedEnd({ from: 4, to: 6 }, 'from', 9, 10)).toEqual({ from: 6 - shortestCut, to: 6 })
  expect(movedEnd({ from: 4, to: 6 }, 'to', 1, 10)).toEqual({ from: 4, to: 4 + shortestCut })
  expect(movedEnd(whole, 'to', 12, 10)).toEqual(whole)
  expect(movedEnd(whole, 'from', -1, 10)).toEqual(whole)
})

test('a wave shows the loudest of each part', () => {
  expect(peaksOf(new Float32Array([0, -0.5, 0.25, 0, 1.5, 0]), 3)).toEqual([0.5, 0.25, 1])
  expect(peaksOf(new Float32Array([]), 2)).toEqual([0, 0])
})

test('the meter shows nothing of silence, half at 25 decibels below the loudest, and then all', () => {
  expect(levelOf(new Float32Array([0, 0]))).toBe(0)
  expect(levelOf(new Float32Array([0.0562]))).toBeCloseTo(0.5, 2)
  expect(levelOf(new Float32Array([0, -1]))).toBe(1)
})
