import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import { isRecord, mergeChanges, withoutThose } from './changes.ts'
import type { Changes } from './changes.ts'
import { rewritten, rewrittenRow } from './rewritten.ts'
import type { PuzzleBelow } from './rewritten.ts'
import { heldOf, leftOf } from './three-way.ts'
import type { Merged } from './three-way.ts'

/** Whose, which dialog of which adventure, and the row that it edits; `new` or a word of the dialog's own while there is none. */
export type DialogKey = {
  user: string
  adventure: string
  dialog: 'scene' | 'puzzle' | 'hotspot' | 'project' | 'item' | 'npc' | 'node'
  row: string
}

/** What was typed into a Create or Edit dialog and is not written yet. */
export type DialogDraft = {
  /** The version of the row that the changes start from; 0 for a new row. */
  version: number
  /** The id that a new row gets: sending again after a lost answer makes no second one. */
  id: string
  changes: Changes
  /** What the changed fields held in that version. */
  base?: Changes | undefined
  /** JSON that was typed and cannot be read, by the name of its field. */
  unreadable?: Record<string, string> | undefined
  /** The language that the adventure was written in when it was typed. */
  writtenIn?: Locale | undefined
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftSchema = z.object({
  version: z.number(),
  id: z.string(),
  changes: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()).optional(),
  unreadable: z.record(z.string(), z.string()).optional(),
  writtenIn: z.enum(locales).optional().catch(undefined),
})

/**
 * A draft as it is typed into an adventure that is written in this language: every text stays in the language that it is in.
 * @param puzzle of the dialog of one, as it is written now, or as a new one begins
 */
export function dialogInLanguage(draft: DialogDraft, to: Locale, puzzle?: PuzzleBelow): DialogDraft {
  const from = draft.writtenIn ?? typedIn(draft.changes, to)
  if (from === to) return draft.writtenIn === to ? draft : { ...draft, writtenIn: to }
  const swap = { from, to }
  const changes =
    draft.version === 0 ? rewrittenRow(draft.changes, swap, puzzle) : rewritten(draft.changes, swap, puzzle)
  return { ...draft, changes, ...(draft.base ? { base: rewritten(draft.base, swap, puzzle) } : {}), writtenIn: to }
}

/** Who has typed a translation into a language did not write in that. */
const typedIn = ({ translations }: Changes, now: Locale): Locale =>
  isRecord(translations) && now in translations ? (locales.find((locale) => locale !== now) ?? now) : now

/** Whether nothing was typed that would be lost. */
export const isEmptyDraft = ({ changes, unreadable = {} }: DialogDraft): boolean =>
  Object.keys(changes).length === 0 && Object.keys(unreadable).length === 0

/** A draft whose changes go on top of a row as somebody else saved it. @param changes what is left of them */
export const onTopOf = (theirs: Changes & { version: number }, draft: DialogDraft, changes: Changes): DialogDraft => ({
  ...draft,
  version: theirs.version,
  base: heldOf(theirs, changes),
  changes,
})

/**
 * What becomes of a draft when somebody else saved its row first: it goes on top of theirs, with what was typed since it was sent. As long
 * as something is asked it starts from where it started, and a dialog that is closed and opened again asks again.
 */
export function afterConflict(
  draft: DialogDraft,
  written: Changes,
  merged: Merged,
  theirs: Changes & { version: number },
): DialogDraft {
  const changes = mergeChanges(leftOf(merged), withoutThose(draft.changes, written))
  return merged.asked.length > 0 ? { ...draft, changes } : onTopOf(theirs, draft, changes)
}

/**
 * The version that a save of a dialog names: when the only save since the dialog began is this page's own, it is no conflict.
 * @param own the version that this page made last
 */
export const versionAfterOwn = (version: number, own: number): number => (own === version + 1 ? own : version)

/** The dialog of signing out knows the beginning of this name. */
const nameOf = ({ user, adventure, dialog, row }: DialogKey): string =>
  `studio-dialog:${user}:${adventure}:${dialog}:${row}`

/** The draft of a dialog; null when there is none, or when what is stored cannot be read. */
export function readDialogDraft(storage: DraftStorage | null, key: DialogKey): DialogDraft | null {
  try {
    const stored = draftSchema.safeParse(JSON.parse(storage?.getItem(nameOf(key)) ?? 'null'))
    return stored.success && !isEmptyDraft(stored.data) ? stored.data : null
  } catch {
    return null
  }
}

/** Keeps a draft; an empty one is forgotten. A full or forbidden storage keeps nothing, and typing goes on. */
export function writeDialogDraft(storage: DraftStorage | null, key: DialogKey, draft: DialogDraft): void {
  try {
    if (isEmptyDraft(draft)) storage?.removeItem(nameOf(key))
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
