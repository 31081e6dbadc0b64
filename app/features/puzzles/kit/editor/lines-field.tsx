import { useState } from 'react'
import type { ReactNode } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

interface LinesFieldProps {
  label: string
  hint?: ReactNode
  error: readonly string[]
  lines: readonly string[]
  required?: boolean
  lang?: string | undefined
  onChange: (lines: string[]) => void
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const sameLines = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index])

export function LinesField({ label, hint, error, lines, required = false, lang, onChange }: LinesFieldProps) {
  const [text, setText] = useState(lines.join('\n'))
  // changed from elsewhere, by undo for instance: then the list replaces what is in the field
  const shown = sameLines(toLines(text), lines) ? text : lines.join('\n')
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={!required}>
      {(control) => (
        <Textarea
          value={shown}
          onChange={(event) => {
            setText(event.target.value)
            onChange(toLines(event.target.value))
          }}
          rows={2}
          lang={lang}
          spellCheck={false}
          {...control}
        />
      )}
    </Field>
  )
}
