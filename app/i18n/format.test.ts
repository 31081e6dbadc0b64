import { expect, it } from 'vitest'
import { formatBytes, formatDate, formatMoment } from './format.ts'

it('a file size is never zero, and is in megabytes from a million bytes up', () => {
  expect([1, 12_400, 1_000_000, 3_450_000].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '1 kB',
    '13 kB',
    '1 MB',
    '3.5 MB',
  ])
  expect(formatBytes(3_450_000, 'fr').replaceAll(/\s/g, ' ')).toBe('3,5 Mo')
})

it.each([
  ['2026-12-01T20:04:00Z', '1er décembre 2026', '1er déc. 2026, 15 h 04'],
  ['2026-11-21T20:04:00Z', '21 novembre 2026', '21 nov. 2026, 15 h 04'],
  ['2026-05-11T20:04:00Z', '11 mai 2026', '11 mai 2026, 16 h 04'],
])('%s is in French %s, and with its time %s', (at, date, moment) => {
  expect(formatDate(at, undefined, 'fr')).toBe(date)
  expect(formatMoment(at, undefined, 'fr').replaceAll(/\s/g, ' ')).toBe(moment)
})
