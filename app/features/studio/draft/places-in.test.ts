import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesIn } from './places-in.ts'

const rows = (...ids: string[]) => ids.map((id, displayOrder) => ({ id, displayOrder }))

test('only rows that change their place are returned', () => {
  expect(placesIn(rows('a', 'b', 'c'), ['b', 'a', 'c'])).toEqual([
    { id: 'b', displayOrder: 0 },
    { id: 'a', displayOrder: 1 },
  ])
  expect(placesIn(rows('a', 'b', 'c'), ['a', 'b', 'c'])).toEqual([])
})

test('rows that shared a place get one each', () => {
  expect(
    placesIn(
      [
        { id: 'a', displayOrder: 1 },
        { id: 'b', displayOrder: 1 },
      ],
      ['b'],
    ),
  ).toEqual([{ id: 'b', displayOrder: 0 }])
})

test('missing rows are left out of an order, and an order of missing rows only is null', () => {
  expect(placesIn(rows('a', 'b', 'c'), ['c', 'x', 'a'])).toEqual([
    { id: 'c', displayOrder: 0 },
    { id: 'a', displayOrder: 1 },
    { id: 'b', displayOrder: 2 },
  ])
  expect(placesIn(rows('a'), ['x'])).toBeNull()
})

test('named rows come first in their order, the rest follow, and no two share a place', () => {
  const all = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 })
  fc.assert(
    fc.property(
      all.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids))),
      ([ids, order]) => {
        const stored = rows(...ids)
        const places = new Map([...stored, ...placesIn(stored, order)!].map((row) => [row.id, row.displayOrder]))
        const after = ids.toSorted((a, b) => places.get(a)! - places.get(b)!)
        expect(after).toEqual([...order, ...ids.filter((id) => !order.includes(id))])
        expect(new Set(places.values()).size).toBe(ids.length)
      },
    ),
  )
})
