import { expect, it } from 'vitest'
import { formatBytes } from './format.ts'

it('a file size is never zero, and is in megabytes from a million bytes up', () => {
  expect([1, 12_400, 1_000_000, 3_450_000].map((bytes) => formatBytes(bytes, 'en'))).toEqual([
    '1 kB',
    '13 kB',
    '1 MB',
    '3.5 MB',
  ])
  expect(formatBytes(3_450_000, 'fr').replaceAll(/\s/g, ' ')).toBe('3,5 Mo')
})
