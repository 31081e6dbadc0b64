import type { LinkedType } from '#app/shared/hotspot-types.ts'
import type {
  EditionDocument,
  EditionHotspot,
  EditionItem,
  EditionNpc,
  EditionPuzzle,
  EditionScene,
} from './edition.schema.ts'

export const findScene = (edition: EditionDocument, id: string): EditionScene | undefined =>
  edition.scenes.find((scene) => scene.id === id)

export const findPuzzle = (edition: EditionDocument, id: string): EditionPuzzle | undefined =>
  edition.puzzles.find((puzzle) => puzzle.id === id)

export const findItem = (edition: EditionDocument, id: string): EditionItem | undefined =>
  edition.items.find((item) => item.id === id)

export const findNpc = (edition: EditionDocument, id: string): EditionNpc | undefined =>
  edition.npcs.find((npc) => npc.id === id)

export const findHotspot = (scene: EditionScene, id: string): EditionHotspot | undefined =>
  scene.hotspots.find((hotspot) => hotspot.id === id)

export const findHotspotAnywhere = (edition: EditionDocument, id: string): EditionHotspot | undefined =>
  edition.scenes.flatMap(({ hotspots }) => hotspots).find((hotspot) => hotspot.id === id)

/** The ids of what the hotspots of one type lead to. */
export const targetsIn = (hotspots: readonly EditionHotspot[], type: LinkedType): string[] =>
  hotspots.flatMap((hotspot) => (hotspot.type === type ? [hotspot.targetId] : []))

/** The puzzles that some scene leads to: others can never be solved. */
export function placedPuzzles({ puzzles, scenes }: EditionDocument): EditionPuzzle[] {
  const placed = new Set(scenes.flatMap(({ hotspots }) => targetsIn(hotspots, 'puzzle')))
  return puzzles.filter(({ id }) => placed.has(id))
}
