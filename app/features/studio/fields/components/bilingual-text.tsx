import { useId } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { languageName } from './language-name.ts'
import { TypedInput, TypedTextarea } from './typed-text.tsx'

export type ContentLanguages = {
  primary: Locale
  other: Locale | null
}

type BilingualTextProps = {
  label: string
  name?: string | undefined
  hint?: string | undefined
  languages: ContentLanguages
  value: string
  onChange: (text: string) => void
  translation: string
  onTranslate: (text: string) => void
  max: number
  rows?: number
  required?: boolean
  optional?: boolean
  error?: readonly string[] | undefined
  translationError?: readonly string[] | undefined
}

const spans: Record<number, string> = { 2: 'sm:row-span-2', 3: 'sm:row-span-3', 4: 'sm:row-span-4', 5: 'sm:row-span-5' }

export function BilingualText({
  label,
  name,
  hint,
  languages,
  value,
  onChange,
  translation,
  onTranslate,
  max,
  rows,
  required,
  optional = false,
  error,
  translationError,
}: BilingualTextProps) {
  const { primary, other } = languages
  const id = useId()
  const control = (text: string, onType: (text: string) => void, language: Locale, props: object) =>
    rows ? (
      <TypedTextarea rows={rows} lang={language} value={text} onType={onType} maxLength={max} {...props} />
    ) : (
      <TypedInput lang={language} value={text} onType={onType} maxLength={max} {...props} />
    )
  if (!other) {
    return (
      <Field
        label={label}
        name={name}
        hint={hint}
        error={error}
        optional={optional}
        {...(required ? { required } : {})}
      >
        {(props) => control(value, onChange, primary, props)}
      </Field>
    )
  }
  const missing = value.trim() !== '' && translation.trim() === ''
  const noteId = `${id}-untranslated`
  // Both fields share grid rows, so that when one label wraps, both inputs move.
  const height = 2 + (hint ? 1 : 0) + (missing ? 1 : 0) + (error?.length || translationError?.length ? 1 : 0)
  const level = classNames('sm:grid-rows-subgrid', spans[height])
  return (
    <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-y-1.5">
      <Field
        label={m.studio_in_language({ label, language: languageName(primary) })}
        name={name}
        hint={hint}
        error={error}
        optional={optional}
        className={level}
        {...(required ? { required } : {})}
      >
        {(props) => control(value, onChange, primary, props)}
      </Field>
      <Field
        label={m.studio_in_language({ label, language: languageName(other) })}
        name={name && `${name}.${other}`}
        hint={hint}
        error={translationError}
        className={level}
      >
        {(props) => (
          <>
            {control(translation, onTranslate, other, {
              ...props,
              'aria-describedby':
                [props['aria-describedby'], missing ? noteId : ''].filter(Boolean).join(' ') || undefined,
            })}
            {missing && (
              <p id={noteId} className="text-sm text-muted">
                {m.studio_not_translated({ language: languageName(primary) })}
              </p>
            )}
          </>
        )}
      </Field>
    </div>
  )
}
