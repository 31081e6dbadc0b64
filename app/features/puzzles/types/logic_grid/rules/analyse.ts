import { randomOf } from '#app/features/puzzles/kit/rules/random.ts'
import type { Draft } from './grid.ts'
import { isWholeMapping, rowsOf, rulesOf } from './grid.ts'
import { fewestCategories, mostClues } from './limits.ts'
import { holds } from './rules.ts'
import type { Clue, Configuration, Rule, Thing } from './schema.ts'
import { Grid, solve } from './solver.ts'

export interface Analysis {
  solutions: 'one' | 'several' | 'none' | 'unclear'
  difficulty: 'easy' | 'medium' | 'hard' | null
  redundant: number[]
  unread: number
}

export function countSolutions(
  configuration: Configuration,
  rules: readonly Rule[] = rulesOf(configuration),
): Analysis['solutions'] {
  const found = solve(configuration.categories.length, configuration.itemsPerCategory, rules)
  if (found === null) return 'unclear'
  return found.length === 1 ? 'one' : found.length === 0 ? 'none' : 'several'
}

/** None if the clues do not lead to one solution; never more than an empty grid can give. */
export function deductionsOffered(configuration: Configuration): number {
  const { categories, itemsPerCategory, deductions } = configuration
  if (deductions === 0 || categories.length < fewestCategories || countSolutions(configuration) !== 'one') return 0
  return Math.min(deductions, (categories.length - 1) * itemsPerCategory)
}

export function analyse({ configuration }: Draft): Analysis {
  const { clues } = configuration
  const solutions = countSolutions(configuration)
  const unread = clues.filter(({ rule, text }) => rule === null && text.trim() !== '').length
  if (solutions !== 'one') return { solutions, difficulty: null, redundant: [], unread }
  const without = (at: number) => rulesOf({ ...configuration, clues: clues.toSpliced(at, 1) })
  const redundant = clues.flatMap(({ rule }, at) =>
    rule && countSolutions(configuration, without(at)) === 'one' ? [at] : [],
  )
  return { solutions, difficulty: difficultyOf(configuration), redundant, unread }
}

function difficultyOf(configuration: Configuration): Analysis['difficulty'] {
  const { categories, itemsPerCategory } = configuration
  const isSolvedBy = (depth: 'direct' | 'crossed') => {
    const grid = new Grid(categories.length, itemsPerCategory)
    return grid.deduce(rulesOf(configuration), depth) && grid.narrowest() === null
  }
  return isSolvedBy('direct') ? 'easy' : isSolvedBy('crossed') ? 'medium' : 'hard'
}

/** Null if there is no room for enough clues. Drops unneeded clues. The same seed suggests the same ones. */
export function suggestClues(draft: Draft, seed: number): Clue[] | null {
  const { configuration } = draft
  if (!isWholeMapping(draft)) return null
  const own = rulesOf(configuration)
  const added: Rule[] = []
  const isOnly = (more: readonly Rule[]) => countSolutions(configuration, [...own, ...more]) === 'one'
  for (const rule of trueRules(draft, seed)) {
    if (isOnly(added)) break
    added.push(rule)
  }
  for (const rule of added.toReversed()) {
    const rest = added.filter((each) => each !== rule)
    if (isOnly(rest)) added.splice(added.indexOf(rule), 1)
  }
  if (!isOnly(added) || configuration.clues.length + added.length > mostClues) return null
  return added.map((rule) => ({ text: '', rule }))
}

/** In random order with the vaguest first, so that there is something left to work out. */
function trueRules(draft: Draft, seed: number): Rule[] {
  const { categories, itemsPerCategory } = draft.configuration
  const random = randomOf(seed)
  const things = categories.flatMap((_, category) =>
    Array.from({ length: itemsPerCategory }, (_item, item): Thing => ({ category, item })),
  )
  const orderedCategories = categories.flatMap(({ ordered }, category) => (ordered ? [category] : []))
  const pairs = things.flatMap((one) =>
    things.filter((other) => other.category !== one.category).map((other) => ({ one, other })),
  )
  const vague = pairs.flatMap(({ one, other }): Rule[] => [
    { kind: 'not', one, other },
    {
      kind: 'either',
      one,
      other,
      third: { category: other.category, item: (other.item + 1 + random(itemsPerCategory - 1)) % itemsPerCategory },
    },
    ...orderedCategories.flatMap((category): Rule[] => [
      { kind: 'before', one, other, category, by: 0 },
      { kind: 'beside', one, other, category },
    ]),
  ])
  const plain = pairs
    .filter(({ one, other }) => one.category < other.category)
    .map(({ one, other }): Rule => ({ kind: 'is', one, other }))
  const rows = rowsOf(draft)
  const drawn = (rules: Rule[]) =>
    rules
      .filter((rule) => holds(rule, rows))
      .map((rule) => ({ rule, at: random(2 ** 30) }))
      .sort((a, b) => a.at - b.at)
      .map(({ rule }) => rule)
  // as many vague ones as are still readable, then the plain ones
  return [...drawn(vague).slice(0, itemsPerCategory * categories.length + 6), ...drawn(plain)]
}
