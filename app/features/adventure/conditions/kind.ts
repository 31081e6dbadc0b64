import type { Actual } from '#app/features/engine/conditions/kind.ts'
import type { Named } from './named.ts'

/** A condition as the author left it: it may be incomplete, and have fields that no form shows. */
export type Fields = Readonly<Record<string, unknown>>

type Text = () => string

/** An input in a line of the builder. `row`: `any` is the text for choosing none; without it a row must be chosen.
 * `option`: a new line has the first. `count`: `begins` is the value of a new line; without it the field may be left out, which means 1. */
export type Choice =
  | { as: 'row'; of: 'puzzle' | 'item' | 'scene'; field: string; any?: Text }
  | { as: 'option'; field: string; label: Text; options: Readonly<Record<string, Text>> }
  | { as: 'count'; field: string; label: Text; begins?: number; most: number }
  | { as: 'flag' | 'node' | 'comparison' }

/** The texts and inputs of a kind of condition. */
export interface ConditionText {
  /** Its name in the list of kinds. */
  label: Text
  choices: readonly Choice[]
  /** The options for "holds" and "does not hold"; null if a comparison takes their place. */
  holds: { yes: Text; no: Text } | null
  /** Part of a sentence; null if its contrary cannot be worded. */
  sentence: (fields: Fields, negated: boolean, named: Named) => string | null
  /** The current value, in words. */
  now: (actual: Actual) => string
}

export const either = <Words>(
  negated: boolean,
  yes: (words: Words) => string,
  no: (words: Words) => string,
  words: Words,
): string => (negated ? no : yes)(words)
