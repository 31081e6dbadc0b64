import { withWord, wordsIn } from '#app/features/studio/components/effects/effect-list.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { BilingualText } from './bilingual-text.tsx'
import type { ContentLanguages } from './bilingual-text.tsx'

type LocalTextFieldProps = {
  label: string
  hint?: string
  languages: ContentLanguages
  /** As the author's JSON holds it: a string in the primary language, or one text a language. */
  value: unknown
  onChange: (text: LocalText) => void
  max: number
  rows?: number
  optional?: boolean
  error?: readonly string[] | undefined
}

/** A text that stands inside an author's JSON: in a choice, a rule or an effect. */
export function LocalTextField({ languages, value, onChange, ...props }: LocalTextFieldProps) {
  const { primary, other } = languages
  const text = wordsIn(value, primary)
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
