import { m } from '#app/i18n/generated/messages.js'
import { atLeast, counted, countIn } from './counted.ts'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quotedName, valueText } from './named.ts'

export const attempts: ConditionText = {
  label: m.studio_rules_when_attempts,
  choices: [{ as: 'row', of: 'puzzle', field: 'puzzleId' }, atLeast(3)],
  holds: counted,
  sentence: (fields, negated, { puzzles }) =>
    either(negated, m.studio_rules_attempts, m.studio_rules_not_attempts, {
      name: quotedName(puzzles, fields['puzzleId']),
      count: countIn(fields),
    }),
  now: valueText,
}
