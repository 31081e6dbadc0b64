import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Placed } from '#app/features/studio/graph/keep-boxes.ts'
import { boardStep, inSteps, onBoard } from './on-board.ts'

const box = (id: string, x: number, y: number): Placed => ({ id, x, y, width: 200, height: 60 })
const boxes = [box('puzzle', 300, 0), box('thing', 0, 0), box('other', 0, 90)]
const leads = new Map([['thing', 'puzzle']])

test('nothing moves while the author has placed nothing', () => {
  expect(onBoard(boxes, new Map(), leads).get('thing')).toEqual({ x: 0, y: 0 })
})

test('a thing follows the puzzle next to it', () => {
  const places = onBoard(boxes, new Map([['puzzle', { x: 600, y: 240 }]]), leads)
  expect(places.get('puzzle')).toEqual({ x: 600, y: 240 })
  expect(places.get('thing')).toEqual({ x: 300, y: 240 })
  expect(places.get('other')).toEqual({ x: 0, y: 90 })
})

test('what the author placed stays, and no other box overlaps it or another', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }) })
  const all = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), place), { selector: ([id]) => id })
  fc.assert(
    fc.property(all, fc.option(place), (rows, at) => {
      const chosen = new Map(at && rows[0] ? [[rows[0][0], at]] : [])
      const given = rows.map(([id, { x, y }]) => box(id, x, y))
      const places = onBoard(given, chosen, new Map(rows.slice(1).map(([id]) => [id, rows[0]![0]])))
      expect(places.size).toBe(rows.length)
      for (const [id, its] of chosen) expect(places.get(id)).toEqual(its)
      if (chosen.size === 0) return
      const list = [...places.values()]
      for (const one of list)
        for (const other of list)
          if (one !== other) expect(Math.abs(one.x - other.x) >= 200 || Math.abs(one.y - other.y) >= 60).toBe(true)
    }),
  )
})

test('a place is stored in whole steps of the grid, and is never negative', () => {
  expect(inSteps({ x: boardStep * 3 + 5, y: -40 })).toEqual({ boardX: 3, boardY: 0 })
})
