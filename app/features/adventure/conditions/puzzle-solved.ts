import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quotedName } from './named.ts'

export const puzzleSolved: ConditionText = {
  label: m.studio_when_puzzle,
  choices: [{ as: 'row', of: 'puzzle', field: 'puzzleId' }],
  holds: { yes: m.studio_is_solved, no: m.studio_is_not_solved },
  sentence: ({ puzzleId }, negated, { puzzles }) =>
    either(negated, m.studio_rules_puzzle, m.studio_rules_not_puzzle, { name: quotedName(puzzles, puzzleId) }),
  now: (actual) => (actual === true ? m.playtest_is_solved() : m.playtest_is_open()),
}
