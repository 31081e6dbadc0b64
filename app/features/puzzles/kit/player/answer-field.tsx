import type { KeyboardEvent } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type AnswerFieldProps = {
  label: string
  hint?: string | undefined
  text: string
  longest: number
  caseSensitive: boolean
  isInvalid: boolean | undefined
  feedbackId: string
  onWrite: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function AnswerField({
  label,
  hint,
  text,
  longest,
  caseSensitive,
  isInvalid,
  feedbackId,
  onWrite,
  onKeyDown,
}: AnswerFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize={caseSensitive ? 'none' : 'sentences'}
          enterKeyHint="send"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[control['aria-describedby'], feedbackId].filter(Boolean).join(' ')}
          className="min-h-12 text-lg"
        />
      )}
    </Field>
  )
}
