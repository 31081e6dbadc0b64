import type { ScoringRules } from '#app/features/adventure/scoring-rules.schema.ts'
import type { HintLevel } from '#app/features/engine/hint-level.ts'
import { hintLevels } from '#app/features/engine/hint-level.ts'

/** One rung: a hint in both languages, how far it helps, and what it costs; null costs as much as usual. */
export interface HintStep {
  hint: string
  inOther: string
  level: HintLevel | null
  cost: number | null
}

/** What is stored of a ladder, each list place by place. */
export interface StoredLadder extends Pick<ScoringRules, 'hintCosts' | 'hintLevels'> {
  hints: readonly string[]
  /** The hints in the other language. */
  translated: readonly string[]
}

/** The hints of a puzzle as steps, each with what the stored lists say at its place. */
export const readLadder = ({ hints, translated, hintCosts, hintLevels: levels }: StoredLadder): HintStep[] =>
  hints.map((hint, at) => ({
    hint,
    inOther: translated[at] ?? '',
    level: levels[at] ?? null,
    cost: hintCosts[at] ?? null,
  }))

/** The same lists of a changed ladder; one that says nothing is empty. */
export const storedLadder = (steps: readonly HintStep[]) => ({
  hints: steps.map(({ hint }) => hint),
  translated: orNone(
    steps.map(({ inOther }) => inOther),
    '',
  ),
  hintCosts: orNone(
    steps.map(({ cost }) => cost),
    null,
  ),
  hintLevels: orNone(
    steps.map(({ level }) => level),
    null,
  ),
})

/** What a changed ladder writes of the rules of scoring: nothing as long as every cost and level stays, so that the usual ones stay unwritten. */
export function scoredAnew(
  rules: ScoringRules,
  ladder: Pick<StoredLadder, 'hintCosts' | 'hintLevels'>,
): { scoringRules?: ScoringRules } {
  const { hintCosts, hintLevels: levels } = ladder
  return areAlike(rules.hintCosts, hintCosts) && areAlike(rules.hintLevels, levels)
    ? {}
    : { scoringRules: { ...rules, hintCosts, hintLevels: levels } }
}

/** A new rung: one further than the one before it, as far as ladders go. */
export function nextStep(steps: readonly HintStep[]): HintStep {
  const before = steps.at(-1)?.level
  const at = before ? hintLevels.indexOf(before) + 1 : steps.length
  return { hint: '', inOther: '', level: hintLevels[Math.min(at, hintLevels.length - 1)]!, cost: null }
}

const orNone = <Value>(list: Value[], nothing: Value): Value[] => (list.every((value) => value === nothing) ? [] : list)

/** Whether two lists say the same place by place; a place that is missing says nothing. */
const areAlike = <Value>(a: readonly (Value | null)[], b: readonly (Value | null)[]): boolean =>
  (a.length > b.length ? a : b).every((_value, at) => (a[at] ?? null) === (b[at] ?? null))
