import type { RowForm } from './use-row-form.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import type { ContentLanguages } from './bilingual-text.tsx'
import { translatedText, translating } from './content-languages.ts'

export function rowTexts(form: Pick<RowForm, 'values' | 'set' | 'errorsAt'>, languages: ContentLanguages) {
  const { other } = languages
  const translations = (form.values.translations ?? {}) as TranslationsView
  return (field: string) => ({
    languages,
    name: field,
    value: String(form.values[field] ?? ''),
    onChange: (text: string) => form.set({ [field]: text }),
    translation: translatedText(translations, other, field),
    onTranslate: (text: string) => form.set(translating(other, field, text)),
    error: form.errorsAt(field),
    translationError: other ? form.errorsAt(`translations.${other}.${field}`) : undefined,
  })
}
