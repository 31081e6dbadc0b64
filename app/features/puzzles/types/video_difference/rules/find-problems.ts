import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { leavesAChoice, plainWords } from '#app/features/puzzles/kit/picture/choice-in-words.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import type { Draft } from './compare.ts'
import { fingerRadius } from './limits.ts'

export type ProblemCode =
  | 'stills_missing'
  | 'differences_few'
  | 'difference_small'
  | 'thing_missing'
  | 'thing_repeats'
  | 'unchanged_few'
  | 'texts_missing'

const { error, warning } = problemsBy<ProblemCode>()
const unsaid = (code: ProblemCode, field: string) => warning(code, field, 'screen-reader')

/** Fields: `stills`, `differences`, `differences.1`, `unchanged`, `texts`. */
export function findProblems(draft: Draft): PuzzleProblem[] {
  const { configuration, solution } = draft
  const problems: PuzzleProblem[] = []
  if (configuration.firstStillUrl === '' || configuration.secondStillUrl === '')
    problems.push(error('stills_missing', 'stills'))
  if (solution.differences.length < configuration.differencesCount)
    problems.push(error('differences_few', 'differences'))
  problems.push(...differenceProblems(draft))
  if (configuration.firstText.trim() === '' || configuration.secondText.trim() === '')
    problems.push(unsaid('texts_missing', 'texts'))
  const differences = solution.differences.map(({ thing }) => textOf(draft, thing))
  if (
    !leavesAChoice(
      differences,
      solution.unchanged.map((id) => textOf(draft, id)),
    )
  )
    problems.push(unsaid('unchanged_few', 'unchanged'))
  return problems
}

const textOf = ({ configuration }: Draft, id: string): string =>
  plainWords(configuration.things.find((thing) => thing.id === id)?.text ?? '')

function differenceProblems(draft: Draft): PuzzleProblem[] {
  const { differences, unchanged } = draft.solution
  const others = unchanged.map((id) => textOf(draft, id))
  return differences.flatMap(({ radius, thing }, at) => {
    const field = `differences.${at}`
    const problems: PuzzleProblem[] = []
    if (radius < fingerRadius) problems.push(warning('difference_small', field, 'large-targets'))
    const text = textOf(draft, thing)
    const before = differences.slice(0, at).map((difference) => textOf(draft, difference.thing))
    if (text === '') problems.push(unsaid('thing_missing', field))
    else if ([...others, ...before].includes(text)) problems.push(warning('thing_repeats', field))
    return problems
  })
}
