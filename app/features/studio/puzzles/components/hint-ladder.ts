import type { ScoringRules } from '#app/features/rows/scoring-rules.schema.ts'
import type { HintLevel } from '#app/features/engine/hint-level.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { hintLevels } from '#app/features/engine/hint-level.ts'

export interface HintStep {
  hint: string
  inOther: string
  level: HintLevel | null
  cost: number | null
  role: Role | null
}

/** Lists match the hints by index. */
export interface StoredLadder extends Pick<ScoringRules, 'hintCosts' | 'hintLevels' | 'hintRoles'> {
  hints: readonly string[]
  translated: readonly string[]
}

export const readLadder = ({ hints, translated, hintCosts, hintLevels: levels, hintRoles }: StoredLadder): HintStep[] =>
  hints.map((hint, at) => ({
    hint,
    inOther: translated[at] ?? '',
    level: levels[at] ?? null,
    cost: hintCosts[at] ?? null,
    role: hintRoles[at] ?? null,
  }))

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
  hintRoles: orNone(
    steps.map(({ role }) => role),
    null,
  ),
})

/** Writes nothing while costs, levels and roles are unchanged, so that default rules remain unstored. */
export function scoredAnew(
  rules: ScoringRules,
  ladder: Pick<StoredLadder, 'hintCosts' | 'hintLevels' | 'hintRoles'>,
): { scoringRules?: ScoringRules } {
  const { hintCosts, hintLevels: levels, hintRoles } = ladder
  return areAlike(rules.hintCosts, hintCosts) &&
    areAlike(rules.hintLevels, levels) &&
    areAlike(rules.hintRoles, hintRoles)
    ? {}
    : { scoringRules: { ...rules, hintCosts, hintLevels: levels, hintRoles } }
}

export function nextStep(steps: readonly HintStep[]): HintStep {
  const before = steps.at(-1)?.level
  const at = before ? hintLevels.indexOf(before) + 1 : steps.length
  return { hint: '', inOther: '', level: hintLevels[Math.min(at, hintLevels.length - 1)]!, cost: null, role: null }
}

/** Each new hint helps more than the one before. */
export const withHints = (steps: readonly HintStep[], hints: readonly string[]): readonly HintStep[] =>
  hints.reduce<readonly HintStep[]>((so, hint) => [...so, { ...nextStep(so), hint }], steps)

const orNone = <Value>(list: Value[], nothing: Value): Value[] => (list.every((value) => value === nothing) ? [] : list)

/** A missing entry is the same as null. */
const areAlike = <Value>(a: readonly (Value | null)[], b: readonly (Value | null)[]): boolean =>
  (a.length > b.length ? a : b).every((_value, at) => (a[at] ?? null) === (b[at] ?? null))
