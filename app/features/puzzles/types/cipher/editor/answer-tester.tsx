import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { tryTyped } from '#app/features/puzzles/kit/editor/try-typed.ts'
import { longestAnswer } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import { acceptedBy, answerSteps, matchMessage } from '#app/features/puzzles/types/cipher/rules/match.ts'
import type { Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

interface AnswerTesterProps {
  solution: Solution
  language: Locale
}

export function AnswerTester({ solution, language }: AnswerTesterProps) {
  return (
    <TesterPanel
      label={m.cipher_tester()}
      hint={m.cipher_tester_hint()}
      longestAnswer={longestAnswer}
      test={(typed) =>
        tryTyped({
          typed,
          match: matchMessage(typed, solution, language),
          accepted: acceptedBy(solution),
          decoys: solution.decoys,
          steps: answerSteps,
          language,
        })
      }
    />
  )
}
