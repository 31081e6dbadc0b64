import Languages from 'lucide-react/icons/languages'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { missingTexts } from '#app/features/puzzles/texts/missing-texts.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>

interface MissingTextsProps {
  type: PuzzleType
  value: Halves
  own: Halves
  primary: Locale
  other: Locale
}

const mostNamed = 8

export function MissingTexts({ type, value, own, primary, other }: MissingTextsProps) {
  const missing = missingTexts(type, value, own)
  const lines = [
    { language: other, labels: missing.filter(({ from }) => from === 'other').map(({ label }) => label) },
    { language: primary, labels: missing.filter(({ from }) => from === 'primary').map(({ label }) => label) },
  ].filter(({ labels }) => labels.length > 0)
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      {lines.map(({ language, labels }) => (
        <p key={language} className="flex items-start gap-2">
          <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{missingText(languageName(language), labels)}</span>
        </p>
      ))}
    </div>
  )
}

function missingText(language: string, labels: readonly string[]): string {
  const texts = labels.slice(0, mostNamed).join(' · ')
  const more = labels.length - mostNamed
  return more > 0
    ? m.puzzles_texts_missing_more({ language, texts, count: more })
    : m.puzzles_texts_missing({ language, texts })
}
