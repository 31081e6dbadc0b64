import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { PreviewVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { codeForm, codeLengthOf, matchCode } from '#app/features/puzzles/types/code_entry/rules/match.ts'
import { PlayerView } from '#app/features/puzzles/types/code_entry/player/player-view.tsx'
import { present } from '#app/features/puzzles/types/code_entry/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

type Draft = PuzzleDraft<Configuration, Solution>

export function LockPreview({ value, isTranslation }: { value: Draft; isTranslation: boolean }) {
  const { configuration, solution } = value
  const missing = codeLengthOf(solution.correctCode, configuration) === 0 ? m.code_entry_preview_missing() : null
  return (
    <LivePreview<Answer>
      isTranslation={isTranslation}
      allowedAttempts={configuration.allowedAttempts}
      subject={value}
      missing={missing}
      judge={(answer) => judge(value, answer)}
    >
      {(played) => <PlayerView configuration={present(configuration)} view={null} {...played} />}
    </LivePreview>
  )
}

function judge({ configuration, solution }: Draft, { code }: Answer): PreviewVerdict {
  const match = matchCode(code, configuration, solution)
  if (match.kind === 'right') return { outcome: 'solved' }
  const reply = match.kind === 'decoy' ? solution.decoys[match.index]?.reply || null : null
  return { outcome: 'wrong', key: codeForm(code, configuration, solution), reply }
}
