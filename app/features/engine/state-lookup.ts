import type { PuzzleState, RunState } from './state.schema.ts'

/** Reads a record's own entry: an author's flag may be called `constructor`. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

export const heldCount = (state: RunState, itemId: string): number => own(state.inventory, itemId) ?? 0

export const hasSeen = (state: RunState, npcId: string, nodeId: string): boolean =>
  state.seenNodes.some((seen) => seen.npcId === npcId && seen.nodeId === nodeId)

export const untouched: PuzzleState = {
  openedAt: null,
  clockStartedAt: null,
  wrong: 0,
  wrongSincePause: 0,
  exhausted: 0,
  pausedUntil: null,
  answerOffered: false,
  tried: [],
  hints: [],
  progress: null,
  view: null,
  solved: null,
}

export const puzzleState = (state: RunState, puzzleId: string): PuzzleState => own(state.puzzles, puzzleId) ?? untouched

export const isSolved = (state: RunState, puzzleId: string): boolean => puzzleState(state, puzzleId).solved !== null
