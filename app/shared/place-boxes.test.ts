import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBoxes } from './place-boxes.ts'
import type { Arrow, Box } from './place-boxes.ts'

const box = (id: string, height = 100): Box => ({ id, width: 200, height })
const arrow = (pair: string): Arrow => ({ from: pair[0]!, to: pair[1]! })

test('a box is left of the boxes that it leads to, and at their height', () => {
  const places = placeBoxes([box('a'), box('b'), box('c')], ['ab', 'bc'].map(arrow), ['a'])
  expect([...places.keys()]).toEqual(['a', 'b', 'c'])
  expect(places.get('a')!.x).toBeLessThan(places.get('b')!.x)
  expect(places.get('b')!.x).toBeLessThan(places.get('c')!.x)
  expect(new Set([...places.values()].map(({ y }) => y)).size).toBe(1)
})

test('two branches are below each other', () => {
  const places = placeBoxes([box('a'), box('b'), box('c')], ['ab', 'ac'].map(arrow), ['a'])
  expect(places.get('b')!.x).toBe(places.get('c')!.x)
  expect(places.get('c')!.y).toBeGreaterThanOrEqual(places.get('b')!.y + 100)
})

test('a box that nothing leads to is below all others, along with what follows it', () => {
  const places = placeBoxes([box('lost'), box('after'), box('a', 400)], [{ from: 'lost', to: 'after' }], ['a'])
  expect(places.get('lost')!.y).toBeGreaterThan(400)
  expect(places.get('after')!.x).toBeGreaterThan(places.get('lost')!.x)
})

test('a cycle that nothing leads to is placed once', () => {
  expect(placeBoxes([box('a'), box('b')], ['ab', 'ba', 'aa'].map(arrow), []).size).toBe(2)
})

test('every box of any graph has a place, and no two overlap', () => {
  const id = fc.constantFrom(...'abcdefghij')
  const boxes = fc.uniqueArray(
    fc.record({ id, width: fc.integer({ min: 50, max: 300 }), height: fc.integer({ min: 20, max: 400 }) }),
    { selector: (each) => each.id },
  )
  fc.assert(
    fc.property(
      boxes,
      fc.array(fc.record({ from: id, to: id }), { maxLength: 30 }),
      fc.array(id, { maxLength: 3 }),
      (all, arrows, starts) => {
        const places = placeBoxes(all, arrows, starts)
        expect(places.size).toBe(all.length)
        for (const one of all) {
          for (const other of all) {
            const [a, b] = [places.get(one.id)!, places.get(other.id)!]
            const apart =
              a.x + one.width <= b.x || b.x + other.width <= a.x || a.y + one.height <= b.y || b.y + other.height <= a.y
            if (one !== other) expect(apart).toBe(true)
          }
        }
      },
    ),
  )
})
