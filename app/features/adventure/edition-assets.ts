import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

export function assetsOfEdition(document: EditionDocument, { looks = [] }: Pick<EditionSecrets, 'looks'>): string[] {
  const ids = [
    ...document.scenes.flatMap((scene) => [
      scene.imageAssetId,
      scene.sound?.assetId,
      ...(scene.layers ?? []).flatMap((layer) => [layer.imageAssetId, layer.sound?.assetId]),
    ]),
    ...document.puzzles.flatMap((puzzle) => [puzzle.imageAssetId, puzzle.object?.assetId]),
    ...document.items.map((item) => item.iconAssetId),
    ...document.npcs.map((npc) => npc.avatarAssetId),
    ...looks.flatMap(({ picture, sound }) => [picture?.assetId, sound?.assetId]),
  ]
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

export const filesOfEdition = (document: EditionDocument): string[] =>
  document.puzzles.flatMap(({ type, configuration }) =>
    Object.values(configuration).flatMap((presented) => findPuzzleType(type)?.filesIn(presented) ?? []),
  )
