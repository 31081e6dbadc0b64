import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { languageName } from './language-name.ts'
import { TypedInput, TypedTextarea } from './typed-text.tsx'

export type ContentLanguages = { primary: Locale; /** The other language, when the adventure is offered in it. */ other: Locale | null }

type BilingualTextProps = {
  label: string
  hint?: string
  languages: ContentLanguages
  value: string
  onChange: (text: string) => void
  /** The text in the other language. */
  translation: string
  onTranslate: (text: string) => void
  max: number
  rows?: number
  required?: boolean
  optional?: boolean
  error?: readonly string[] | undefined
  translationError?: readonly string[] | undefined
}

/** A text of the adventure in its primary language, and beside it in the other one when it is offered in two. */
export function BilingualText({ label, hint, languages, value, onChange, translation, onTranslate, max, rows, required, optional = false, error, translationError }: BilingualTextProps) {
  const { primary, other } = languages
  const control = (text: string, onType: (text: string) => void, language: Locale, props: object) =>
    rows ? <TypedTextarea rows={rows} lang={language} value={text} onType={onType} maxLength={max} {...props} /> : <TypedInput lang={language} value={text} onType={onType} maxLength={max} {...props} />
  if (!other) {
    return (
      <Field label={label} hint={hint} error={error} optional={optional} {...(required ? { required } : {})}>
        {(props) => control(value, onChange, primary, props)}
      </Field>
    )
  }
  const missing = value.trim() !== '' && translation.trim() === ''
  return (
    <div className="grid gap-x-5 items-start gap-y-3 sm:grid-cols-2">
      <Field label={m.studio_in_language({ label, language: languageName(primary) })} hint={hint} error={error} optional={optional} {...(required ? { required } : {})}>
        {(props) => control(value, onChange, primary, props)}
      </Field>
      <Field label={m.studio_in_language({ label, language: languageName(other) })} hint={missing ? m.studio_not_translated({ language: languageName(primary) }) : hint} error={translationError}>
        {(props) => control(translation, onTranslate, other, props)}
      </Field>
    </div>
  )
}
