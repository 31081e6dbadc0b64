import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { unsetLinks } from './unset-links.ts'

test('only hotspots whose target is missing from the document are named, with their scenes', () => {
  const [hall, lamp] = [newId(), newId()]
  const hotspot = (name: string, type: 'scene_link' | 'item', targetId: string | null) => ({
    id: newId(),
    type,
    name,
    x: 5,
    y: 5,
    targetId,
  })
  const scene = {
    id: hall,
    name: 'Hall',
    orientation: 'landscape' as const,
    imageAssetId: null,
    soundAssetId: null,
    isStart: true,
  }
  const hotspots = [
    hotspot('Back', 'scene_link', hall),
    hotspot('Lamp', 'item', lamp),
    hotspot('Door', 'scene_link', newId()),
    hotspot('Scene as an item', 'item', hall),
    hotspot('Wall', 'item', null),
  ]
  expect(
    unsetLinks({
      scenes: [{ ...scene, hotspots }],
      puzzles: [],
      items: [{ id: lamp, name: 'Lamp', iconAssetId: null }],
      npcs: [],
    } as never),
  ).toEqual([
    { scene: 'Hall', hotspot: 'Door' },
    { scene: 'Hall', hotspot: 'Scene as an item' },
  ])
})
