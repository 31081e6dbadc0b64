import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

export function assetsOfEdition(document: EditionDocument): string[] {
  const ids = [
    ...document.scenes.flatMap((scene) => [
      scene.imageAssetId,
      scene.sound?.assetId,
      ...(scene.layers ?? []).map((layer) => layer.imageAssetId),
    ]),
    ...document.puzzles.map((puzzle) => puzzle.imageAssetId),
    ...document.items.map((item) => item.iconAssetId),
    ...document.npcs.map((npc) => npc.avatarAssetId),
  ]
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

export const filesOfEdition = (document: EditionDocument): string[] =>
  document.puzzles.flatMap(({ type, configuration }) =>
    Object.values(configuration).flatMap((presented) => findPuzzleType(type)?.filesIn(presented) ?? []),
  )
