import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { Condition, Leaf } from './condition.schema.ts'
import { evaluate, hintsUsed } from './evaluate-condition.ts'
import { hasSeen, heldCount, isSolved, own, puzzleState } from './lookup.ts'
import type { FlagValue } from './references.schema.ts'
import type { RunState } from './state.schema.ts'

export type Actual = FlagValue | null

export type Explained =
  | { type: 'always'; holds: true }
  | { type: 'all' | 'any'; holds: boolean; of: Explained[] }
  | { type: 'not'; holds: boolean; of: Explained }
  | { type: 'clause'; holds: boolean; leaf: Leaf; actual: Actual }

/** Its verdict is that of `evaluate`, whose rules for groups it follows. */
export function explainCondition(condition: Condition, state: RunState, clock: Clock): Explained {
  if (!('type' in condition)) return { type: 'always', holds: true }
  switch (condition.type) {
    case 'all':
    case 'any': {
      const of = condition.of.map((part) => explainCondition(part, state, clock))
      const holds = condition.type === 'all' ? of.every((part) => part.holds) : of.some((part) => part.holds)
      return { type: condition.type, holds, of }
    }
    case 'not': {
      const of = explainCondition(condition.of, state, clock)
      return { type: 'not', holds: !of.holds, of }
    }
    default:
      return {
        type: 'clause',
        holds: evaluate(condition, state, clock),
        leaf: condition,
        actual: actualOf(condition, state, clock),
      }
  }
}

function actualOf(leaf: Leaf, state: RunState, clock: Clock): Actual {
  switch (leaf.type) {
    case 'has_item':
      return heldCount(state, leaf.itemId)
    case 'puzzle_solved':
      return isSolved(state, leaf.puzzleId)
    case 'scene_visited':
      return state.visitedScenes.includes(leaf.sceneId)
    case 'flag_set':
    case 'flag_compared':
      return own(state.flags, leaf.flag) ?? null
    case 'node_seen':
      return hasSeen(state, leaf.npcId, leaf.nodeId)
    case 'hints_used':
      return hintsUsed(state, leaf.puzzleId)
    case 'minutes_elapsed':
      return Math.floor(runTime(state, clock) / 60_000)
    case 'attempts':
      return puzzleState(state, leaf.puzzleId).wrong
  }
}
