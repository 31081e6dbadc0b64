import { expect, test } from 'vitest'
import { playerChoices } from '#app/features/adventure/catalogue.ts'
import { fewestChoices, mostChoices, rangeText, readRange } from './player-range.ts'

test('the selects offer exactly the ranges that a room can have', () => {
  const offered = fewestChoices.flatMap((fewest) => mostChoices(fewest).map((most) => rangeText({ fewest, most })))
  expect(offered).toEqual(playerChoices['escape-room'])
})

test('a number that does not go with the other takes the nearest choice', () => {
  expect(rangeText({ fewest: 2, most: Infinity })).toBe('2-8')
})

test('a range that was never chosen is none', () => {
  expect(readRange('')).toBeNull()
  expect(readRange('2-6')).toEqual({ fewest: 2, most: 6 })
})
