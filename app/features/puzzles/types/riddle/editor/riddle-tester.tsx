import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { tryTyped } from '#app/features/puzzles/kit/editor/try-typed.ts'
import { countBlanks } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { longestAnswer } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { acceptedBy, matchRiddle, ruleOf } from '#app/features/puzzles/types/riddle/rules/match.ts'

export function RiddleTester({ value, language }: { value: Draft; language: Locale }) {
  return (
    <TesterPanel
      label={m.riddle_tester()}
      hint={countBlanks(value.configuration.riddleText) > 0 ? m.riddle_tester_hint_blanks() : m.riddle_tester_hint()}
      longestAnswer={longestAnswer}
      test={(typed) =>
        tryTyped({
          typed,
          match: matchRiddle(typed, value, language),
          accepted: acceptedBy(value.solution),
          decoys: value.solution.decoys,
          steps: stepsOf(ruleOf(value)),
          language,
        })
      }
    />
  )
}
