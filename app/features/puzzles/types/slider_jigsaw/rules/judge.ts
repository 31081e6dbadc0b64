import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { Board, Move } from './board.ts'
import { boardKey, isFinished, readBoard, replay, shapeOf } from './board.ts'
import type { Configuration, Decoy, Solution } from './schema.ts'
import { shuffle } from './shuffle.ts'

export type Draft = PuzzleDraft<Configuration, Solution>

export type Judged = { kind: 'right' } | { kind: 'wrong'; key: string } | { kind: 'none' }

/** The result of moves in a run with this seed. A list with an illegal move is `none`. */
export const judgeMoves = ({ configuration }: Draft, moves: readonly Move[], seed: number): Judged => {
  const shape = shapeOf(configuration)
  return judgeBoard(configuration, replay(shape, shuffle(shape, seed).start, moves))
}

export const judgeDecoy = ({ configuration }: Draft, decoy: Decoy): Judged =>
  judgeBoard(configuration, readBoard(shapeOf(configuration), decoy))

/** The author's reply to a board with this normal form; only if unfinished boards may be submitted. */
export const decoyAt = (draft: Draft, key: string): Decoy | undefined =>
  draft.configuration.mayShow ? decoyOf(draft.solution.decoys, key, (decoy) => judgeDecoy(draft, decoy)) : undefined

function judgeBoard(configuration: Configuration, board: Board | null): Judged {
  if (!board) return { kind: 'none' }
  return isFinished(shapeOf(configuration), board) ? { kind: 'right' } : { kind: 'wrong', key: boardKey(board) }
}
