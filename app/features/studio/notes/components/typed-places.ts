import type { NoteView, NoteWords } from '#app/features/studio/notes/note-view.ts'

/* Under which what is typed in a form is kept. */

export const newNoteAt = (rowId: string): string => `at ${rowId}`
export const answerTo = ({ id }: Pick<NoteView, 'id'>): string => `to ${id}`
export const textOf = ({ id }: Pick<NoteWords, 'id'>): string => `in ${id}`

/** Of all forms at one row. @param notes that are left there */
export const placesAt = (rowId: string, notes: readonly NoteView[]): string[] => [
  newNoteAt(rowId),
  ...notes.flatMap((note) => [answerTo(note), textOf(note), ...note.answers.map(textOf)]),
]
