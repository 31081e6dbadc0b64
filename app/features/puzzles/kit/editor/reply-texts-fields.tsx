import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ArrangedDecoy } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { OwnText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { OwnTextsFields } from './own-texts-fields.tsx'

interface ReplyTextsFieldsProps {
  decoys: readonly ArrangedDecoy[]
  texts: readonly OwnText[]
  language: Locale
  error: readonly string[]
  onChange: (texts: OwnText[]) => void
}

export function ReplyTextsFields({ decoys, texts, language, error, onChange }: ReplyTextsFieldsProps) {
  if (decoys.length === 0) return null
  return (
    <OwnTextsFields
      legend={m.puzzles_decoy_replies()}
      hint={m.puzzles_own_texts_hint()}
      originals={decoys.map(({ reply }) => reply)}
      texts={texts}
      longest={longestReply}
      language={language}
      error={error}
      onChange={onChange}
    />
  )
}
