import { currentProjectPuzzle } from '#app/features/studio/exchange/current-project-puzzle.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { itemColumns } from '#app/features/studio/cast/item-rows.server.ts'
import { nodeColumns } from '#app/features/studio/cast/node-rows.server.ts'
import { npcColumns } from '#app/features/studio/cast/npc-rows.server.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import { splitOrigins, splitTranslations } from '#app/features/studio/puzzles/read-puzzle.ts'
import { puzzleColumns } from '#app/features/studio/puzzles/puzzle-rows.server.ts'
import { hotspotColumns, targetColumnsOf } from '#app/features/studio/scenes/hotspot-columns.server.ts'
import { sceneColumns } from '#app/features/studio/scenes/scene-columns.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots } from '#database/schema/scenes.ts'

/** Tables of a draft; what a row of one leads to stands in one before it. */
export const draftTables = {
  items: adventureItems,
  npcs: adventureNpcs,
  nodes: npcDialogueNodes,
  puzzles: adventurePuzzles,
  scenes: adventureScenes,
  hotspots: sceneHotspots,
}
export type DraftTable = keyof typeof draftTables

export type PlainRow = { id: string } & Record<string, unknown>
export type RowsByTable = Record<DraftTable, PlainRow[]>

/** The rows that a document stands for, in its order, column by column and by the same functions that write what a form sends. */
export function rowsOfDocument(document: ProjectDocument, adventureId: string): RowsByTable {
  const { scenes, puzzles, items, npcs, nodes, adventure } = document
  const primary = adventure.primaryLanguage
  const ids = new Set([...scenes, ...puzzles, ...items, ...npcs].map(({ id }) => id))
  const existing = (target: string | null | undefined): string | null => (target && ids.has(target) ? target : null)
  return {
    items: items.map((item) => ({ ...itemColumns({}, item, primary), id: item.id, adventureId })),
    npcs: npcs.map((npc) => ({ ...npcColumns({}, npc, primary), id: npc.id, adventureId })),
    nodes: nodes.map((node) => ({
      ...nodeColumns({}, node, primary),
      id: node.id,
      npcId: node.npcId,
      nodeId: node.nodeId,
    })),
    puzzles: puzzles.map((puzzle) => {
      const { type, typeVersion, configuration } = currentProjectPuzzle(puzzle)
      return {
        ...puzzleColumns(puzzle),
        id: puzzle.id,
        adventureId,
        type,
        typeVersion,
        configuration,
        translations: mergeTranslations({}, splitTranslations(puzzle.translations).open, primary),
      }
    }),
    scenes: scenes.map((scene) => ({
      ...sceneColumns({}, scene, primary),
      id: scene.id,
      adventureId,
      imageAssetId: scene.imageAssetId,
      soundAssetId: scene.soundAssetId,
      isStartingMap: scene.isStart,
    })),
    hotspots: scenes.flatMap((scene) =>
      scene.hotspots.map((hotspot) => ({
        ...hotspotColumns({}, hotspot, primary),
        ...targetColumnsOf(hotspot.type, existing(hotspot.targetId)),
        id: hotspot.id,
        sceneId: scene.id,
        type: hotspot.type,
      })),
    ),
  }
}

/** The answer of a puzzle, which stands in a table of its own. */
export function solutionOf(
  puzzle: ProjectDocument['puzzles'][number],
  primary: ProjectDocument['adventure']['primaryLanguage'],
) {
  return {
    solution: currentProjectPuzzle(puzzle).solution ?? {},
    translations: mergeTranslations({}, splitTranslations(puzzle.translations).secret, primary),
    translatedFrom: splitOrigins(puzzle.translatedFrom).secret,
  }
}
