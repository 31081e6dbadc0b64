import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hotspot } from '#app/features/studio/draft/view.fixtures.ts'
import { newId } from '#app/shared/ids.ts'
import { copiesOf, copyOffset } from './copies.ts'
import type { Point } from './geometry.ts'

const hundredths = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)
const point = fc.record({ x: hundredths, y: hundredths })
const close = (a: number, b: number) => Math.abs(a - b) <= 0.011
const onPicture = ({ x, y }: Point) => x >= 0 && x <= 100 && y >= 0 && y <= 100

describe('copies of hotspots', () => {
  const there = { sceneId: 'attic', by: copyOffset, firstOrder: 40 }

  test('have ids of their own, keep their distances, and are beside their originals', () => {
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 1, maxLength: 6 }), (points) => {
        const originals = points.map((at, index) =>
          hotspot(`h${index}`, { ...at, displayOrder: index, toCheck: true, targetId: 'scene' }),
        )
        const copies = copiesOf(originals, there, newId)
        expect(new Set(copies.map((each) => each.id)).size).toBe(points.length)
        expect(copies.map(({ fields }) => fields.displayOrder)).toEqual(points.map((_, index) => 40 + index))
        const places = copies.map(({ fields }) => ({ x: Number(fields.x), y: Number(fields.y) }))
        for (const [index, place] of places.entries()) {
          expect(close(place.x - points[index]!.x, places[0]!.x - points[0]!.x) && onPicture(place)).toBe(true)
          expect(copies[index]).toMatchObject({ parent: 'attic', fields: { targetId: 'scene', toCheck: false } })
        }
      }),
    )
    expect(copiesOf([hotspot('a', { x: 100, y: 100 })], there, newId)).toMatchObject([{ fields: { x: 98, y: 98 } }])
    expect(copiesOf([], there, newId)).toEqual([])
  })
})
