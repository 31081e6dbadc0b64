import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Trial } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { longestAnswer } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import { answerSteps, matchAnswer, normaliseAnswer } from '#app/features/puzzles/types/cipher/rules/match.ts'
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
      test={(typed) => tryAnswer(typed, solution, language)}
    />
  )
}

function tryAnswer(typed: string, solution: Solution, language: Locale): Trial {
  const compared = m.cipher_tester_compared({ form: normaliseAnswer(typed, language) })
  const steps = trace(typed, answerSteps, language)
  const match = matchAnswer(typed, solution, language)
  switch (match.kind) {
    case 'right': {
      const alternative = solution.alternatives[match.index - 1]
      return {
        accepted: true,
        text: alternative === undefined ? m.cipher_tester_right() : m.cipher_tester_alternative({ text: alternative }),
        compared,
        steps,
      }
    }
    case 'decoy':
      return {
        accepted: false,
        text: m.cipher_tester_decoy({ reply: solution.decoys[match.index]?.reply ?? '' }),
        compared,
        steps,
      }
    case 'none':
      return { accepted: false, text: m.cipher_tester_wrong(), compared, steps }
  }
}
