import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { languageName } from './language-name.ts'

export function LanguageSelect({
  value,
  onChange,
  error,
}: {
  value: Locale
  onChange: (language: Locale) => void
  error?: readonly string[] | undefined
}) {
  return (
    <Field label={m.studio_field_primary_language()} hint={m.studio_primary_language_hint()} error={error}>
      {(control) => (
        <Select
          value={value}
          onChange={(event) => onChange(locales.find((locale) => locale === event.target.value) ?? value)}
          {...control}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {capitalized(languageName(locale))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)
