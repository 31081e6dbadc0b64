import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

const longest = 300

type ReplyFormProps = { answer: string; onCancel: () => void; onSave: (reply: string) => void }

export function ReplyForm({ answer, onCancel, onSave }: ReplyFormProps) {
  const [reply, setReply] = useState('')
  const [isTried, setTried] = useState(false)
  const text = reply.trim()
  const error = text === '' ? m.figures_reply_required() : text.length > longest ? m.figures_reply_long() : null
  const save = () => {
    setTried(true)
    if (!error) onSave(text)
  }
  return (
    <div className="grid gap-3">
      <Field label={m.figures_reply_label({ answer })} hint={m.figures_reply_hint()} error={isTried ? error : null}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            value={reply}
            onChange={(event) => setReply(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={save}>
          {m.figures_reply_save()}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </div>
    </div>
  )
}
