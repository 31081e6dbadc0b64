import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { PreviewVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { keyOf, matchMessage } from '#app/features/puzzles/types/cipher/rules/match.ts'
import { PlayerView } from '#app/features/puzzles/types/cipher/player/player-view.tsx'
import { present } from '#app/features/puzzles/types/cipher/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

type Draft = PuzzleDraft<Configuration, Solution>

export function CipherPreview({
  value,
  language,
  isTranslation,
}: {
  value: Draft
  language: Locale
  isTranslation: boolean
}) {
  const presented = present(value.configuration)
  const missing = presented.encryptedText === '' ? m.cipher_form_preview_empty() : null
  return (
    <LivePreview<Answer>
      isTranslation={isTranslation}
      allowedAttempts={value.configuration.allowedAttempts}
      subject={[presented, value.solution]}
      missing={missing}
      judge={(answer) => judge(value, language, answer)}
    >
      {(played) => <PlayerView configuration={presented} view={null} {...played} />}
    </LivePreview>
  )
}

function judge({ solution }: Draft, language: Locale, { text }: Answer): PreviewVerdict {
  const match = matchMessage(text, solution, language)
  if (match.kind === 'accepted') return { outcome: 'solved' }
  const reply = match.kind === 'decoy' ? solution.decoys[match.index]?.reply || null : null
  return { outcome: 'wrong', key: keyOf(text, language), reply }
}
