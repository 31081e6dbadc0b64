import { expect, test } from 'vitest'
import { shownHotspot } from '#app/features/engine/edition.fixtures.ts'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { ownPingWords, pingWords } from './ping-words.ts'

const ladder = shownHotspot('h', { name: 'The ladder', x: 80, y: 40, width: 100, height: 600 })
const scene: SceneProjection = {
  id: 'stage',
  name: 'The stage',
  description: '',
  altText: '',
  imageAssetId: null,
  canvas: { width: 1920, height: 1080 },
  sound: null,
  layers: [],
  missLines: [],
  hotspots: [ladder, { ...ladder, id: 'n', x: 10, name: '' }],
}
const places = [
  {
    playerId: 'p',
    sceneId: 'cellar',
    sceneName: 'The cellar',
    puzzleId: null,
    puzzleName: null,
    npcName: null,
    roles: [],
  },
]

test('players who cannot see the picture hear what is pointed at', () => {
  expect(pingWords('Marie', { sceneId: 'stage', x: 81, y: 30 }, scene, places)).toBe('Marie is pointing at: The ladder')
  expect(ownPingWords(scene, { x: 81, y: 30 })).toBe('You’re pointing at: The ladder')
})

test('a spot with nothing named is described as a place in the picture', () => {
  expect(pingWords('Marie', { sceneId: 'stage', x: 50, y: 90 }, scene, places)).toBe(
    'Marie is pointing at a place in the picture.',
  )
  expect(ownPingWords(scene, { x: 10, y: 40 })).toBe('You’re pointing at a place in the picture.')
})

test('players elsewhere hear where it is, but never what is there', () => {
  expect(pingWords('Marie', { sceneId: 'cellar', x: 81, y: 30 }, scene, places)).toBe(
    'Marie is pointing at something in: The cellar',
  )
  expect(pingWords('Marie', { sceneId: 'attic', x: 81, y: 30 }, scene, places)).toBe(
    'Marie is pointing at something elsewhere.',
  )
})
