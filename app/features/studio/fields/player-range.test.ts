import { expect, test } from 'vitest'
import { playerLimits, playerRanges } from '#app/features/rows/catalogue.ts'
import { countsIn, rangeText, withEnd } from './player-range.ts'

test.each(['mystery-dinner', 'escape-room'] as const)(
  'whatever is chosen for a %s is a range that it may have',
  (kind) => {
    const limits = playerLimits[kind]
    const counts = countsIn(limits)
    const picked = counts.flatMap((fewest) =>
      counts.map((most) => rangeText(withEnd(withEnd(null, 'fewest', fewest, limits), 'most', most, limits))),
    )
    expect(new Set(picked)).toEqual(new Set(playerRanges[kind]))
  },
)

test('moving one end of the players past the other takes it along', () => {
  const limits = { fewest: 6, most: 10 }
  expect(withEnd({ fewest: 6, most: 8 }, 'fewest', 9, limits)).toEqual({ fewest: 9, most: 9 })
  expect(withEnd({ fewest: 8, most: 10 }, 'most', 7, limits)).toEqual({ fewest: 7, most: 7 })
  expect(withEnd(null, 'fewest', 7, limits)).toEqual({ fewest: 7, most: 10 })
  expect(withEnd(null, 'most', 7, limits)).toEqual({ fewest: 6, most: 7 })
  expect([rangeText({ fewest: 6, most: 10 }), rangeText({ fewest: 8, most: 8 })]).toEqual(['6-10', '8'])
})
