import type { Rule, Thing } from './schema.ts'

export const thingsOf = (rule: Rule): Thing[] =>
  rule.kind === 'either' ? [rule.one, rule.other, rule.third] : [rule.one, rule.other]

export const orderOf = (rule: Rule): number | null =>
  rule.kind === 'before' || rule.kind === 'beside' ? rule.category : null

export function mapRule(
  rule: Rule,
  thing: (thing: Thing) => Thing,
  category: (category: number) => number = (same) => same,
): Rule {
  const [one, other] = [thing(rule.one), thing(rule.other)]
  switch (rule.kind) {
    case 'is':
    case 'not':
      return { kind: rule.kind, one, other }
    case 'either':
      return { kind: 'either', one, other, third: thing(rule.third) }
    case 'before':
      return { kind: 'before', one, other, category: category(rule.category), by: rule.by }
    case 'beside':
      return { kind: 'beside', one, other, category: category(rule.category) }
  }
}

export function isApart(rule: Rule & { kind: 'before' | 'beside' }, from: number, to: number): boolean {
  if (rule.kind === 'beside') return Math.abs(from - to) === 1
  return rule.by === 0 ? from < to : to - from === rule.by
}

export type Rows = readonly (readonly number[])[]

export function holds(rule: Rule, rows: Rows): boolean {
  const rowOf = ({ category, item }: Thing) => rows.findIndex((row) => row[category] === item)
  const [one, other] = [rowOf(rule.one), rowOf(rule.other)]
  switch (rule.kind) {
    case 'is':
      return one === other
    case 'not':
      return one !== other
    case 'either':
      return (one === other) !== (one === rowOf(rule.third))
    default:
      return isApart(rule, rows[one]![rule.category]!, rows[other]![rule.category]!)
  }
}
