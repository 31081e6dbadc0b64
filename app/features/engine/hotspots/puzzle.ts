import { findPuzzle } from '#app/features/engine/lookup.ts'
import { keptSteps, opensWithClock } from '#app/features/engine/puzzle-rules.ts'
import { isSolved, puzzleState } from '#app/features/engine/state-lookup.ts'
import { emit } from '#app/features/engine/turn.ts'
import type { HotspotKind } from './kind.ts'

export const puzzle: HotspotKind<'puzzle'> = {
  use: (turn, { targetId: puzzleId }) => {
    const opened = findPuzzle(turn.game.edition, puzzleId)
    if (!opened) return { refused: 'nothingHere' }
    const startsClock = opensWithClock(opened, puzzleState(turn.state, puzzleId), turn.state, turn.clock)
    emit(turn, {
      type: 'puzzle_opened',
      playerId: turn.actor.playerId,
      puzzleId,
      startsClock,
      ...(startsClock && keptSteps(opened)),
    })
    return null
  },
  isDone: ({ targetId }, state) => isSolved(state, targetId),
}
