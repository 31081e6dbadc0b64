import { z } from '#app/shared/zod.ts'
import type { Changes } from './save-queue.ts'

/** Whose, which dialog of which adventure, and the row that it edits; `new` or a word of the dialog's own while there is none. */
export type DialogKey = { user: string; adventure: string; dialog: 'scene' | 'puzzle' | 'hotspot' | 'project'; row: string }

/** What was typed into a Create or Edit dialog and is not written yet. */
export type DialogDraft = {
  /** The version of the row that the changes start from; 0 for a new row. */
  version: number
  /** The id that a new row gets: sending again after a lost answer makes no second one. */
  id: string
  changes: Changes
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftSchema = z.object({ version: z.number(), id: z.string(), changes: z.record(z.string(), z.unknown()) })

/** The dialog of signing out knows the beginning of this name. */
const nameOf = ({ user, adventure, dialog, row }: DialogKey): string => `studio-dialog:${user}:${adventure}:${dialog}:${row}`

/** The draft of a dialog; null when there is none, or when what is stored cannot be read. */
export function readDialogDraft(storage: DraftStorage | null, key: DialogKey): DialogDraft | null {
  try {
    const stored = draftSchema.safeParse(JSON.parse(storage?.getItem(nameOf(key)) ?? 'null'))
    return stored.success && Object.keys(stored.data.changes).length > 0 ? stored.data : null
  } catch {
    return null
  }
}

/** Keeps a draft; one without changes is forgotten. A full or forbidden storage keeps nothing, and typing goes on. */
export function writeDialogDraft(storage: DraftStorage | null, key: DialogKey, draft: DialogDraft): void {
  try {
    if (Object.keys(draft.changes).length === 0) storage?.removeItem(nameOf(key))
    else storage?.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // the dialog itself still holds what was typed
  }
}

/** Forgets a draft: it was written, or discarded. */
export function clearDialogDraft(storage: DraftStorage | null, key: DialogKey): void {
  try {
    storage?.removeItem(nameOf(key))
  } catch {
    // a storage that cannot be written has nothing to forget
  }
}

/** The storage of this tab; null on the server and where the browser forbids it. */
export function tabStorage(): DraftStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
