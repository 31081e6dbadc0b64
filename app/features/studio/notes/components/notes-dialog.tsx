import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { rowLink } from '#app/features/studio/draft/row-link.ts'
import type { NoteView } from '#app/features/studio/notes/note-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { NoteThread } from './note-thread.tsx'
import { aboutText, answerText } from './note-text.ts'
import { useNotes } from './notes-context.ts'
import type { Notes } from './notes-context.ts'

/** All notes at the draft: the open ones, and the closed ones folded. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  const notes = useNotes()!
  const newest = notes.list.toReversed()
  const open = newest.filter(({ closed }) => !closed)
  const closed = newest.filter((note) => note.closed)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={m.notes_title()} description={m.notes_lead()} size="large">
        <div className="grid gap-5">
          {notes.problem && (
            <Notice tone="danger" title={m.notes_load_failed()}>
              <div className="grid justify-items-start gap-2">
                <p>{answerText(notes.problem)}</p>
                <Button size="small" onClick={notes.load}>
                  {m.common_retry()}
                </Button>
              </div>
            </Notice>
          )}
          {open.length === 0 && !notes.problem && <p className="text-muted">{m.notes_none()}</p>}
          <Threads list={open} notes={notes} onClose={onClose} />
          {closed.length > 0 && (
            <details className="rounded-control border border-line px-4">
              <FoldSummary>{m.notes_closed_count({ count: closed.length })}</FoldSummary>
              <div className="pt-1 pb-4">
                <Threads list={closed} notes={notes} onClose={onClose} />
              </div>
            </details>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

type ThreadsProps = { list: readonly NoteView[]; notes: Notes; onClose: () => void }

const Threads = ({ list, notes, onClose }: ThreadsProps) =>
  list.length > 0 && (
    <ul className="grid gap-3">
      {list.map((note) => (
        <NoteThread key={note.id} note={note} notes={notes} place={<Place note={note} onClose={onClose} />} />
      ))}
    </ul>
  )

function Place({ note, onClose }: { note: NoteView; onClose: () => void }) {
  const draft = useDraft()
  const to = rowLink(draft, note)
  const about = aboutText(draft, note)
  if (to === null)
    return (
      <p className="text-sm text-muted wrap-anywhere">
        {about} <strong>{m.notes_gone()}</strong>
      </p>
    )
  return (
    <p>
      <Link to={to} onClick={onClose} className={`${textLinkStyles} wrap-anywhere`}>
        {about}
      </Link>
    </p>
  )
}
