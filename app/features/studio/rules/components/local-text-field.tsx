import { withWord, asLocalText } from './effect-list.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'

type LocalTextFieldProps = {
  label: string
  hint?: string
  languages: ContentLanguages
  value: unknown
  onChange: (text: LocalText) => void
  max: number
  rows?: number
  optional?: boolean
}

export function LocalTextField({ languages, value, onChange, ...props }: LocalTextFieldProps) {
  const { primary, other } = languages
  const text = asLocalText(value, primary)
  return (
    <BilingualText
      {...props}
      languages={languages}
      value={text[primary] ?? ''}
      onChange={(typed) => onChange(withWord(text, primary, typed))}
      translation={other ? (text[other] ?? '') : ''}
      onTranslate={(typed) => other && onChange(withWord(text, other, typed))}
    />
  )
}
