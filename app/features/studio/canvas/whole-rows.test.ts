import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftView, SceneView } from '#app/features/studio/draft-view.ts'
import { draft, hotspot } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { createSceneSchema, putSceneSchema } from '#app/features/studio/scenes.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { copyOfScene, movedTo, wholeScene } from './whole-rows.ts'

const [hall, attic, up, down] = [newId(), newId(), newId(), newId()]

const scene = (id: string, change: Partial<SceneView> = {}): SceneView => ({
  id,
  version: 4,
  name: 'Hall',
  description: 'Dust',
  altText: 'A door',
  orientation: 'portrait',
  canvasWidth: 1080,
  canvasHeight: 1920,
  displayOrder: 0,
  isStartingMap: true,
  isEnding: true,
  endingText: 'The end',
  endingConditions: {},
  image: null,
  sound: null,
  soundCaption: '',
  translations: { fr: { name: 'Vestibule', altText: 'Une porte' } },
  translatedFrom: { fr: { altText: 'A gate' } },
  ...change,
})

const house = (): DraftView => ({
  ...draft(),
  scenes: [scene(hall), scene(attic, { name: 'Attic', isStartingMap: false, displayOrder: 1 })],
  hotspots: [
    hotspot(up, { sceneId: hall, type: 'scene_link', targetId: attic }),
    hotspot(down, { sceneId: attic, type: 'scene_link', targetId: hall }),
  ],
})

const copy = (name: string) => `${name} (copy)`

test('a scene is put back with everything that the server knows of it, its hotspots, and what leads to it', () => {
  const put = wholeScene(house(), hall)!
  expect(put).toMatchObject({
    id: hall,
    name: 'Hall',
    orientation: 'portrait',
    isStart: true,
    leading: [down],
    hotspots: [{ id: up, targetId: attic }],
    translations: { fr: { name: 'Vestibule' } },
  })
  expect(putSceneSchema.parse(put)).toMatchObject({ id: hall })
  // a field that a new scene can have is not forgotten when one is put back
  expect(Object.keys(put)).toEqual(expect.arrayContaining(Object.keys(createSceneSchema.shape)))
  expect(wholeScene(house(), newId())).toBeNull()
})

test('a copy stands behind its original with a name and ids of its own, is no start, and nothing leads to it', () => {
  const made = copyOfScene(house(), hall, copy, newId)!
  expect(made).toMatchObject({
    name: 'Hall (copy)',
    displayOrder: 1,
    isStart: false,
    leading: [],
    translations: { fr: { name: 'Vestibule (copy)', altText: 'Une porte' } },
  })
  expect([made.id, ...made.hotspots.map((each) => each.id)]).not.toEqual(expect.arrayContaining([hall]))
  expect(made.hotspots).toMatchObject([{ targetId: attic }])
  expect(made.hotspots[0]!.id).not.toBe(up)
})

test('the copy of a name that is as long as it may be is not longer', () => {
  const long = { ...house(), scenes: [scene(hall, { name: 'x'.repeat(200) })] }
  expect(copyOfScene(long, hall, copy, newId)!.name).toBe(`${'x'.repeat(193)} (copy)`)
})

test('one member of a list moves, the others keep their order, none is lost', () => {
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
