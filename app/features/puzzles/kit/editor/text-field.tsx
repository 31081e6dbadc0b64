import type { ComponentProps } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: string
  longest: number
  /** None for a text that all languages share. */
  language?: Locale | undefined
  /** Lines; one if omitted. */
  rows?: number | undefined
  placeholder?: string | undefined
  onChange: (text: string) => void
}

export function TextField({ value, longest, language, rows, placeholder, onChange, ...field }: TextFieldProps) {
  const text = { lang: language, maxLength: longest, value, placeholder }
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <Input {...text} autoComplete="off" onChange={({ target }) => onChange(target.value)} {...control} />
        ) : (
          <Textarea {...text} rows={rows} onChange={({ target }) => onChange(target.value)} {...control} />
        )
      }
    </Field>
  )
}
