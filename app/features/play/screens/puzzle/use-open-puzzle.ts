import { useState } from 'react'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'

export type OpenPuzzle = {
  shown: PuzzleProjection | null
  /** Put aside to look at the scene: open all the same, with all that was entered. */
  aside: boolean
  putAside: () => void
  takeUp: () => void
  close: () => void
}

/** What the player wished of a puzzle (closed, put aside), and how many answers had come by then of the kind that ends such a wish. */
export type Wish = { puzzleId: string; answers: number }

/**
 * The wish as it still holds: until the next such answer, or until another puzzle lies there. For one that was closed, moves of others
 * that come in between still show it open, and opened again right after the answer it is open indeed; one that lies aside is taken
 * up by touching it in the scene. Pure.
 */
export const stillWished = (wish: Wish | null, puzzleId: string | undefined, answers: number): Wish | null =>
  wish !== null && wish.puzzleId === puzzleId && wish.answers === answers ? wish : null

/** The open puzzle; closing it and putting it aside show at once, whatever the network does. */
export function useOpenPuzzle({ snapshot, aftermath: { closings, openings }, send }: Run): OpenPuzzle {
  const { puzzle, ending } = snapshot.view
  const closed = useWish(puzzle?.id, closings)
  const aside = useWish(puzzle?.id, openings)
  const shown = ending === null && puzzle && !closed.holds ? puzzle : null
  return {
    shown,
    aside: shown !== null && aside.holds,
    putAside: aside.wish,
    takeUp: aside.drop,
    close() {
      if (!shown) return
      closed.wish()
      aside.drop()
      send({ type: 'close_puzzle' })
    },
  }
}

function useWish(puzzleId: string | undefined, answers: number) {
  const [wish, setWish] = useState<Wish | null>(null)
  const current = stillWished(wish, puzzleId, answers)
  if (current !== wish) setWish(current)
  return {
    holds: current !== null,
    wish: () => puzzleId !== undefined && setWish({ puzzleId, answers }),
    drop: () => setWish(null),
  }
}
