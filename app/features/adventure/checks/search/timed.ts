import type { Clock } from '#app/features/engine/clock.ts'
import type { Leaf } from '#app/features/engine/condition.schema.ts'
import { conditionKinds, kindOfLeaf } from '#app/features/engine/conditions/index.ts'
import type { LeafType } from '#app/features/engine/conditions/index.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'

type TimedType = {
  [Type in LeafType]: (typeof conditionKinds)[Type]['leftMs'] extends null ? never : Type
}[LeafType]

/** A condition that time alone turns on. */
export type TimedLeaf = Extract<Leaf, { type: TimedType }>

export const isTimed = (leaf: Leaf): leaf is TimedLeaf => conditionKinds[leaf.type].leftMs !== null

export const untouchedRun = initialState({ seed: 0 })
export const noTime = { now: 0, activeMs: 0 }

/** ms from the start of a game. */
export const comesAfterMs = (leaf: TimedLeaf): number => kindOfLeaf(leaf).leftMs!(leaf, untouchedRun, noTime)

/** Of each kind, the conditions that time turns on, each once, in the order in which they come to hold. */
export function timedLeaves(leaves: readonly Leaf[]): ReadonlyMap<TimedType, readonly TimedLeaf[]> {
  const once = new Map(leaves.filter(isTimed).map((leaf) => [JSON.stringify(leaf), leaf]))
  return Map.groupBy(
    [...once.values()].toSorted((a, b) => comesAfterMs(a) - comesAfterMs(b)),
    ({ type }) => type,
  )
}

/** How many of a kind have come to hold once this one does. */
export const placeAmong = (leaves: readonly TimedLeaf[], leaf: TimedLeaf): number =>
  leaves.findIndex((each) => comesAfterMs(each) === comesAfterMs(leaf)) + 1

/** How many of a kind time has turned on by then. */
export const turnedOn = (leaves: readonly TimedLeaf[], state: RunState, clock: Clock): number =>
  leaves.findLastIndex((leaf) => kindOfLeaf(leaf).holds(leaf, state, clock, [])) + 1
