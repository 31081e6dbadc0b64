import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { shuffledIndices } from '#app/features/puzzles/kit/rules/random.ts'
import { open } from './limits.ts'
import type { Rows } from './rules.ts'
import { mapRule, orderOf, thingsOf } from './rules.ts'
import type { Answer, Clue, Configuration, Decoy, Presented, Rule, Solution } from './schema.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

/** The things of a category in the order they are sent: their own order if they have one, otherwise the lot's. */
function sentItems({ categories, lot }: Configuration, category: number): number[] {
  const { items, ordered } = categories[category]!
  return ordered ? items.map((_, item) => item) : shuffledIndices(items.length, lot + 7919 * (category + 1))
}

const itemsAsSent = (configuration: Configuration): number[][] =>
  configuration.categories.map((_, category) => sentItems(configuration, category))

const sentRule = (rule: Rule, sent: readonly (readonly number[])[]): Rule =>
  mapRule(rule, ({ category, item }) => ({ category, item: sent[category]!.indexOf(item) }))

export function present(configuration: Configuration): Presented {
  const { categories, clues, texts, autoCross, checks } = configuration
  const sent = itemsAsSent(configuration)
  return {
    categories: categories.map(({ name, items, ordered }, category) => ({
      name: ownText(texts, name),
      items: sent[category]!.map((item) => ownText(texts, items[item]!)),
      ordered,
    })),
    clues: clues
      .filter(isTold)
      .map(({ text, rule }) =>
        text.trim() === ''
          ? { text: '', rule: rule && sentRule(rule, sent) }
          : { text: ownText(texts, text), rule: null },
      ),
    autoCross,
    ...(checks > 0 && { checks }),
  }
}

const isTold = ({ text, rule }: Clue) => text.trim() !== '' || rule !== null

export function isWholeMapping({ configuration, solution }: Draft): boolean {
  const { categories, itemsPerCategory } = configuration
  const { correctMapping } = solution
  return (
    correctMapping.length === itemsPerCategory &&
    correctMapping.every((row) => row.length === categories.length - 1) &&
    categories
      .slice(1)
      .every((_, column) => new Set(correctMapping.map((row) => row[column])).size === itemsPerCategory) &&
    correctMapping.flat().every((item) => item < itemsPerCategory)
  )
}

export const rowsOf = ({ solution }: Draft): Rows => solution.correctMapping.map((row, item) => [item, ...row])

export const isAbout = (rule: Rule, { categories, itemsPerCategory }: Configuration): boolean =>
  thingsOf(rule).every(({ category, item }) => category < categories.length && item < itemsPerCategory) &&
  (orderOf(rule) ?? 0) < categories.length

export const rulesOf = (configuration: Configuration): Rule[] =>
  configuration.clues.flatMap(({ rule }) => (rule && isAbout(rule, configuration) ? [rule] : []))

export function sentRules(configuration: Configuration): { clue: number; rule: Rule }[] {
  const sent = itemsAsSent(configuration)
  return configuration.clues
    .filter(isTold)
    .flatMap(({ rule }, at) =>
      rule && isAbout(rule, configuration) ? [{ clue: at + 1, rule: sentRule(rule, sent) }] : [],
    )
}

export function rightAnswer(draft: Draft): Answer | null {
  const { configuration, solution } = draft
  const { categories } = configuration
  if (
    categories.length < 2 ||
    !isWholeMapping(draft) ||
    categories.some(({ items }) => items.length !== configuration.itemsPerCategory)
  )
    return null
  return { mapping: asSent(configuration, solution.correctMapping) }
}

function asSent(configuration: Configuration, mapping: Solution['correctMapping']): number[][] {
  const sent = itemsAsSent(configuration)
  return sent[0]!.map((first) => mapping[first]!.map((item, column) => sent[column + 1]!.indexOf(item)))
}

export function judgeDecoy(draft: Draft, { mapping }: Pick<Decoy, 'mapping'>): Judged {
  const { configuration, solution } = draft
  const isWhole = isWholeMapping({ configuration, solution: { ...solution, correctMapping: mapping } })
  return isWhole ? judgeMapping(draft, { mapping: asSent(configuration, mapping) }) : { kind: 'none' }
}

export type Judged = { kind: 'right' } | { kind: 'wrong'; key: string } | { kind: 'none' }

/** The verdict on a player's table; `none` if it does not belong to this grid. */
export function judgeMapping(draft: Draft, { mapping }: Answer): Judged {
  const right = rightAnswer(draft)
  if (!right || mapping.length !== right.mapping.length || mapping[0]!.length !== right.mapping[0]!.length)
    return { kind: 'none' }
  if (mapping.flat().some((item) => item >= mapping.length)) return { kind: 'none' }
  const key = keyOf(mapping)
  return key === keyOf(right.mapping) ? { kind: 'right' } : { kind: 'wrong', key }
}

export interface Checked {
  used: number
  /** The table that was last checked: checking it again costs nothing. */
  last: string
  wrong: number
}

/** How many filled places of a table are wrong; null if it does not belong to this grid, or no check is left. */
export function checkSoFar(draft: Draft, { mapping }: Answer, before: Checked | null): Checked | null {
  const right = rightAnswer(draft)
  if (!right || mapping.length !== right.mapping.length || mapping[0]!.length !== right.mapping[0]!.length) return null
  if (mapping.flat().some((item) => item >= mapping.length)) return null
  const last = keyOf(mapping)
  if (before?.last === last) return before
  const used = (before?.used ?? 0) + 1
  if (used > draft.configuration.checks) return null
  return {
    used,
    last,
    wrong: mapping.flatMap((row, at) =>
      row.filter((item, column) => item !== open && item !== right.mapping[at]![column]),
    ).length,
  }
}

const keyOf = (mapping: readonly (readonly number[])[]): string =>
  mapping.map((row) => row.map((item) => (item === open ? '_' : item)).join('')).join('-')
