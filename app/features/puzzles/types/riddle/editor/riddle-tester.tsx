import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { AnswerMatch } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { countBlanks } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { longestAnswer } from '#app/features/puzzles/types/riddle/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { acceptedBy, answerForm, matchRiddle, ruleOf } from '#app/features/puzzles/types/riddle/rules/match.ts'
import type { Solution } from '#app/features/puzzles/types/riddle/rules/schema.ts'

export function RiddleTester({ value, language }: { value: Draft; language: Locale }) {
  return (
    <TesterPanel
      label={m.riddle_tester()}
      hint={countBlanks(value.configuration.riddleText) > 0 ? m.riddle_tester_hint_blanks() : m.riddle_tester_hint()}
      longestAnswer={longestAnswer}
      test={(typed) => {
        const match = matchRiddle(typed, value, language)
        const readIn = match.kind === 'none' ? language : (match.readIn ?? language)
        return {
          accepted: match.kind === 'accepted',
          text: matchText(match, value.solution),
          compared: m.riddle_tester_compared({ form: answerForm(typed, value, readIn) }),
          steps: trace(typed, stepsOf(ruleOf(value)), readIn),
        }
      }}
    />
  )
}

const acceptedTexts = {
  equal: m.riddle_tester_equal,
  number: m.riddle_tester_number,
  pattern: m.riddle_tester_pattern,
  part: m.riddle_tester_part,
  slip: m.riddle_tester_slip,
}

const refusedTexts = {
  negated: m.riddle_tester_negated,
  too_many_words: m.riddle_tester_too_many_words,
  slip: m.riddle_tester_slip_refused,
  between: m.riddle_tester_between,
  nothing_alike: m.riddle_tester_nothing_alike,
}

function matchText(match: AnswerMatch, solution: Solution): string {
  switch (match.kind) {
    case 'accepted':
      return acceptedTexts[match.by]({ answer: acceptedBy(solution)[match.index] ?? '' })
    case 'decoy':
      return m.riddle_tester_decoy({ reply: solution.decoys[match.index]?.reply ?? '' })
    case 'none':
      return refusedTexts[match.why]()
  }
}
