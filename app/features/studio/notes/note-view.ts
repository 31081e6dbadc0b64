import type { KindName } from '#app/features/rows/row-kind.ts'
import type { PresentedError } from '#app/shared/app-error.ts'

/** What one person wrote: a note, or an answer to it. */
export type NoteWords = {
  id: string
  author: string
  text: string
  /** ISO 8601. */
  at: string
  isOwn: boolean
  /** Their own, which nobody else has answered. */
  mayRemove: boolean
}

export type NoteView = NoteWords & {
  kind: KindName
  rowId: string
  field: string | null
  /** What the row was called when the note was left. */
  rowName: string
  /** `by`: null when their account is gone. */
  closed: { by: string | null; at: string } | null
  mayClose: boolean
  answers: NoteWords[]
}

export type NotesResult =
  | { status: 'listed'; notes: NoteView[] }
  | { status: 'invalid'; fields: Record<string, string[]> }
  /** `tooLarge`: no more notes or answers; `conflict`: somebody has answered. */
  | { status: 'failed'; error: PresentedError }
