import { m } from '#app/i18n/generated/messages.js'
import type { Presented, Rule, Thing } from './schema.ts'

type Categories = readonly Pick<Presented['categories'][number], 'name' | 'items'>[]

/** A rule as a sentence in the reader's language, about things by their names. */
export function ruleText(rule: Rule, categories: Categories): string {
  const nameOf = ({ category, item }: Thing) => categories[category]?.items[item] ?? ''
  const [one, other] = [nameOf(rule.one), nameOf(rule.other)]
  switch (rule.kind) {
    case 'is':
      return m.logic_grid_rule_is({ one, other })
    case 'not':
      return m.logic_grid_rule_not({ one, other })
    case 'either':
      return m.logic_grid_rule_either({ one, other, third: nameOf(rule.third) })
    case 'before': {
      const category = categories[rule.category]?.name ?? ''
      return rule.by === 0 ? m.logic_grid_rule_before({ one, other, category }) : m.logic_grid_rule_before_by({ one, other, category, count: rule.by })
    }
    case 'beside':
      return m.logic_grid_rule_beside({ one, other, category: categories[rule.category]?.name ?? '' })
  }
}

/** What a player reads of a clue. */
export const clueText = ({ text, rule }: Presented['clues'][number], categories: Categories): string => (rule ? ruleText(rule, categories) : text)
