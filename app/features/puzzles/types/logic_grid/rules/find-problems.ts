import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { DecoyProblemCode } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { decoyProblems } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { isHalfTranslated, ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import { countSolutions } from './analyse.ts'
import type { Draft } from './grid.ts'
import { isAbout, isWholeMapping, judgeDecoy, rowsOf } from './grid.ts'
import { fewestCategories } from './limits.ts'
import { holds, orderOf } from './rules.ts'
import type { Configuration } from './schema.ts'

export type ProblemCode =
  | 'categories_missing'
  | 'name_missing'
  | 'items_missing'
  | 'item_repeats'
  | 'mapping_incomplete'
  | 'clue_empty'
  | 'clue_broken'
  | 'clue_unordered'
  | 'clue_false'
  | 'clues_missing'
  | 'several_solutions'
  | 'unclear'
  | 'half_translated'
  | DecoyProblemCode

const { error, warning } = problemsBy<ProblemCode>()

/** Fields: `categories`, `categories.1`, `correctMapping`, `clues`, `clues.3`, `texts`, `decoys.0`, `replyTexts`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { configuration } = draft
  if (configuration.categories.length < fewestCategories) return [error('categories_missing', 'categories')]
  const problems = configuration.categories.flatMap((_, category) => categoryProblems(configuration, category))
  if (problems.length > 0) return problems
  if (!isWholeMapping(draft)) return [error('mapping_incomplete', 'correctMapping')]
  const clues = clueProblems(draft)
  if (isHalfTranslated(configuration.texts, categoryAndClueTexts(configuration)))
    clues.push(warning('half_translated', 'texts'))
  clues.push(...decoyProblems(draft.solution, (decoy) => judgeDecoy(draft, decoy)))
  // clues that contradict the solution or each other must be fixed first
  return clues.some(({ severity }) => severity === 'error') ? clues : [...clues, ...solutionProblems(configuration)]
}

function categoryProblems({ categories, itemsPerCategory, texts }: Configuration, category: number): PuzzleProblem[] {
  const { name, items } = categories[category]!
  const field = `categories.${category}`
  const problems = name.trim() === '' ? [error('name_missing', field)] : []
  if (items.length !== itemsPerCategory || items.some((item) => item.trim() === ''))
    return [...problems, error('items_missing', field)]
  const shown = items.map((item) => ownText(texts, item).trim().toLowerCase())
  return new Set(shown).size < shown.length ? [...problems, error('item_repeats', field)] : problems
}

/** Clues that are untrue of the solution, or cannot be read; none while the solution is incomplete. */
export function clueProblems(draft: Draft): PuzzleProblem[] {
  const { configuration } = draft
  if (!isWholeMapping(draft)) return []
  return configuration.clues.flatMap(({ text, rule }, at) => {
    const field = `clues.${at}`
    if (rule === null) return text.trim() === '' ? [error('clue_empty', field)] : []
    if (!isAbout(rule, configuration)) return [error('clue_broken', field)]
    const category = orderOf(rule)
    if (category !== null && !configuration.categories[category]!.ordered) return [error('clue_unordered', field)]
    return holds(rule, rowsOf(draft)) ? [] : [error('clue_false', field)]
  })
}

function solutionProblems(configuration: Configuration): PuzzleProblem[] {
  if (configuration.clues.length === 0) return [warning('clues_missing', 'clues')]
  const solutions = countSolutions(configuration)
  if (solutions === 'several') return [warning('several_solutions', 'clues')]
  return solutions === 'unclear' ? [warning('unclear', 'clues')] : []
}

export const categoryAndClueTexts = ({ categories, clues }: Configuration): string[] =>
  [...categories.flatMap(({ name, items }) => [name, ...items]), ...clues.map(({ text }) => text)].filter(
    (text) => text.trim() !== '',
  )
