import { m } from '#app/i18n/generated/messages.js'
import { atLeast, counted, countIn } from './counted.ts'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quotedName, valueText } from './named.ts'

export const hintsUsed: ConditionText = {
  label: m.studio_rules_when_hints,
  choices: [{ as: 'row', of: 'puzzle', field: 'puzzleId', any: m.studio_rules_any_puzzle }, atLeast(1)],
  holds: counted,
  sentence: (fields, negated, { puzzles }) => {
    const count = countIn(fields)
    const { puzzleId } = fields
    if (puzzleId === undefined) return either(negated, m.studio_rules_hints, m.studio_rules_not_hints, { count })
    return either(negated, m.studio_rules_puzzle_hints, m.studio_rules_not_puzzle_hints, {
      name: quotedName(puzzles, puzzleId),
      count,
    })
  },
  now: valueText,
}
