import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Arrow, Box } from '#app/shared/place-boxes.ts'
import { placeFlow } from './place-flow.ts'

const box = (id: string, height = 60): Box => ({ id, width: 200, height })
const arrow = (pair: string): Arrow => ({ from: pair[0]!, to: pair[1]! })

test('every arrow of a flow without cycles leads to the right', () => {
  const arrows = ['ac', 'bc', 'cd', 'ad', 'de', 'be'].map(arrow)
  const places = placeFlow(
    [...'abcde'].map((id) => box(id)),
    arrows,
  )
  for (const { from, to } of arrows) expect(places.get(from)!.x).toBeLessThan(places.get(to)!.x)
})

test('a thing needed late is right before its use', () => {
  const places = placeFlow(
    [...'abcd'].map((id) => box(id)),
    ['ab', 'bc', 'dc'].map(arrow),
  )
  expect(places.get('d')!.x).toBe(places.get('b')!.x)
})

test('unconnected boxes are in rows below', () => {
  const places = placeFlow([box('a', 300), box('b'), box('x'), box('y')], [arrow('ab')])
  expect(places.get('x')!.y).toBeGreaterThan(300)
  expect(places.get('y')!.y).toBe(places.get('x')!.y)
})

test('every box of any graph has a place, and no two overlap', () => {
  const id = fc.constantFrom(...'abcdefghij')
  const boxes = fc.uniqueArray(fc.record({ id, width: fc.constant(200), height: fc.integer({ min: 20, max: 300 }) }), {
    selector: (each) => each.id,
  })
  fc.assert(
    fc.property(boxes, fc.array(fc.record({ from: id, to: id }), { maxLength: 30 }), (all, arrows) => {
      const places = placeFlow(all, arrows)
      expect(places.size).toBe(all.length)
      for (const one of all)
        for (const other of all) {
          const [a, b] = [places.get(one.id)!, places.get(other.id)!]
          const apart =
            a.x + one.width <= b.x || b.x + other.width <= a.x || a.y + one.height <= b.y || b.y + other.height <= a.y
          if (one !== other) expect(apart).toBe(true)
        }
    }),
  )
})
