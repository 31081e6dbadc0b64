import type { Accessibility, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'

/** What a type finds in a draft, by codes of its own. @param untrue the tag that the problem belies */
export const problemsBy = <Code extends string>() => {
  const error = (code: Code, field: string): PuzzleProblem => ({ code, severity: 'error', field })
  const warning = (code: Code, field: string, untrue?: Accessibility): PuzzleProblem => ({
    code,
    severity: 'warning',
    field,
    ...(untrue && { untrue: [untrue] }),
  })
  return { error, warning }
}
