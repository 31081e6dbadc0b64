import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

const verdict = (name: string, measured: string, met: boolean) => ({ name, wanted: '>= 0.5', measured, met })

test('the table has a row for each target, and says how many were missed', () => {
  expect(tableOf([verdict('home', '0.9', true), verdict('the library', '0.4', false)])).toEqual(
    [
      'target       wanted  measured  ',
      'home         >= 0.5  0.9       ✓ met',
      'the library  >= 0.5  0.4       ✗ missed',
      '1 of 2 targets missed.',
    ].map((line) => line.trimEnd()),
  )
})

test('a target that was measured several times is met only when all of them are', () => {
  const lines = tableOf([verdict('home', '0.9', true), verdict('home', '0.3', false), verdict('home', '0.8', true)])
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^home .* 0\.3 .*missed$/)
  expect(tableOf([verdict('home', '0.9', true)]).at(-1)).toBe('All targets met.')
})
