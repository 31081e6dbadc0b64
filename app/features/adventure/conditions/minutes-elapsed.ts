import { m } from '#app/i18n/generated/messages.js'
import { atLeast, counted, countIn } from './counted.ts'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { valueText } from './named.ts'

export const minutesElapsed: ConditionText = {
  label: m.studio_rules_when_minutes,
  choices: [atLeast(10, m.studio_rules_when_minutes)],
  holds: counted,
  sentence: (fields, negated) =>
    either(negated, m.studio_rules_minutes, m.studio_rules_not_minutes, { count: countIn(fields) }),
  now: valueText,
}
