import { expect, test } from 'vitest'
import { cutTo } from './cut-to.ts'

test('a picture with other proportions than its place is cut, one with the same is not', () => {
  const scene = { width: 1920, height: 1080 }
  expect(cutTo({ width: 1000, height: 1000 }, scene)).toBe('16:9')
  expect(cutTo({ width: 1000, height: 1000 }, { width: 720, height: 1280 })).toBe('9:16')
  expect(cutTo({ width: 1366, height: 768 }, scene)).toBeNull()
  expect(cutTo({ width: 3840, height: 2160 }, scene)).toBeNull()
})

test('no message for a picture that keeps its own proportions', () => {
  expect(cutTo({ width: 900, height: 600 }, { width: 512, height: 341 })).toBeNull()
})
