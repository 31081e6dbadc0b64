import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { priceInput } from '#app/shared/money.ts'
import { mergeChanges } from './save-queue.ts'
import type { Changes } from './save-queue.ts'

type UpdateOf<Intent extends EditorRequest['intent']> = Extract<EditorRequest, { intent: Intent }>
export type DetailsEdits = UpdateOf<'update-details'>['changes']
export type HotspotEdits = UpdateOf<'update-hotspot'>['changes']
export type SceneEdits = UpdateOf<'update-scene'>['changes']
export type PuzzleEdits = UpdateOf<'update-puzzle'>['changes']

/** The rows that save by themselves: the adventure's own, scenes and hotspots. */
export function requestFor(draft: DraftView, row: string, version: number, changes: Changes): EditorRequest | null {
  if (row === draft.details.id) return { intent: 'update-details', version, changes: changes as DetailsEdits }
  if (draft.hotspots.some((hotspot) => hotspot.id === row)) return { intent: 'update-hotspot', hotspotId: row, version, changes: changes as HotspotEdits }
  if (draft.scenes.some((scene) => scene.id === row)) return { intent: 'update-scene', sceneId: row, version, changes: changes as SceneEdits }
  return null
}

/** A row of the draft in the shape of its change command: the price as it is typed. */
export function editableValues(draft: DraftView, row: string): Changes {
  if (row === draft.details.id) return { ...draft.details, price: priceInput(draft.details.priceCents) }
  return { ...(draft.hotspots.find((hotspot) => hotspot.id === row) ?? draft.scenes.find((scene) => scene.id === row)) }
}

/** What the fields of a change held before it, unsaved changes included; an absent translation is an empty one. */
export function valuesBefore(draft: DraftView, row: string, changes: Changes, unsaved: Changes): Changes {
  const now = mergeChanges(editableValues(draft, row), unsaved)
  const before: Changes = {}
  for (const field of Object.keys(changes)) before[field] = field === 'translations' ? translationsBefore(now.translations, changes.translations) : now[field]
  return before
}

/** The texts that a change of translations replaces. */
export function translationsBefore(now: unknown, changes: unknown): Changes {
  const stored = (now ?? {}) as Record<string, Changes | undefined>
  return Object.fromEntries(
    Object.entries(changes as Record<string, Changes>).map(([language, fields]) => [language, Object.fromEntries(Object.keys(fields).map((field) => [field, stored[language]?.[field] ?? '']))]),
  )
}
