import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { longestCode } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { codeForm, matchCode, stepsOf } from '#app/features/puzzles/types/code_entry/rules/match.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { namesOf, typedSigns } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'

type Draft = PuzzleDraft<Configuration, Solution>

export function AnswerTester({ value }: { value: Draft }) {
  const { configuration, solution } = value
  const signs = signsOf(configuration) ? namedSigns(configuration) : null
  return (
    <TesterPanel
      label={m.code_entry_tester()}
      hint={signs ? m.code_entry_tester_hint_signs() : m.code_entry_tester_hint()}
      longestAnswer={longestCode}
      isCode
      test={(typed) => {
        if (signs === null)
          return {
            ...judge(typed, value),
            compared: m.code_entry_tester_compared({ form: codeForm(typed, configuration, solution) }),
            steps: trace(typed, stepsOf(configuration, solution), 'en'),
          }
        const code = typedSigns(typed, signs, null).join('')
        return {
          ...judge(code, value),
          compared: m.code_entry_tester_compared({ form: namesOf(code, signs).join(', ') }),
          steps: [],
        }
      }}
    />
  )
}

function judge(typed: string, { configuration, solution }: Draft): { accepted: boolean; text: string } {
  const match = matchCode(typed, configuration, solution)
  switch (match.kind) {
    case 'right': {
      const alternative = solution.alternatives[match.index - 1]
      return {
        accepted: true,
        text:
          alternative === undefined
            ? m.code_entry_tester_right()
            : m.code_entry_tester_alternative({ code: alternative }),
      }
    }
    case 'decoy':
      return { accepted: false, text: m.code_entry_tester_decoy({ reply: solution.decoys[match.index]?.reply ?? '' }) }
    case 'none':
      return { accepted: false, text: m.code_entry_tester_wrong() }
  }
}
