import { useState } from 'react'
import type { ReactNode } from 'react'
import type { NotesAnswer } from '#app/features/studio/notes/ask-notes.ts'
import type { NoteView, NoteWords } from '#app/features/studio/notes/note-view.ts'
import type { NoteRequest } from '#app/features/studio/notes/notes.schema.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'
import { NoteForm } from './note-form.tsx'
import { answerText, fieldText } from './note-text.ts'
import { useTyped } from './notes-context.ts'
import type { Notes } from './notes-context.ts'
import { answerTo, textOf } from './typed-places.ts'

/** @param place where it is, shown in a list of all */
export function NoteThread({ note, notes, place }: { note: NoteView; notes: Notes; place?: ReactNode }) {
  const [answering, setAnswering] = useState(false)
  // Left by an earlier page
  const isBegun = useTyped(notes, (typed) => typed.get(answerTo(note)) !== null)
  if (isBegun && !answering) setAnswering(true)
  const ask = useAsk(notes)
  const zone = useReaderZone()
  const { closed } = note
  return (
    <li className="grid gap-3 rounded-control border border-line bg-surface p-4" data-note={note.id}>
      {place ??
        (note.field !== null && <p className="text-sm font-semibold text-muted">{fieldText(note.kind, note.field)}</p>)}
      <Words words={note} notes={notes} />
      {note.answers.length > 0 && (
        <ul className="grid gap-3 border-l-2 border-line pl-4">
          {note.answers.map((answer) => (
            <li key={answer.id}>
              <Words words={answer} notes={notes} />
            </li>
          ))}
        </ul>
      )}
      {closed && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone="success">{m.notes_closed()}</Badge>
          {m.notes_by_when({ name: closed.by ?? m.people_nobody(), date: formatMoment(closed.at, zone) })}
        </p>
      )}
      {answering ? (
        <NoteForm
          place={answerTo(note)}
          notes={notes}
          label={m.notes_answer_label()}
          submit={m.notes_answer()}
          send={(text) => notes.ask({ intent: 'answer', noteId: note.id, text })}
          onEnd={() => setAnswering(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setAnswering(true)}>
            {m.notes_answer()}
          </Button>
          {note.mayClose && (
            <Button size="small" onClick={() => void ask({ intent: closed ? 'reopen' : 'close', noteId: note.id })}>
              {closed ? m.notes_reopen() : m.notes_close()}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function useAsk(notes: Notes): (request: NoteRequest) => Promise<NotesAnswer> {
  return async (request) => {
    const answer = await notes.ask(request)
    if (answer.status !== 'listed')
      void notify({ title: m.notes_failed(), description: answerText(answer), tone: 'danger' })
    return answer
  }
}

function Words({ words, notes }: { words: NoteWords; notes: Notes }) {
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null)
  const isBegun = useTyped(notes, (typed) => typed.get(textOf(words)) !== null)
  if (isBegun && doing === null) setDoing('change')
  const ask = useAsk(notes)
  const zone = useReaderZone()
  const { id, author, at, text, isOwn, mayRemove } = words
  const end = () => setDoing(null)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <span className="text-muted">{formatMoment(at, zone)}</span>
      </p>
      {doing === 'change' ? (
        <NoteForm
          place={textOf(words)}
          notes={notes}
          label={m.notes_text()}
          submit={m.notes_save()}
          start={text}
          send={(next) => notes.ask({ intent: 'change', noteId: id, text: next })}
          onEnd={end}
        />
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
      {isOwn && doing !== 'change' && (
        <div className="flex flex-wrap gap-1">
          <Button variant="ghost" size="small" onClick={() => setDoing('change')}>
            {m.common_edit()}
          </Button>
          {mayRemove && (
            <Button variant="ghost" size="small" onClick={() => setDoing('remove')}>
              {m.common_delete()}
            </Button>
          )}
        </div>
      )}
      <AlertDialog
        open={doing === 'remove'}
        onOpenChange={(open) => !open && end()}
        title={m.notes_delete_title()}
        confirm={m.common_delete()}
        onConfirm={() => void ask({ intent: 'remove', noteId: id }).then(end)}
      >
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      </AlertDialog>
    </div>
  )
}
