import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { AnswerMatch } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { stepsOf } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import { TesterPanel } from '#app/features/puzzles/kit/editor/tester-panel.tsx'
import { longestAnswer } from '#app/features/puzzles/types/audio_recognition/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/audio_recognition/rules/match.ts'
import {
  acceptedBy,
  answerForm,
  matchHeard,
  ruleOf,
} from '#app/features/puzzles/types/audio_recognition/rules/match.ts'

export function HeardTester({ draft, language }: { draft: Draft; language: Locale }) {
  return (
    <TesterPanel
      label={m.audio_recognition_tester()}
      hint={m.audio_recognition_tester_hint()}
      longestAnswer={longestAnswer}
      test={(typed) => {
        const match = matchHeard(typed, draft, language)
        const readIn = match.kind === 'none' ? language : (match.readIn ?? language)
        return {
          accepted: match.kind === 'accepted',
          text: matchText(match, draft),
          compared: m.audio_recognition_tester_compared({ form: answerForm(typed, draft, readIn) }),
          steps: trace(typed, stepsOf(ruleOf(draft)), readIn),
        }
      }}
    />
  )
}

const refusedTexts = {
  negated: m.audio_recognition_tester_negated,
  too_many_words: m.audio_recognition_tester_too_many_words,
  slip: m.audio_recognition_tester_slip_refused,
  between: m.audio_recognition_tester_between,
  nothing_alike: m.audio_recognition_tester_nothing_alike,
}

function matchText(match: AnswerMatch, draft: Draft): string {
  if (match.kind === 'none') return refusedTexts[match.why]()
  if (match.kind === 'decoy')
    return m.audio_recognition_tester_decoy({ reply: draft.solution.decoys[match.index]?.reply ?? '' })
  const answer = acceptedBy(draft)[match.index] ?? ''
  if (match.by === 'slip') return m.audio_recognition_tester_slip({ answer })
  return match.by === 'part'
    ? m.audio_recognition_tester_part({ answer })
    : m.audio_recognition_tester_equal({ answer })
}
