import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { useNotes } from './notes-context.ts'
import { RowThreads } from './row-threads.tsx'

/** `name`: of the row, where several stand on a page. */
export type RowNotesProps = { kind: KindName; id: string; name?: string; className?: string }

/** The notes at one row, folded. */
export function RowFold({ kind, id, name, className }: RowNotesProps) {
  const notes = useNotes()
  const [isOpen, setOpen] = useState(false)
  if (!notes) return null
  const open = notes.list.filter(({ rowId, closed }) => rowId === id && !closed).length
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={classNames('rounded-control border border-line px-4', open > 0 && 'border-warning', className)}
    >
      <FoldSummary>
        <MessageSquare aria-hidden="true" className="size-4.5 shrink-0" />
        {open > 0 ? m.notes_open({ count: open }) : m.notes_title()} {name && <span className="sr-only">{name}</span>}
      </FoldSummary>
      {isOpen && (
        <div className="pt-1 pb-4">
          <RowThreads kind={kind} id={id} />
        </div>
      )}
    </details>
  )
}
