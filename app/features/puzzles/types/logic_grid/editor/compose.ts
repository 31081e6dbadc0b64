import { drawLot } from '#app/features/puzzles/kit/rules/random.ts'
import type { Draft } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { isAbout, isWholeMapping, rowsOf } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { holds, mapRule, orderOf, thingsOf } from '#app/features/puzzles/types/logic_grid/rules/rules.ts'
import type { Clue, Configuration, Rule, Solution, Thing } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

type Mapping = Solution['correctMapping']

const alongside = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

function mappingFor(categories: number, items: number, before: Mapping): Mapping {
  const columns = Array.from({ length: Math.max(0, categories - 1) }, (_, column) => {
    const kept = before.slice(0, items).map((row) => row[column])
    const isWhole =
      kept.length === items && new Set(kept).size === items && kept.every((item) => item !== undefined && item < items)
    return isWhole ? (kept as number[]) : alongside(items)
  })
  return alongside(items).map((item) => columns.map((column) => column[item]!))
}

function withCategories(
  { configuration, solution }: Draft,
  change: Partial<Configuration>,
  before: (mapping: Mapping) => Mapping = (same) => same,
): Draft {
  const next = { ...configuration, ...change, lot: drawLot(configuration.lot) }
  const fitted = (mapping: Mapping) => mappingFor(next.categories.length, next.itemsPerCategory, before(mapping))
  const decoys = solution.decoys.map((decoy) => ({ ...decoy, mapping: fitted(decoy.mapping) }))
  return { configuration: next, solution: { ...solution, correctMapping: fitted(solution.correctMapping), decoys } }
}

const blankItems = (count: number): string[] => Array.from({ length: count }, () => '')

export const addCategory = (draft: Draft): Draft =>
  withCategories(draft, {
    categories: [
      ...draft.configuration.categories,
      { name: '', items: blankItems(draft.configuration.itemsPerCategory), ordered: false },
    ],
  })

export const changeCategory = (draft: Draft, at: number, change: Partial<Configuration['categories'][number]>): Draft =>
  withCategories(draft, {
    categories: draft.configuration.categories.map((category, index) =>
      index === at ? { ...category, ...change } : category,
    ),
  })

export function removeCategory(draft: Draft, at: number): Draft {
  const { configuration } = draft
  const moved = (category: number) => (category > at ? category - 1 : category)
  const clues = configuration.clues.map(({ text, rule }): Clue => {
    const isGone = rule !== null && (orderOf(rule) === at || thingsOf(rule).some(({ category }) => category === at))
    return {
      text,
      rule:
        rule && !isGone ? mapRule(rule, ({ category, item }) => ({ category: moved(category), item }), moved) : null,
    }
  })
  const without = (mapping: Mapping) => (at === 0 ? [] : mapping.map((row) => row.toSpliced(at - 1, 1)))
  return withCategories(
    draft,
    { categories: configuration.categories.toSpliced(at, 1), clues: clues.filter(isTold) },
    without,
  )
}

export function setItemsPerCategory(draft: Draft, count: number): Draft {
  const categories = draft.configuration.categories.map((category) => ({
    ...category,
    items: [...category.items.slice(0, count), ...blankItems(Math.max(0, count - category.items.length))],
  }))
  const next = { ...draft.configuration, categories, itemsPerCategory: count }
  const clues = draft.configuration.clues.map(({ text, rule }): Clue => ({
    text,
    rule: rule && isAbout(rule, next) ? rule : null,
  }))
  return withCategories(draft, { categories, itemsPerCategory: count, clues: clues.filter(isTold) })
}

export function pair(mapping: Mapping, row: number, column: number, item: number): Mapping {
  const other = mapping.findIndex((each) => each[column] === item)
  const had = mapping[row]![column]!
  return mapping.map((each, at) =>
    at === row ? each.with(column, item) : at === other ? each.with(column, had) : each,
  )
}

const isTold = ({ text, rule }: Clue) => text.trim() !== '' || rule !== null

export function ofKind(kind: Rule['kind'], rule: Rule, ordered: number): Rule {
  const { one, other } = rule
  switch (kind) {
    case 'either':
      return { kind, one, other, third: { category: other.category, item: other.item === 0 ? 1 : 0 } }
    case 'before':
      return { kind, one, other, category: orderOf(rule) ?? ordered, by: 0 }
    case 'beside':
      return { kind, one, other, category: orderOf(rule) ?? ordered }
    default:
      return { kind, one, other }
  }
}

export function freshRule(draft: Draft, kind: Rule['kind'] = 'not'): Rule {
  const all = rulesOfKind(
    draft,
    kind,
    alongside(draft.configuration.itemsPerCategory).map((item) => ({ category: 0, item })),
    1,
  )
  return unsaid(draft, all) ?? all[0]!
}

/** The nearest true rule of its kind, about the same first thing if there is one; null if there is none. */
export function holdingRule(draft: Draft, rule: Rule): Rule | null {
  const { categories, itemsPerCategory } = draft.configuration
  const firsts = alongside(itemsPerCategory).map((item) => ({ category: rule.one.category, item }))
  const same = firsts.filter(({ item }) => item === rule.one.item)
  const second =
    rule.other.category === rule.one.category
      ? (rule.one.category + 1) % Math.max(1, categories.length)
      : rule.other.category
  return (
    unsaid(draft, rulesOfKind(draft, rule.kind, same, second)) ??
    unsaid(draft, rulesOfKind(draft, rule.kind, firsts, second))
  )
}

function rulesOfKind(
  { configuration: { categories, itemsPerCategory } }: Draft,
  kind: Rule['kind'],
  firsts: readonly Thing[],
  category: number,
): Rule[] {
  const ordered = categories.findIndex((each) => each.ordered)
  return firsts.flatMap((one) =>
    alongside(itemsPerCategory).map((other) =>
      ofKind(kind, { kind: 'not', one, other: { category, item: other } }, ordered),
    ),
  )
}

function unsaid(draft: Draft, rules: readonly Rule[]): Rule | null {
  const rows = rowsOf(draft)
  const known = new Set(draft.configuration.clues.map(({ rule }) => JSON.stringify(rule)))
  const holding = isWholeMapping(draft)
    ? rules.filter((rule) => isAbout(rule, draft.configuration) && holds(rule, rows))
    : []
  return holding.find((rule) => !known.has(JSON.stringify(rule))) ?? holding[0] ?? null
}
