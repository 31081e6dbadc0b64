import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { parsePrice } from '#app/shared/money.ts'
import type { Changes } from './changes.ts'
import { holdsSent, storedAt } from './stored-value.ts'

/** A save of some fields of a row, and the version of the row that it started from. */
export type FieldSave = { row: string; version: number; changes: Changes }

/** The save that a request is; null for one that writes no fields of a row. @param details the id of the adventure's own row */
export function fieldSaveOf(request: EditorRequest, details: string): FieldSave | null {
  switch (request.intent) {
    case 'update-details':
      return { row: details, version: request.version, changes: request.changes }
    case 'update-scene':
      return { row: request.sceneId, version: request.version, changes: request.changes }
    case 'update-hotspot':
      return { row: request.hotspotId, version: request.version, changes: request.changes }
    case 'update-puzzle':
      return { row: request.puzzleId, version: request.version, changes: request.changes }
    case 'update-item':
      return { row: request.itemId, version: request.version, changes: request.changes }
    case 'update-npc':
      return { row: request.npcId, version: request.version, changes: request.changes }
    case 'update-node':
      return { row: request.id, version: request.version, changes: request.changes }
    default:
      return null
  }
}

/** Saves whose answer never came: each of them may have been written. */
export class UnheardSaves {
  readonly #byRow = new Map<string, FieldSave[]>()

  add(save: FieldSave): void {
    this.#byRow.set(save.row, [...(this.#byRow.get(save.row) ?? []), save])
  }

  /** The server has answered for the row: what came before is settled. */
  forget(row: string): void {
    this.#byRow.delete(row)
  }

  /** Whether the row as the server has it is what one of them left. */
  haveLeft(current: { id: string; version: number }): boolean {
    return (this.#byRow.get(current.id) ?? []).some((save) => isLeftBy(current, save))
  }
}

/**
 * Whether a row stands as a save would have left it: one version on, with every field that it sent. Somebody else who
 * wrote the very same loses nothing when it is taken for ours.
 */
const isLeftBy = (row: { version: number }, save: FieldSave): boolean =>
  row.version === save.version + 1 &&
  Object.entries(save.changes).every(
    ([field, sent]) => sent === undefined || holdsSent(...comparable(row, field, sent)),
  )

/** What is stored of a field and what was sent, in one shape: the price in cents. */
function comparable(row: object, field: string, sent: unknown): [stored: unknown, sent: unknown] {
  const stored = row as Changes
  if (field === 'price') return [stored.priceCents, parsePrice(String(sent))]
  return [storedAt(stored, field), sent]
}
