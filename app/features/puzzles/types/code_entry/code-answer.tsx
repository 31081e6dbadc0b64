import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestCode } from './limits.ts'
import { codeLengthOf } from './match.ts'
import { present } from './present.ts'
import type { Configuration } from './schema.ts'
import { SignPad } from './sign-pad.tsx'
import { signsOf } from './signs.ts'

interface CodeAnswerProps {
  configuration: Configuration
  code: string
  error: readonly string[]
  onChange: (code: string) => void
}

/** The code that opens the lock: typed, or entered on the same keys as players have where it is written in signs. */
export function CodeAnswer({ configuration, code, error, onChange }: CodeAnswerProps) {
  const id = useId()
  const length = codeLengthOf(code, configuration)
  if (signsOf(configuration) === null) {
    return (
      <>
        <Field label={m.code_entry_form_answer()} hint={m.code_entry_form_answer_hint()} error={error} required>
          {(control) => <Input value={code} onChange={(event) => onChange(event.target.value)} maxLength={longestCode} autoComplete="off" spellCheck={false} className="font-mono" {...control} />}
        </Field>
        {length > 0 && <p className="-mt-4 text-sm text-muted">{m.code_entry_form_length({ count: length })}</p>}
      </>
    )
  }
  // of what players get all but the length: the author may go on
  const keys = { ...present(configuration), codeLength: null }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="stage lamplit rounded-card p-3 text-ink sm:p-4">
        <SignPad code={code} onChange={onChange} onSubmit={() => undefined} configuration={keys} describedBy={`${id}-error`} invalid={error.length > 0} label={m.code_entry_form_answer()} />
      </div>
      <p className="text-sm text-muted">
        {m.code_entry_form_answer_signs()} {length > 0 && m.code_entry_form_length_signs({ count: length })}
      </p>
      <FieldErrors id={`${id}-error`} errors={error} />
    </div>
  )
}
