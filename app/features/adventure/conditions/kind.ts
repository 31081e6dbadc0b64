import type { Actual } from '#app/features/engine/conditions/kind.ts'
import type { Named } from './named.ts'

/** What an author has written so far: it may name nothing yet, and hold what no form shows. */
export type Fields = Readonly<Record<string, unknown>>

type Text = () => string

/** What is chosen in a line of the builder. `row`: `any` says what choosing none means, otherwise one must be chosen.
 * `count`: `begins` is what a new line has; without it the field may be left out, which is 1. */
export type Choice =
  | { as: 'row'; of: 'puzzle' | 'item' | 'scene'; field: string; any?: Text }
  | { as: 'count'; field: string; label: Text; begins?: number; most: number }
  | { as: 'flag' | 'node' | 'comparison' }

/** What a kind of condition is to people. */
export interface ConditionText {
  /** In the list of kinds. */
  label: Text
  choices: readonly Choice[]
  /** What is chosen for it to hold, or not to; null where a comparison stands there. */
  holds: { yes: Text; no: Text } | null
  /** Part of a sentence; null when it has no contrary in words. */
  sentence: (fields: Fields, negated: boolean, named: Named) => string | null
  /** What there is now of it. */
  now: (actual: Actual) => string
}

export const either = <Words>(
  negated: boolean,
  yes: (words: Words) => string,
  no: (words: Words) => string,
  words: Words,
): string => (negated ? no : yes)(words)
