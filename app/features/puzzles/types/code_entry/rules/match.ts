import type { Locale } from '#app/i18n/locale.ts'
import type { Step } from '#app/features/puzzles/kit/rules/normalise.ts'
import { normalise, presets, withSteps } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { LockSettings } from './locks.ts'
import type { Configuration, Solution } from './schema.ts'
import { plainSigns, readSigns, signsOf } from './signs.ts'

/** Codes are not words: the language makes no difference to them. */
const language: Locale = 'en'

export const stepsOf = (
  configuration: Pick<Configuration, 'caseSensitive'>,
  solution: Pick<Solution, 'forgiveLookalikes'>,
): ReadonlySet<Step> =>
  withSteps(presets.code, { case: !configuration.caseSensitive, lookalikes: solution.forgiveLookalikes })

/** A code as it is compared: without spaces, keeping zeros; codes of digits and letters also without dashes. */
export const codeForm = (code: string, configuration: Configuration, solution: Solution): string =>
  signsOf(configuration) ? plainSigns(code) : normalise(code, stepsOf(configuration, solution), language)

export function codeLengthOf(code: string, settings: LockSettings): number {
  const signs = signsOf(settings)
  return signs ? readSigns(code, signs).length : [...normalise(code, presets.code, language)].length
}

export type Match =
  | { kind: 'right'; /** Index in `[correctCode, ...alternatives]`. */ index: number }
  | { kind: 'decoy'; index: number }
  | { kind: 'none' }

export function matchCode(entered: string, configuration: Configuration, solution: Solution): Match {
  const wanted = codeForm(entered, configuration, solution)
  const matches = (code: string) => code.trim() !== '' && codeForm(code, configuration, solution) === wanted
  const index = [solution.correctCode, ...solution.alternatives].findIndex(matches)
  if (index !== -1) return { kind: 'right', index }
  const decoy = solution.decoys.findIndex((candidate) => matches(candidate.code))
  return decoy === -1 ? { kind: 'none' } : { kind: 'decoy', index: decoy }
}

export const settle = ({ configuration, solution }: { configuration: Configuration; solution: Solution }) => ({
  configuration: { ...configuration, codeLength: Math.max(1, codeLengthOf(solution.correctCode, configuration)) },
  solution,
})
