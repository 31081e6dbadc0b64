import { expect, test } from 'vitest'
import { isFineOnPaper, nameOnPaper } from './name-on-paper.ts'

const tag = { width: 72, height: 22, points: 24 }
const long = (letters: number) =>
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(6).slice(0, letters)

test.each([
  ['Ada', 24, false],
  ['Zoë Béliveau-Œuvrard', 20, false],
  ['Marie-Antoinette Desjardins de la Rochefoucauld', 15, false],
  [long(24), 14, false],
  [long(60), 11, true],
  [long(300), 5, true],
])('a name of one size is no larger than its place: %s', (name, least, isBroken) => {
  const set = nameOnPaper(name, tag, tag.points)
  expect(set.isBroken).toBe(isBroken)
  expect(set.points).toBeGreaterThanOrEqual(least)
  expect(set.points).toBeLessThanOrEqual(tag.points)
})

test('a name is fine while no place breaks it or sets it under 8 points', () => {
  expect(isFineOnPaper('Zoë Béliveau-Œuvrard', [tag])).toBe(true)
  expect(isFineOnPaper('', [tag])).toBe(true)
  expect(isFineOnPaper(long(60), [tag])).toBe(false)
  expect(isFineOnPaper('Jean Paul Georges '.repeat(24), [tag])).toBe(false)
})
