import { useState } from 'react'
import type { ReactNode } from 'react'
import type { NotesAnswer } from '#app/features/studio/notes/ask-notes.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { longestNote } from '#app/shared/longest-note.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { answerText } from './note-text.ts'
import { useTyped } from './notes-context.ts'
import type { Notes } from './notes-context.ts'

type NoteFormProps = {
  /** What is typed is kept under it until it is sent or dropped. */
  place: string
  notes: Notes
  label: string
  submit: string
  start?: string
  send: (text: string) => Promise<NotesAnswer>
  onEnd?: () => void
  children?: ReactNode
}

/** No form element, as it stands in the forms of rows, whose keys are not its own. */
export function NoteForm({ place, notes, label, submit, start = '', send, onEnd, children }: NoteFormProps) {
  const { typed } = notes
  const text = useTyped(notes, (all) => all.get(place)) ?? start
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const type = (next: string) => {
    setProblem(null)
    if (next === start) typed.drop(place)
    else typed.keep(place, next)
  }
  const done = () => {
    typed.drop(place)
    onEnd?.()
  }
  const submitNow = async () => {
    if (text.trim() === '') return setProblem(studioErrorText('studio_errors_required'))
    setBusy(true)
    const answer = await send(text)
    setBusy(false)
    if (answer.status === 'listed') done()
    else setProblem(answerText(answer))
  }
  return (
    <div role="group" onKeyDown={(event) => event.stopPropagation()} className="grid gap-3">
      {children}
      <Field label={label} error={problem}>
        {(control) => (
          <Textarea
            rows={2}
            className="min-h-20"
            value={text}
            maxLength={longestNote}
            onChange={(event) => type(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="accent" loading={busy} onClick={() => void submitNow()}>
          {submit}
        </Button>
        {onEnd && (
          <Button size="small" disabled={busy} onClick={done}>
            {m.common_cancel()}
          </Button>
        )}
      </div>
    </div>
  )
}
