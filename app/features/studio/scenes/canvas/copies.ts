import type { Single } from '#app/features/studio/draft/command.schema.ts'
import { createOf } from '#app/features/studio/draft/inverse.ts'
import type { DraftView, HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { moveWithin, movedPiece } from './geometry.ts'
import type { Point } from './geometry.ts'

type Create = Extract<Single, { op: 'create' }>

/** Percent. */
export const copyOffset: Point = { x: 2, y: 2 }

/** Moved together within the picture, last in tab order. */
export function copiesOf(
  hotspots: readonly HotspotView[],
  { sceneId, by, firstOrder }: { sceneId: string; by: Point; firstOrder: number },
  newId: () => string,
): Create[] {
  if (hotspots.length === 0) return []
  const room = moveWithin(hotspots, by)
  // In the corner copies go the other way.
  const way = {
    x: Math.abs(room.x) < Math.abs(by.x) / 2 ? moveWithin(hotspots, { x: -by.x, y: 0 }).x : room.x,
    y: Math.abs(room.y) < Math.abs(by.y) / 2 ? moveWithin(hotspots, { x: 0, y: -by.y }).y : room.y,
  }
  return hotspots
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map((hotspot, index) => {
      const piece = movedPiece(hotspot, way)
      const copy = { ...hotspot, ...piece, sceneId, displayOrder: firstOrder + index, toCheck: false }
      return createOf('hotspot', copy, newId())
    })
}

const longestName = 200

/** The scene first, then its hotspots, with new ids; nothing links to it. */
export function copyOfScene(
  { scenes, hotspots, details }: Pick<DraftView, 'scenes' | 'hotspots' | 'details'>,
  sceneId: string,
  naming: (name: string, language: string) => string,
  newId: () => string,
): Create[] {
  const scene = scenes.find(({ id }) => id === sceneId)
  if (!scene) return []
  const named = (name: string, language: string) =>
    naming(name.slice(0, longestName - naming('', language).length), language)
  const translations = Object.fromEntries(
    Object.entries(scene.translations).map(([language, texts]) => [
      language,
      typeof texts.name === 'string' && texts.name ? { ...texts, name: named(texts.name, language) } : texts,
    ]),
  )
  const copy: SceneView = {
    ...scene,
    name: named(scene.name, details.primaryLanguage),
    translations,
    displayOrder: scene.displayOrder + 1,
    isStartingMap: false,
  }
  const id = newId()
  return [
    createOf('scene', copy, id),
    ...hotspots
      .filter((hotspot) => hotspot.sceneId === sceneId)
      .map((hotspot) => createOf('hotspot', { ...hotspot, sceneId: id }, newId())),
  ]
}
