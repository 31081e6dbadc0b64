import type { KindName } from '#app/features/rows/row-kind.ts'
import { NewNote } from './new-note.tsx'
import { NoteThread } from './note-thread.tsx'
import { useNotes } from './notes-context.ts'

/** The notes at one row, and the form for another. */
export function RowThreads({ kind, id }: { kind: KindName; id: string }) {
  const notes = useNotes()
  if (!notes) return null
  const own = notes.list.filter(({ rowId }) => rowId === id)
  // What is closed comes last
  const shown = [...own.filter(({ closed }) => !closed), ...own.filter(({ closed }) => closed)]
  return (
    <div className="grid gap-4">
      {shown.length > 0 && (
        <ul className="grid gap-3">
          {shown.map((note) => (
            <NoteThread key={note.id} note={note} notes={notes} />
          ))}
        </ul>
      )}
      <NewNote kind={kind} id={id} notes={notes} />
    </div>
  )
}
