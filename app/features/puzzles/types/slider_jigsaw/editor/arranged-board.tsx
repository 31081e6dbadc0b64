import type { Board } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { finishedBoard, readBoard, shapeOf } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { BoardGrid } from '#app/features/puzzles/types/slider_jigsaw/player/board-grid.tsx'
import type { Configuration, Decoy } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { useBoard } from '#app/features/puzzles/types/slider_jigsaw/player/use-board.ts'
import { BoardTools } from '#app/features/puzzles/types/slider_jigsaw/player/working-board.tsx'

interface ArrangedBoardProps {
  configuration: Configuration
  picture: string | null
  decoy: Decoy
  onBoard: (board: Pick<Decoy, 'tiles' | 'turns'>) => void
}

export function ArrangedBoard(props: ArrangedBoardProps) {
  return <Arranging key={JSON.stringify(shapeOf(props.configuration))} {...props} />
}

function Arranging({ configuration, picture, decoy, onBoard }: ArrangedBoardProps) {
  const shape = shapeOf(configuration)
  const play = useBoard({
    shape,
    start: readBoard(shape, decoy) ?? finishedBoard(shape),
    keepAs: null,
    onFinished: () => undefined,
    onPlayed: ({ board }) => onBoard(stored(board)),
  })
  return (
    <div className="stage lamplit grid justify-items-center gap-3 rounded-card p-3 text-ink">
      <BoardGrid shape={shape} play={play} picture={picture} numbers locked={false} />
      <BoardTools shape={shape} play={play} locked={false} />
      <p role="status" className="sr-only">
        {play.said}
      </p>
    </div>
  )
}

/** As it is stored: full turns are dropped. */
const stored = ({ tiles, turns }: Board) => ({ tiles, turns: turns.map((count) => count % 4) })
