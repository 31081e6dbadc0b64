import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Presented, Rule, Thing } from './schema.ts'

type Told = { locale: Locale }
type Categories = readonly Pick<Presented['categories'][number], 'name' | 'items'>[]

export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** In the language of the game, which may differ from the page's. */
export function ruleText(rule: Rule, categories: Categories, locale: Locale): string {
  const told = { locale }
  const nameOf = ({ category, item }: Thing) => categories[category]?.items[item] ?? ''
  const names = { one: nameOf(rule.one), other: nameOf(rule.other) }
  switch (rule.kind) {
    case 'is':
      return sentence(m.logic_grid_rule_is(names, told))
    case 'not':
      return sentence(m.logic_grid_rule_not(names, told))
    case 'either':
      return sentence(m.logic_grid_rule_either({ ...names, third: nameOf(rule.third) }, told))
    default:
      return inOrder(rule, names, categories[rule.category]?.name ?? '', told)
  }
}

/** A thing of the ordered category comes last and names the order: "Chloe comes after Saturday." */
function inOrder(
  rule: Rule & { kind: 'before' | 'beside' },
  { one, other }: { one: string; other: string },
  category: string,
  told: Told,
): string {
  const [isFirstOf, isSecondOf] = [rule.one, rule.other].map(({ category }) => category === rule.category)
  const isTurned = isFirstOf === true && isSecondOf === false
  const fact = orderFact(rule, isTurned ? { one: other, other: one } : { one, other }, isTurned, told)
  return sentence(isFirstOf || isSecondOf ? fact : m.logic_grid_rule_in_order({ category, fact }, told))
}

function orderFact(
  rule: Rule & { kind: 'before' | 'beside' },
  names: { one: string; other: string },
  isTurned: boolean,
  told: Told,
): string {
  if (rule.kind === 'beside') return m.logic_grid_rule_beside(names, told)
  if (rule.by === 0) return isTurned ? m.logic_grid_rule_after(names, told) : m.logic_grid_rule_before(names, told)
  const counted = { ...names, count: rule.by }
  return isTurned ? m.logic_grid_rule_after_by(counted, told) : m.logic_grid_rule_before_by(counted, told)
}

export const clueText = ({ text, rule }: Presented['clues'][number], categories: Categories, locale: Locale): string =>
  rule ? ruleText(rule, categories, locale) : text
