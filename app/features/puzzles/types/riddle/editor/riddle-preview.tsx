import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { PreviewVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import type { Draft } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { answerForm, matchRiddle, present } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { PlayerView } from '#app/features/puzzles/types/riddle/player/player-view.tsx'
import type { Answer } from '#app/features/puzzles/types/riddle/rules/schema.ts'

export function RiddlePreview({
  value,
  language,
  isTranslation,
}: {
  value: Draft
  language: Locale
  isTranslation: boolean
}) {
  const missing = value.configuration.riddleText.trim() === '' ? m.riddle_preview_missing() : null
  return (
    <LivePreview<Answer>
      isTranslation={isTranslation}
      allowedAttempts={value.configuration.allowedAttempts}
      subject={value}
      missing={missing}
      judge={(answer) => judge(value, language, answer)}
    >
      {(played) => <PlayerView configuration={present(value.configuration)} view={null} {...played} />}
    </LivePreview>
  )
}

function judge(value: Draft, language: Locale, { text }: Answer): PreviewVerdict {
  const match = matchRiddle(text, value, language)
  if (match.kind === 'accepted') return { outcome: 'solved' }
  const reply = match.kind === 'decoy' ? value.solution.decoys[match.index]?.reply || null : null
  return { outcome: 'wrong', key: answerForm(text, value, language), reply }
}
