import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft } from '#app/features/puzzles/contract.ts'
import { trace } from '#app/features/puzzles/kit/normalise.ts'
import { TesterPanel } from '#app/features/puzzles/kit/tester-panel.tsx'
import { longestCode } from './limits.ts'
import { matchCode, normaliseCode, stepsOf } from './match.ts'
import type { Configuration, Solution } from './schema.ts'

type Draft = PuzzleDraft<Configuration, Solution>

/** Tells an author what would come of a code, and which steps brought it to the form that is compared. */
export function AnswerTester({ value }: { value: Draft }) {
  const steps = stepsOf(value.configuration, value.solution)
  return (
    <TesterPanel
      label={m.code_entry_tester()}
      hint={m.code_entry_tester_hint()}
      longestAnswer={longestCode}
      isCode
      test={(typed) => ({
        ...judge(typed, value),
        compared: m.code_entry_tester_compared({ form: normaliseCode(typed, steps) }),
        steps: trace(typed, steps, 'en'),
      })}
    />
  )
}

function judge(typed: string, { configuration, solution }: Draft): { accepted: boolean; text: string } {
  const match = matchCode(typed, configuration, solution)
  switch (match.kind) {
    case 'right': {
      const alternative = solution.alternatives[match.index - 1]
      return { accepted: true, text: alternative === undefined ? m.code_entry_tester_right() : m.code_entry_tester_alternative({ code: alternative }) }
    }
    case 'decoy':
      return { accepted: false, text: m.code_entry_tester_decoy({ reply: solution.decoys[match.index]?.reply ?? '' }) }
    case 'none':
      return { accepted: false, text: m.code_entry_tester_wrong() }
  }
}
