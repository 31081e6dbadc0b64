import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { isRecord } from '#app/features/studio/draft/changes.ts'
import type { Changes } from '#app/features/studio/draft/changes.ts'
import type { KindName } from '#app/features/studio/draft/row-kind.ts'
import { rewritten, rewrittenRow } from '#app/features/studio/draft/words/rewritten.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'

/** `row`: an id, or `new` or another word while there is none. */
export type DialogKey = {
  user: string
  adventure: string
  dialog: KindName | 'project'
  row: string
}

export type DialogDraft = {
  /** Whether the row did not exist yet. */
  isNew: boolean
  /** Fixed id of a new row: sending it again makes no second one. */
  id: string
  changes: Changes
  /** The fields before their first change. */
  was: Changes
  /** Stored files that no row names yet. */
  files: readonly PresentedAsset[]
  unreadable?: Record<string, string> | undefined
  writtenIn?: Locale | undefined
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const fileSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
})

const draftSchema = z.object({
  isNew: z.boolean(),
  id: z.string(),
  changes: z.record(z.string(), z.unknown()),
  was: z.record(z.string(), z.unknown()),
  files: z.array(fileSchema),
  unreadable: z.record(z.string(), z.string()).optional(),
  writtenIn: z.enum(locales).optional().catch(undefined),
})

/** Moves typed texts to their language after a change of it. @param puzzle as it is stored, or as a new one begins */
export function dialogInLanguage(draft: DialogDraft, to: Locale, puzzle?: PuzzleBelow): DialogDraft {
  const from = draft.writtenIn ?? typedIn(draft.changes, to)
  if (from === to) return draft.writtenIn === to ? draft : { ...draft, writtenIn: to }
  const swap = { from, to }
  const changes = draft.isNew ? rewrittenRow(draft.changes, swap, puzzle) : rewritten(draft.changes, swap, puzzle)
  return { ...draft, changes, was: rewritten(draft.was, swap, puzzle), writtenIn: to }
}

/** A translation in a language shows that the primary one was the other. */
const typedIn = ({ translations }: Changes, now: Locale): Locale =>
  isRecord(translations) && now in translations ? (locales.find((locale) => locale !== now) ?? now) : now

export const isEmptyDraft = ({ changes, unreadable = {} }: DialogDraft): boolean =>
  Object.keys(changes).length === 0 && Object.keys(unreadable).length === 0

const nameOf = ({ user, adventure, dialog, row }: DialogKey): string =>
  `studio-dialog:${user}:${adventure}:${dialog}:${row}`

/** Null when absent or unreadable. */
export function readDialogDraft(storage: DraftStorage | null, key: DialogKey): DialogDraft | null {
  try {
    const stored = draftSchema.safeParse(JSON.parse(storage?.getItem(nameOf(key)) ?? 'null'))
    return stored.success && !isEmptyDraft(stored.data) ? stored.data : null
  } catch {
    return null
  }
}

/** Removes an empty draft. A full or forbidden storage is ignored. */
export function writeDialogDraft(storage: DraftStorage | null, key: DialogKey, draft: DialogDraft): void {
  try {
    if (isEmptyDraft(draft)) storage?.removeItem(nameOf(key))
    else storage?.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // The dialog still holds the values.
  }
}

export function clearDialogDraft(storage: DraftStorage | null, key: DialogKey): void {
  try {
    storage?.removeItem(nameOf(key))
  } catch {}
}

/** Null on the server and where the browser forbids it. */
export function tabStorage(): DraftStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}
