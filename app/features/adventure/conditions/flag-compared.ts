import { comparisons } from '#app/features/engine/conditions/flag-compared.ts'
import type { Comparison } from '#app/features/engine/conditions/flag-compared.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ConditionText } from './kind.ts'
import { quoted, valueText } from './named.ts'

const sentences: Record<Comparison, (words: { flag: string; value: string }) => string> = {
  eq: m.studio_rules_flag_eq,
  ne: m.studio_rules_flag_ne,
  lt: m.studio_rules_flag_lt,
  lte: m.studio_rules_flag_lte,
  gt: m.studio_rules_flag_gt,
  gte: m.studio_rules_flag_gte,
}

const word = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : quoted(String(value ?? '')))

export const flagCompared: ConditionText = {
  label: m.studio_rules_when_compared,
  choices: [{ as: 'flag' }, { as: 'comparison' }],
  holds: null,
  // A flag never set equals nothing and is not less than anything, so no comparison is the contrary of another
  sentence: ({ flag = '', compare, value }, negated) => {
    const comparison = comparisons.find((each) => each === compare)
    return comparison && !negated ? sentences[comparison]({ flag: quoted(String(flag)), value: word(value) }) : null
  },
  now: valueText,
}
