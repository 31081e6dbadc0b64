import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { done, facts, id, row, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import { together } from '#app/features/studio/draft/make-command.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import { hotspot, scene } from '#app/features/studio/draft/view.fixtures.ts'
import { newId } from '#app/shared/ids.ts'
import { copiesOf, copyOfScene, copyOffset } from './copies.ts'
import type { Point } from './geometry.ts'

const hundredths = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)
const point = fc.record({ x: hundredths, y: hundredths })
const close = (a: number, b: number) => Math.abs(a - b) <= 0.011
const onPicture = ({ x, y }: Point) => x >= 0 && x <= 100 && y >= 0 && y <= 100

describe('copies of hotspots', () => {
  const there = { sceneId: 'attic', by: copyOffset, firstOrder: 40 }

  test('have ids of their own, keep their distances, and stand beside what they were made of', () => {
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

describe('a copy of a scene', () => {
  const copy = (name: string) => `${name} (copy)`
  const house = smallDraft()
  const view = draftView(house, facts())

  test('stands behind its original with a name of its own, is no start, and nothing leads to it', () => {
    const made = copyOfScene(view, id('hall'), copy, newId)
    const after = done(house, together(made))
    expect(after.rows.scene.map(({ name }) => name)).toEqual(['Hall', 'Hall (copy)', 'Attic'])
    expect(after.rows.scene[1]).toMatchObject({
      id: made[0]!.id,
      isStartingMap: false,
      imageAssetId: id('photo'),
      translations: { fr: { name: 'Vestibule (copy)' } },
    })
    expect(row(after, 'hall')).toBe(row(house, 'hall'))
    expect(after.rows.hotspot.filter(({ targetId }) => targetId === made[0]!.id)).toEqual([])
  })

  test('has all of its hotspots, with ids of their own', () => {
    const made = copyOfScene(view, id('hall'), copy, newId)
    const after = done(house, together(made))
    const within = (sceneId: string) => after.rows.hotspot.filter((each) => each.sceneId === sceneId)
    const look = ({ id: _id, sceneId: _scene, ...fields }: (typeof after.rows.hotspot)[number]) => fields
    expect(within(made[0]!.id).map(look)).toEqual(within(id('hall')).map(look))
    expect(new Set(after.rows.hotspot.map((each) => each.id)).size).toBe(5)
  })

  test('whose name is as long as it may be has no longer one', () => {
    const long = { ...view, scenes: [scene(id('hall'), { name: 'x'.repeat(200) })] }
    expect(copyOfScene(long, id('hall'), copy, newId)[0]!.fields.name).toBe(`${'x'.repeat(193)} (copy)`)
  })

  test('is not made of one that is gone', () => expect(copyOfScene(view, newId(), copy, newId)).toEqual([]))
})
