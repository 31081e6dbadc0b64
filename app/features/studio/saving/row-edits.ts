import type { DraftView, TranslatedFromView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { originsNow } from '#app/features/studio/texts/origins-now.ts'
import { locales } from '#app/i18n/locale.ts'
import { priceInput } from '#app/shared/money.ts'
import { findRow } from './draft-rows.ts'
import type { Entry } from './history.ts'
import { mergeChanges } from './changes.ts'
import { unsavedOf } from './save-queue.ts'
import type { Changes } from './changes.ts'
import type { SaveQueue } from './save-queue.ts'

type UpdateOf<Intent extends EditorRequest['intent']> = Extract<EditorRequest, { intent: Intent }>
export type DetailsEdits = UpdateOf<'update-details'>['changes']
export type HotspotEdits = UpdateOf<'update-hotspot'>['changes']
export type SceneEdits = UpdateOf<'update-scene'>['changes']
export type PuzzleEdits = UpdateOf<'update-puzzle'>['changes']
export type ItemEdits = UpdateOf<'update-item'>['changes']
export type NpcEdits = UpdateOf<'update-npc'>['changes']
export type NodeEdits = UpdateOf<'update-node'>['changes']

/** The command that saves fields of a row, whatever it is; null for one that is not in the draft. */
export function requestFor(draft: DraftView, row: string, version: number, changes: Changes): EditorRequest | null {
  const isIn = (rows: readonly { id: string }[]) => rows.some(({ id }) => id === row)
  if (row === draft.details.id) return { intent: 'update-details', version, changes: changes as DetailsEdits }
  if (isIn(draft.hotspots))
    return { intent: 'update-hotspot', hotspotId: row, version, changes: changes as HotspotEdits }
  if (isIn(draft.scenes)) return { intent: 'update-scene', sceneId: row, version, changes: changes as SceneEdits }
  if (isIn(draft.puzzles)) return { intent: 'update-puzzle', puzzleId: row, version, changes: changes as PuzzleEdits }
  if (isIn(draft.items)) return { intent: 'update-item', itemId: row, version, changes: changes as ItemEdits }
  if (isIn(draft.npcs)) return { intent: 'update-npc', npcId: row, version, changes: changes as NpcEdits }
  if (isIn(draft.nodes)) return { intent: 'update-node', id: row, version, changes: changes as NodeEdits }
  return null
}

/** How many hotspots are saved with one request at most. */
const mostTogether = 200

/** The rows that are saved with one request together with this one; none when it goes alone. @param due what could be sent now */
export function togetherWith(
  draft: DraftView,
  row: string,
  due: readonly string[],
  alone: ReadonlySet<string>,
): string[] {
  const hotspots = new Set(draft.hotspots.map((hotspot) => hotspot.id))
  const joins = (each: string) => hotspots.has(each) && !alone.has(each)
  return joins(row) ? due.filter(joins).slice(0, mostTogether) : []
}

/** The request for hotspots that were moved together. @param edits of hotspots that are in the draft */
export const requestForHotspots = (
  edits: readonly { row: string; version: number; changes: Changes }[],
): EditorRequest => ({
  intent: 'update-hotspots',
  edits: edits.map(({ row, version, changes }) => ({ hotspotId: row, version, changes: changes as HotspotEdits })),
})

/** A row of the draft in the shape of its change command: the price as it is typed. */
export function editableValues(draft: DraftView, row: string): Changes {
  return fieldsOf(row === draft.details.id ? draft.details : findRow(draft, row))
}

/** The same of a row that is in hand. */
export const fieldsOf = (row: object | undefined): Changes =>
  row && 'priceCents' in row ? { ...row, price: priceInput(Number(row.priceCents)) } : { ...row }

/** What the fields of a change held before it, unsaved changes included; an absent translation is an empty one. */
function valuesBefore(draft: DraftView, row: string, changes: Changes, unsaved: Changes): Changes {
  return heldBefore(
    {
      ...mergeChanges(editableValues(draft, row), unsaved),
      translatedFrom: holdTexts(changes) ? originsNow(draft, row, unsaved) : {},
    },
    changes,
  )
}

/** What the fields of a change held before it in a row that stood so, and what its texts were translated from. */
export function heldBefore(row: Changes, changes: Changes): Changes {
  const fields = Object.keys(changes).map((field) => [
    field,
    field === 'translations' ? translationsBefore(row.translations, changes.translations) : row[field],
  ])
  return { ...Object.fromEntries(fields), ...originsBefore((row.translatedFrom ?? {}) as TranslatedFromView, changes) }
}

/** Whether a change may write texts: what is only dragged or switched does not. */
const holdTexts = (changes: Changes): boolean =>
  Object.values(changes).some((value) => typeof value === 'string' || (typeof value === 'object' && value !== null))

/** The origins that bring the marks of a row back; what is said of a text that has none is taken back by an empty one. */
function originsBefore(origins: TranslatedFromView, changes: Changes): { translatedFrom?: TranslatedFromView } {
  const said = (changes.translatedFrom ?? {}) as TranslatedFromView
  const languages = locales.flatMap((locale) => {
    const texts = {
      ...Object.fromEntries(Object.keys(said[locale] ?? {}).map((path) => [path, ''])),
      ...origins[locale],
    }
    return holdTexts(changes) && Object.keys(texts).length > 0 ? [[locale, texts] as const] : []
  })
  return languages.length > 0 ? { translatedFrom: Object.fromEntries(languages) } : {}
}

/** The texts that a change of translations replaces. */
export function translationsBefore(now: unknown, changes: unknown): Changes {
  const stored = (now ?? {}) as Record<string, Changes | undefined>
  return Object.fromEntries(
    Object.entries(changes as Record<string, Changes>).map(([language, fields]) => [
      language,
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, stored[language]?.[field] ?? emptyLike(value)]),
      ),
    ]),
  )
}

/** Nothing, in the shape of a text, of a list or of an object: what takes a translation away. */
function emptyLike(value: unknown): '' | unknown[] | Changes {
  if (Array.isArray(value)) return []
  return typeof value === 'object' && value !== null ? {} : ''
}

/** An edit of some fields of rows as a step of the history; the same fields of the same rows have the same name. */
export function editEntry(
  draft: DraftView,
  queue: SaveQueue,
  rows: readonly (readonly [row: string, changes: Changes])[],
  at: number,
): Entry {
  const before = rows.map(([row, changes]) => [row, valuesBefore(draft, row, changes, unsavedOf(queue, row))] as const)
  const name = rows.map(([row, changes]) => `${row} ${Object.keys(changes).toSorted().join(' ')}`).join(' ')
  return {
    undo: { kind: 'edit', rows: Object.fromEntries(before) },
    redo: { kind: 'edit', rows: Object.fromEntries(rows) },
    name,
    at,
  }
}
