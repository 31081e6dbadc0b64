import type { Locale } from '#app/i18n/locale.ts'
import type { Step } from '#app/features/puzzles/kit/normalise.ts'
import { normalise, presets, withSteps } from '#app/features/puzzles/kit/normalise.ts'
import type { Configuration, Solution } from './schema.ts'

/** Codes are not words: the language decides nothing about them. */
const language: Locale = 'en'

/** The steps by which codes of this puzzle are compared. */
export const stepsOf = (configuration: Pick<Configuration, 'caseSensitive'>, solution: Pick<Solution, 'forgiveLookalikes'>): ReadonlySet<Step> =>
  withSteps(presets.code, { case: !configuration.caseSensitive, lookalikes: solution.forgiveLookalikes })

/** A code in the form in which it is compared: without spaces and dashes, zeros kept. */
export const normaliseCode = (code: string, steps: ReadonlySet<Step>): string => normalise(code, steps, language)

/** The number of characters that a player has to enter. */
export const codeLengthOf = (code: string): number => [...normaliseCode(code, presets.code)].length

export type Match =
  | { kind: 'right'; /** Index in `[correctCode, ...alternatives]`. */ index: number }
  | { kind: 'decoy'; index: number }
  | { kind: 'none' }

/** What an entered code is to one language of the puzzle. A code not typed yet matches nothing. */
export function matchCode(entered: string, configuration: Configuration, solution: Solution): Match {
  const steps = stepsOf(configuration, solution)
  const wanted = normaliseCode(entered, steps)
  const matches = (code: string) => code.trim() !== '' && normaliseCode(code, steps) === wanted
  const index = [solution.correctCode, ...solution.alternatives].findIndex(matches)
  if (index !== -1) return { kind: 'right', index }
  const decoy = solution.decoys.findIndex((candidate) => matches(candidate.code))
  return decoy === -1 ? { kind: 'none' } : { kind: 'decoy', index: decoy }
}
