import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { swapRow } from '#app/features/studio/draft/words/swap-row.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { languagesAfter } from './languages-after.ts'

/** A text without a translation stays. Drops origins, since the translations are now the originals. */
export function swapLanguages(file: ProjectDocument, to: Locale): ProjectDocument {
  const from = file.adventure.primaryLanguage
  if (from === to) return file
  const swap = { from, to }
  const rows = <Row extends object>(kind: KindName, list: readonly Row[]): Row[] =>
    list.map((row) => swapRow(kind, row, swap))
  return {
    ...file,
    adventure: {
      ...swapRow('details', file.adventure, swap),
      primaryLanguage: to,
      languages: languagesAfter(file.adventure.languages ?? [from], swap),
    },
    scenes: rows('scene', file.scenes).map((scene) => ({
      ...scene,
      hotspots: rows('hotspot', scene.hotspots),
      ...(scene.layers && { layers: rows('layer', scene.layers) }),
    })),
    puzzles: rows('puzzle', file.puzzles),
    items: rows('item', file.items),
    npcs: rows('npc', file.npcs),
    nodes: rows('node', file.nodes),
    ...(file.kit
      ? { kit: Object.fromEntries(kitKindNames.map((kind) => [kind, rows(kind, file.kit?.[kind] ?? [])])) }
      : {}),
  }
}
