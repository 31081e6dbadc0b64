import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepBoxes } from './keep-boxes.ts'
import type { Arrow, Box } from '#app/shared/place-boxes.ts'

const box = (id: string, height = 100): Box => ({ id, width: 200, height })
const arrow = (pair: string): Arrow => ({ from: pair[0]!, to: pair[1]! })
const abc = [box('a'), box('b'), box('c')]
const first = keepBoxes(abc, ['ab', 'ac'].map(arrow), ['a'], new Map())

test('drawing or removing an arrow moves no box', () => {
  expect(keepBoxes(abc, ['ab', 'ac', 'bc', 'cb'].map(arrow), ['a'], first)).toEqual(first)
  expect(keepBoxes(abc, [], ['b'], first)).toEqual(first)
})

test('a box that grew stays, and what it would cover moves down just far enough', () => {
  const places = keepBoxes([box('a'), box('b', 300), box('c')], ['ab', 'ac'].map(arrow), ['a'], first)
  expect(places.get('a')).toEqual(first.get('a'))
  expect(places.get('b')).toEqual(first.get('b'))
  expect(places.get('c')!.x).toBe(first.get('c')!.x)
  expect(places.get('c')!.y - (places.get('b')!.y + 300)).toBe(first.get('c')!.y - (first.get('b')!.y + 100))
})

test('a new box goes to the right of what leads to it, or below all others if nothing does', () => {
  const places = keepBoxes([...abc, box('d'), box('e')], ['ab', 'ac', 'cd'].map(arrow), ['a'], first)
  expect(places.get('d')!.x).toBeGreaterThan(first.get('c')!.x + 200)
  expect(places.get('d')!.y).toBe(first.get('c')!.y)
  expect(places.get('e')!.y).toBeGreaterThan(first.get('c')!.y + 100)
})

test('no two boxes overlap, whatever grew or was added', () => {
  const id = fc.constantFrom(...'abcdefghij')
  const boxes = fc.uniqueArray(fc.record({ id, width: fc.constant(200), height: fc.integer({ min: 20, max: 400 }) }), {
    selector: (each) => each.id,
  })
  const arrows = fc.array(fc.record({ from: id, to: id }), { maxLength: 30 })
  fc.assert(
    fc.property(boxes, boxes, arrows, arrows, (before, after, led, leads) => {
      const places = keepBoxes(after, leads, ['a'], keepBoxes(before, led, ['a'], new Map()))
      expect(places.size).toBe(after.length)
      for (const one of after) {
        for (const other of after) {
          const [a, b] = [places.get(one.id)!, places.get(other.id)!]
          const apart =
            a.x + one.width <= b.x || b.x + other.width <= a.x || a.y + one.height <= b.y || b.y + other.height <= a.y
          if (one !== other) expect(apart).toBe(true)
        }
      }
    }),
  )
})
