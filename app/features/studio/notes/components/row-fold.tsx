import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { useNotes, useTyped } from './notes-context.ts'
import type { Notes } from './notes-context.ts'
import { RowThreads } from './row-threads.tsx'
import { placesAt } from './typed-places.ts'

/** `name`: of the row, where several stand on a page. */
export type RowNotesProps = { kind: KindName; id: string; name?: string; className?: string }

/** The notes at one row, folded. */
export function RowFold({ kind, id, name, className }: RowNotesProps) {
  const notes = useNotes()
  const [isOpen, setOpen] = useState(false)
  if (!notes) return null
  const own = notes.list.filter(({ rowId }) => rowId === id)
  const open = own.filter(({ closed }) => !closed).length
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={classNames('rounded-control border border-line px-4', open > 0 && 'border-warning', className)}
    >
      <FoldSummary>
        <MessageSquare aria-hidden="true" className="size-4.5 shrink-0" />
        {open > 0 ? m.notes_open({ count: open }) : m.notes_title()} {name && <span className="sr-only">{name}</span>}
        <BegunMark notes={notes} places={placesAt(id, own)} />
      </FoldSummary>
      {isOpen && (
        <div className="pt-1 pb-4">
          <RowThreads kind={kind} id={id} />
        </div>
      )}
    </details>
  )
}

function BegunMark({ notes, places }: { notes: Notes; places: readonly string[] }) {
  const isBegun = useTyped(notes, (typed) => places.some((place) => typed.get(place) !== null))
  return isBegun && <Badge tone="warning">{m.studio_draft_mark()}</Badge>
}
