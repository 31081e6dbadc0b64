import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { tryTyped } from '#app/features/puzzles/kit/editor/try-typed.ts'
import { longestAnswer } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/audio_recognition/rules/match.ts'
import { acceptedBy, matchHeard, ruleOf } from '#app/features/puzzles/types/audio_recognition/rules/match.ts'

export function HeardTester({ draft, language }: { draft: Draft; language: Locale }) {
  return (
    <TesterPanel
      label={m.audio_recognition_tester()}
      hint={m.audio_recognition_tester_hint()}
      longestAnswer={longestAnswer}
      test={(typed) =>
        tryTyped({
          typed,
          match: matchHeard(typed, draft, language),
          accepted: acceptedBy(draft),
          decoys: draft.solution.decoys,
          steps: stepsOf(ruleOf(draft)),
          language,
        })
      }
    />
  )
}
