/** A condition on numbered variables; a leaf depends only on those it reads. `least`: the value that it asks for. */
export type Guard =
  | { kind: 'leaf'; reads: readonly number[]; test: (values: Values) => boolean; grows: Growth; least?: number }
  | { kind: 'all' | 'any'; of: readonly Guard[] }
  | { kind: 'not'; of: Guard }

export type Values = Int32Array

/** What growing variables do to a leaf: it can only become true, it can only become false, or either. */
export type Growth = 'up' | 'down' | 'either'

export const always: Guard = { kind: 'all', of: [] }

export const both = (...of: Guard[]): Guard => ({
  kind: 'all',
  of: of.flatMap((guard) => (guard.kind === 'all' ? guard.of : [guard])),
})
export const not = (of: Guard): Guard => ({ kind: 'not', of })
export const atLeast = (variable: number, value: number): Guard => ({
  kind: 'leaf',
  reads: [variable],
  test: (values) => values[variable]! >= value,
  grows: 'up',
  least: value,
})

export function holds(guard: Guard, values: Values): boolean {
  switch (guard.kind) {
    case 'leaf':
      return guard.test(values)
    case 'all':
      return guard.of.every((part) => holds(part, values))
    case 'any':
      return guard.of.some((part) => holds(part, values))
    case 'not':
      return !holds(guard.of, values)
  }
}

export function sizeOf(guard: Guard): number {
  if (guard.kind === 'leaf') return 1
  return guard.kind === 'not' ? 1 + sizeOf(guard.of) : guard.of.reduce((sum, part) => sum + sizeOf(part), 1)
}

/** Whether a guard holds only if a variable is more than 0, as far as `all`, `any` and plain leaves show. */
export function requires(guard: Guard, variable: number): boolean {
  if (guard.kind === 'all') return guard.of.some((part) => requires(part, variable))
  if (guard.kind === 'any') return guard.of.length > 0 && guard.of.every((part) => requires(part, variable))
  return guard.kind === 'leaf' && guard.least !== undefined && guard.least > 0 && guard.reads[0] === variable
}

export interface Reading {
  variable: number
  hurtByGrowing: boolean
  hurtByShrinking: boolean
}

export function readingsOf(guard: Guard, negated = false): Reading[] {
  if (guard.kind === 'not') return readingsOf(guard.of, !negated)
  if (guard.kind !== 'leaf') return guard.of.flatMap((part) => readingsOf(part, negated))
  const { grows } = guard
  return guard.reads.map((variable) => ({
    variable,
    hurtByGrowing: grows === 'either' || (grows === 'up') === negated,
    hurtByShrinking: grows === 'either' || (grows === 'down') === negated,
  }))
}

/** Variables of the first reason found to hold (or to fail, if `wanted` is false); none for what was so at `base`. */
export function reasonsOf(
  guard: Guard,
  values: Values,
  { wanted = true, base }: { wanted?: boolean; base?: Values } = {},
): number[] {
  if (base && holds(guard, base) === wanted) return []
  const reasons = (part: Guard, partWanted: boolean) =>
    reasonsOf(part, values, base ? { wanted: partWanted, base } : { wanted: partWanted })
  if (guard.kind === 'leaf') return [...guard.reads]
  if (guard.kind === 'not') return reasons(guard.of, !wanted)
  if ((guard.kind === 'all') === wanted) return guard.of.flatMap((part) => reasons(part, wanted))
  const reason = guard.of.find((part) => holds(part, values) === wanted)
  return reason ? reasons(reason, wanted) : []
}

/** Whether a guard may hold and may fail while only the variables in `changing` ever leave their value in `values`.
 * Says `true` where it cannot tell. */
export function outcomesOf(guard: Guard, values: Values, changing: (variable: number) => boolean): Outcomes {
  const rough = roughOutcomes(guard, values, changing)
  if (!rough.holds || !rough.fails) return rough
  const all = settings(guard, values, changing)
  return all ? { holds: all.some((each) => holds(guard, each)), fails: all.some((each) => !holds(guard, each)) } : rough
}

type Outcomes = { holds: boolean; fails: boolean }

const mostSettings = 4_096

/** All that its leaves can tell apart, to find parts that exclude each other; null if they ask for more than a least
 * value, or if there are too many. */
function settings(guard: Guard, values: Values, changing: (variable: number) => boolean): Values[] | null {
  const asked = leastOf(guard)
  if (!asked) return null
  let all: Values[] = [values]
  for (const variable of [...new Set(asked.map((each) => each.variable))].filter(changing)) {
    const least = asked.flatMap((each) => (each.variable === variable ? [each.least, each.least - 1] : []))
    all = [...new Set(least)].flatMap((value) => all.map((each) => each.with(variable, value)))
    if (all.length > mostSettings) return null
  }
  return all
}

function leastOf(guard: Guard): { variable: number; least: number }[] | null {
  if (guard.kind === 'leaf')
    return guard.least === undefined ? null : guard.reads.map((variable) => ({ variable, least: guard.least! }))
  const parts = (guard.kind === 'not' ? [guard.of] : guard.of).map(leastOf)
  return parts.every((part) => part !== null) ? parts.flat() : null
}

function roughOutcomes(guard: Guard, values: Values, changing: (variable: number) => boolean): Outcomes {
  if (guard.kind === 'leaf') {
    if (guard.reads.some(changing)) return { holds: true, fails: true }
    const isSo = guard.test(values)
    return { holds: isSo, fails: !isSo }
  }
  if (guard.kind === 'not') {
    const { holds: fails, fails: holdsNot } = roughOutcomes(guard.of, values, changing)
    return { holds: holdsNot, fails }
  }
  const parts = guard.of.map((part) => roughOutcomes(part, values, changing))
  return guard.kind === 'all'
    ? { holds: parts.every((part) => part.holds), fails: parts.some((part) => part.fails) }
    : { holds: parts.some((part) => part.holds), fails: parts.every((part) => part.fails) }
}
