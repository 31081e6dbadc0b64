import { latePart } from '#app/ui/late-part.tsx'
import { useNotes } from './notes-context.ts'
import type { RowNotesProps } from './row-fold.tsx'

export const LateRowNotes = latePart(
  async () => (await import('./row-fold.tsx')).RowFold,
  () => null,
)

/** The notes at one row, folded; nothing in a draft that nobody shares. */
export const RowNotes = (props: RowNotesProps) => (useNotes()?.isUsed ? <LateRowNotes {...props} /> : null)
