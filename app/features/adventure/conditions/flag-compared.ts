import { comparisons } from '#app/features/engine/conditions/flag-compared.ts'
import type { Comparison } from '#app/features/engine/conditions/flag-compared.ts'
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

const word = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? valueText(value) : quoted(String(value ?? ''))

/** A flag that was never set is neither less nor more than anything, so the other comparisons have no contrary. */
const contraries: Partial<Record<Comparison, Comparison>> = { eq: 'ne', ne: 'eq' }

export const flagCompared: ConditionText = {
  label: m.studio_rules_when_compared,
  choices: [{ as: 'flag' }, { as: 'comparison' }],
  holds: null,
  sentence: ({ flag = '', compare, value }, negated) => {
    const asked = comparisons.find((each) => each === compare)
    const comparison = asked && negated ? contraries[asked] : asked
    return comparison ? sentences[comparison]({ flag: quoted(String(flag)), value: word(value) }) : null
  },
  now: valueText,
}
