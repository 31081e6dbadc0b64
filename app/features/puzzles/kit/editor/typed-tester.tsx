import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { AnswerMatch } from '#app/features/puzzles/kit/rules/match-answer.ts'
import type { Step } from '#app/features/puzzles/kit/rules/normalise.ts'
import { normalise, trace } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Trial } from './tester-panel.tsx'
import { TesterPanel } from './tester-panel.tsx'

interface TypedTesterProps {
  label: string
  hint: string
  longest: number
  match: (typed: string) => AnswerMatch
  accepted: readonly string[]
  decoys: readonly { reply: string }[]
  steps: ReadonlySet<Step>
  language: Locale
}

/** How a typed text would be judged, and why. */
export function TypedTester({ label, hint, longest, ...rules }: TypedTesterProps) {
  return <TesterPanel label={label} hint={hint} longestAnswer={longest} test={(typed) => tryTyped(typed, rules)} />
}

type TypedRules = Pick<TypedTesterProps, 'match' | 'accepted' | 'decoys' | 'steps' | 'language'>

function tryTyped(typed: string, { match: matchTyped, accepted, decoys, steps, language }: TypedRules): Trial {
  const match = matchTyped(typed)
  const readIn = match.kind === 'none' ? language : (match.readIn ?? language)
  const answer = accepted.find((each) => each.trim() !== '')
  const against =
    match.kind === 'none' && answer !== undefined
      ? m.puzzles_tester_against({ answer, form: normalise(answer, steps, language) })
      : undefined
  return {
    accepted: match.kind === 'accepted',
    text: matchText(match, accepted, decoys),
    compared: m.puzzles_tester_compared({ form: normalise(typed, steps, readIn) }),
    against,
    steps: trace(typed, steps, readIn),
  }
}

const acceptedTexts = {
  equal: m.puzzles_tester_equal,
  spaces: m.puzzles_tester_spaces,
  short: m.puzzles_tester_short,
  number: m.puzzles_tester_number,
  time: m.puzzles_tester_time,
  morse: m.puzzles_tester_morse,
  value: m.puzzles_tester_value,
  pattern: m.puzzles_tester_pattern,
  part: m.puzzles_tester_part,
  slip: m.puzzles_tester_slip,
}

const refusedTexts = {
  negated: m.puzzles_tester_negated,
  rivals: m.puzzles_tester_rivals,
  stands_alone: m.puzzles_tester_stands_alone,
  too_many_words: m.puzzles_tester_too_many_words,
  slip: m.puzzles_tester_slip_refused,
  between: m.puzzles_tester_between,
  nothing_alike: m.puzzles_tester_nothing_alike,
}

function matchText(match: AnswerMatch, accepted: readonly string[], decoys: readonly { reply: string }[]): string {
  switch (match.kind) {
    case 'accepted':
      return acceptedTexts[match.by]({ answer: accepted[match.index] ?? '' })
    case 'decoy':
      return m.puzzles_tester_decoy({ reply: decoys[match.index]?.reply ?? '' })
    case 'none':
      return refusedTexts[match.why]()
  }
}
