import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelBox, placeLabels } from './label-places.ts'
import type { Box, Labelled } from './label-places.ts'

const picture = { width: 600, height: 340 }
const thing = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height })
const named = (box: Box, width = 120, height = 24): Labelled => ({ box, label: { width, height } })

test('a name is under its hotspot unless something is in the way', () => {
  expect(placeLabels([named(thing(100, 100)), named(thing(400, 100))], picture)).toEqual(['below', 'below'])
})

test('at the lower edge it goes above its hotspot', () => {
  expect(placeLabels([named(thing(300, 275))], picture)).toEqual(['above'])
})

test('the names of two neighbours do not overlap', () => {
  const neighbours = [named(thing(200, 150)), named(thing(265, 150))]
  const places = placeLabels(neighbours, picture)
  const [a, b] = neighbours.map((each, at) => labelBox(each, places[at]!, picture))
  expect(new Set(places).size).toBe(2)
  expect(a!.top + a!.height <= b!.top || b!.top + b!.height <= a!.top).toBe(true)
})

test('no name is cut off by an edge of the picture, wherever its hotspot is', () => {
  const box = fc.record({
    left: fc.integer({ min: -40, max: 590 }),
    top: fc.integer({ min: -40, max: 330 }),
    width: fc.integer({ min: 44, max: 500 }),
    height: fc.integer({ min: 44, max: 340 }),
  })
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (boxes) => {
      const all = boxes.map((each) => named(each))
      for (const [at, place] of placeLabels(all, picture).entries()) {
        const { left, top, width, height } = labelBox(all[at]!, place, picture)
        expect(left >= 4 && top >= 4 && left + width <= 596 && top + height <= 336).toBe(true)
      }
    }),
  )
})
