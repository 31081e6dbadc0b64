import { useState } from 'react'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'

export type OpenPuzzle = {
  shown: PuzzleProjection | null
  aside: boolean
  putAside: () => void
  takeUp: () => void
  close: () => void
}

export type Wish = { puzzleId: string; answers: number }

/** Pure. Holds until the next such answer or another puzzle: others' moves before that still show the puzzle open. */
export const stillWished = (wish: Wish | null, puzzleId: string | undefined, answers: number): Wish | null =>
  wish !== null && wish.puzzleId === puzzleId && wish.answers === answers ? wish : null

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
