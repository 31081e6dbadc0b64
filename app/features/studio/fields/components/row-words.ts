import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ContentLanguages } from './bilingual-text.tsx'
import { rowTexts } from './row-texts.ts'
import type { RowForm } from './use-row-form.ts'

/** What `BilingualText` needs of a field, with the label and the length that its row kind gives it. */
export function rowWords(
  kind: KindName,
  form: Pick<RowForm, 'values' | 'set' | 'errorsAt'>,
  languages: ContentLanguages,
) {
  const textOf = rowTexts(form, languages)
  return (name: string) => {
    const field = kindOf(kind).fields[name]
    if (!field?.text) throw new Error(`${kind} has no text ${name}`)
    return { label: field.label(), max: field.text.longest, required: field.text.required ?? false, ...textOf(name) }
  }
}
