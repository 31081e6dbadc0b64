import { expect, test } from 'vitest'
import { medianOf, missedBy, targets } from './audit.ts'

test('a page that reaches every target misses none; each figure is compared in its own direction', () => {
  expect(missedBy(targets)).toEqual([])
  expect(
    missedBy({ performance: 94, accessibility: 99, 'best-practices': 99, seo: 99, lcp: 1_801, cls: 0.001 }),
  ).toEqual(['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'cls'])
})

test('the median of three runs counts for each figure', () => {
  expect(
    medianOf([
      { ...targets, performance: 60, lcp: 900 },
      { ...targets, performance: 97, lcp: 4_000 },
      { ...targets, performance: 96, lcp: 1_000 },
    ]),
  ).toEqual({ ...targets, performance: 96, lcp: 1_000 })
})

test('a figure that no run measured is not a success', () => {
  expect(missedBy(medianOf([]))).toHaveLength(6)
})
