import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'

test('one member of a list moves, the others keep their order, and none is lost', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b'])
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.nat(30),
      fc.integer({ min: -5, max: 30 }),
      (list, at, to) => {
        const from = at % list.length
        const moved = movedTo(list, from, to)
        expect(moved.toSorted()).toEqual(list.toSorted())
        expect(moved.filter((each) => each !== list[from])).toEqual(list.filter((each) => each !== list[from]))
        expect(moved.indexOf(list[from]!)).toBe(Math.min(Math.max(0, to), list.length - 1))
      },
    ),
  )
})
