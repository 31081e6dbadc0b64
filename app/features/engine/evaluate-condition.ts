import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { Condition } from './condition.schema.ts'
import { hasSeen, heldCount, isSolved, own, puzzleState } from './lookup.ts'
import type { FlagValue } from './references.schema.ts'
import type { RunState } from './state.schema.ts'

/** Whether a condition holds now. `{}` always does, `all` of nothing too, `any` of nothing never. */
export function evaluate(condition: Condition, state: RunState, clock: Clock): boolean {
  if (!('type' in condition)) return true
  switch (condition.type) {
    case 'all':
      return condition.of.every((part) => evaluate(part, state, clock))
    case 'any':
      return condition.of.some((part) => evaluate(part, state, clock))
    case 'not':
      return !evaluate(condition.of, state, clock)
    case 'has_item':
      return heldCount(state, condition.itemId) >= condition.count
    case 'puzzle_solved':
      return isSolved(state, condition.puzzleId)
    case 'scene_visited':
      return state.visitedScenes.includes(condition.sceneId)
    case 'flag_set':
      return Boolean(own(state.flags, condition.flag))
    case 'flag_compared':
      return compares(own(state.flags, condition.flag), condition.compare, condition.value)
    case 'node_seen':
      return hasSeen(state, condition.npcId, condition.nodeId)
    case 'hints_used':
      return hintsUsed(state, condition.puzzleId) >= condition.atLeast
    case 'minutes_elapsed':
      return runTime(state, clock) >= condition.atLeast * 60_000
    case 'attempts':
      return puzzleState(state, condition.puzzleId).wrong >= condition.atLeast
  }
}

type Compare = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'

function compares(held: FlagValue | undefined, compare: Compare, value: FlagValue): boolean {
  if (compare === 'eq') return held === value
  if (compare === 'ne') return held !== value
  if (typeof value !== 'number') return false
  // a counter never changed is 0, so that "health below 10" is true from the start
  const number = held === undefined ? 0 : held
  if (typeof number !== 'number') return false
  if (compare === 'lt') return number < value
  if (compare === 'lte') return number <= value
  return compare === 'gt' ? number > value : number >= value
}

export function hintsUsed(state: RunState, puzzleId: string | undefined): number {
  if (puzzleId !== undefined) return puzzleState(state, puzzleId).hints.length
  return Object.values(state.puzzles).reduce((sum, puzzle) => sum + puzzle.hints.length, 0)
}
