import { expect, test } from 'vitest'
import { factsOf, showsIn } from './scene-state.ts'

const has = { type: 'has_item', itemId: 'key' }
const flag = { type: 'flag_set', flag: 'night' }
const hotspots = [
  { id: 'key', type: 'item' as const, visibilityConditions: flag },
  { id: 'door', type: 'scene_link' as const, visibilityConditions: {} },
]
const layers = [
  { visibilityConditions: { type: 'all', of: [has, { type: 'not', of: flag }] }, hotspotId: null },
  { visibilityConditions: {}, hotspotId: 'key' },
  { visibilityConditions: { type: 'any', of: [has] }, hotspotId: 'door' },
]

const keys = () => factsOf(layers, hotspots).map(({ key }) => key)
const shown = (...facts: string[]) => layers.map((layer) => showsIn(layer, hotspots, new Set(facts)))

test('each condition of the layers and of the hotspots that they are tied to is offered once', () => {
  expect(factsOf(layers, hotspots)).toMatchObject([{ leaf: has }, { leaf: flag }, { taken: 'key' }])
})

test('without any fact the scene is as at the start of a game', () => {
  expect(shown()).toEqual([false, false, false])
})

test('the layers follow the facts that hold', () => {
  const [hasKey, isNight, keyTaken] = keys() as [string, string, string]
  expect(shown(hasKey)).toEqual([true, false, true])
  expect(shown(hasKey, isNight)).toEqual([false, true, true])
  expect(shown(isNight, keyTaken)).toEqual([false, false, false])
})

test('an unreadable condition shows nothing', () => {
  expect(showsIn({ visibilityConditions: { type: 'nonsense' }, hotspotId: null }, [], new Set())).toBe(false)
})
