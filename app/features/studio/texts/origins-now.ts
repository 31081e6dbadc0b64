import type { DraftView, TranslatedFromView } from '#app/features/studio/draft-view.ts'
import { mergeChanges } from '#app/features/studio/saving/changes.ts'
import type { Changes } from '#app/features/studio/saving/changes.ts'
import { textsOf } from './row-texts.ts'
import type { RowKind, RowsByKind } from './text-pair.ts'
import { originsAfter, otherThan, withSaid } from './translated-from.ts'

const tables = {
  scenes: 'scene',
  hotspots: 'hotspot',
  puzzles: 'puzzle',
  items: 'item',
  npcs: 'npc',
  nodes: 'node',
} as const

type Found = { kind: RowKind; row: RowsByKind[RowKind] }

function find(draft: DraftView, id: string): Found | null {
  if (draft.details.id === id) return { kind: 'details', row: draft.details }
  for (const [table, kind] of Object.entries(tables)) {
    const row = draft[table as keyof typeof tables].find((each) => each.id === id)
    if (row) return { kind, row }
  }
  return null
}

/**
 * What the texts of a row were translated from as things stand, unsaved changes included. A text that was said to be right and is not saved
 * yet is among them, with an empty origin: together they bring the marks of this moment back.
 */
export function originsNow(draft: DraftView, id: string, unsaved: Changes): TranslatedFromView {
  const found = find(draft, id)
  const { translatedFrom: said, ...changes } = unsaved as { translatedFrom?: TranslatedFromView }
  if (!found) return {}
  const stored = found.row.translatedFrom
  if (Object.keys(unsaved).length === 0) return stored
  const { primaryLanguage: primary } = draft.details
  const other = otherThan(primary)
  const texts = textsOf(found.kind, mergeChanges({ ...found.row }, changes) as RowsByKind[RowKind], { primary, other })
  const kept = originsAfter(textsOf(found.kind, found.row, { primary, other }), stored[other] ?? {}, texts)
  const saidRight = Object.entries(said?.[other] ?? {}).filter(([, origin]) => origin === '')
  const origins = { ...Object.fromEntries(saidRight), ...withSaid(kept, said?.[other] ?? {}, texts) }
  return Object.keys(origins).length === 0 ? {} : { [other]: origins }
}
