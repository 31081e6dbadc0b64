import Eye from 'lucide-react/icons/eye'
import Hash from 'lucide-react/icons/hash'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Board, Move, Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { homeCount, isFinished, movableCount, none } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { BoardGrid } from './board-grid.tsx'
import type { BoardState, Play } from './use-board.ts'
import { useBoard } from './use-board.ts'
import { useTileRatio } from './use-picture-ratio.ts'
import { InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

interface WorkingBoardProps {
  shape: Shape
  start: Board
  picture: string | null
  pictureText: string
  showNumbers: boolean
  showPicture: boolean
  keepAs: string | null
  locked: boolean
  onFinished: (moves: Move[]) => void
  onShow?: ((moves: Move[]) => void) | undefined
  onPlayed?: ((played: BoardState) => void) | undefined
}

const howTo = {
  slider: m.slider_jigsaw_how_slider,
  swap: m.slider_jigsaw_how_swap,
  rotate: m.slider_jigsaw_how_rotate,
  jigsaw: m.slider_jigsaw_how_jigsaw,
}

const toggle = 'min-h-11 aria-expanded:bg-accent-soft aria-pressed:bg-accent-soft'

export function WorkingBoard({
  shape,
  start,
  picture,
  pictureText,
  showNumbers,
  showPicture,
  keepAs,
  locked,
  onFinished,
  onShow,
  onPlayed,
}: WorkingBoardProps) {
  const play = useBoard({ shape, start, keepAs, onFinished, onPlayed })
  const [numbers, setNumbers] = useState(showNumbers)
  const [looking, setLooking] = useState(false)
  const done = isFinished(shape, play.board)
  return (
    <div className="grid w-full justify-items-center gap-3">
      {/* narrow: in the player's dialog the close button is at the right of this line */}
      <p className="max-w-64 text-center text-sm text-muted">
        {howTo[shape.variant]()} {shape.rotates && shape.variant !== 'rotate' && m.slider_jigsaw_how_turn()}
      </p>
      <InPlace bare>
        <BoardGrid shape={shape} play={play} picture={picture} numbers={numbers} locked={locked || done} />
      </InPlace>
      <p className="text-sm font-medium tabular-nums">
        {m.slider_jigsaw_home({ count: homeCount(shape, play.board), all: movableCount(shape) })} ·{' '}
        {m.slider_jigsaw_moves({ count: play.moves.length })}
      </p>
      <p role="status" className="sr-only">
        {play.said}
      </p>
      {!done && <BoardTools shape={shape} play={play} locked={locked} onShow={onShow} />}
      <div className="flex flex-wrap justify-center gap-2">
        {picture && (
          <Button
            size="small"
            variant="ghost"
            className={toggle}
            aria-pressed={numbers}
            onClick={() => setNumbers(!numbers)}
          >
            <Hash aria-hidden="true" className="size-4.5" />
            {m.slider_jigsaw_numbers()}
          </Button>
        )}
        {picture && showPicture && (
          <Button
            size="small"
            variant="ghost"
            className={toggle}
            aria-expanded={looking}
            onClick={() => setLooking(!looking)}
          >
            <Eye aria-hidden="true" className="size-4.5" />
            {m.slider_jigsaw_picture()}
          </Button>
        )}
      </div>
      {showPicture && looking && picture && (
        <FinishedPicture shape={shape} picture={picture} text={pictureText} small />
      )}
      {showPicture && pictureText && !looking && (
        <p className="sr-only">{m.slider_jigsaw_picture_shows({ text: pictureText })}</p>
      )}
    </div>
  )
}

interface BoardToolsProps extends Pick<WorkingBoardProps, 'shape' | 'locked' | 'onShow'> {
  play: Play
}

export function BoardTools({ shape, play, locked, onShow }: BoardToolsProps) {
  const turned = play.picked ?? play.focus
  const nothingToTurn = locked || play.board.tiles[turned] === none
  const nothingDone = locked || play.moves.length === 0
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {shape.rotates && shape.variant !== 'rotate' && (
        <Button
          size="small"
          className="min-h-11"
          aria-disabled={nothingToTurn || undefined}
          onClick={() => !nothingToTurn && play.dispatch({ type: 'turn', place: turned })}
        >
          <RotateCw aria-hidden="true" className="size-4.5" />
          {m.slider_jigsaw_turn()}
        </Button>
      )}
      <Button
        size="small"
        className="min-h-11"
        aria-disabled={nothingDone || undefined}
        onClick={() => !nothingDone && play.dispatch({ type: 'undo' })}
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {m.slider_jigsaw_undo()}
      </Button>
      <Button
        size="small"
        className="min-h-11"
        aria-disabled={nothingDone || undefined}
        onClick={() => !nothingDone && play.dispatch({ type: 'restart' })}
      >
        <RotateCcw aria-hidden="true" className="size-4.5" />
        {m.slider_jigsaw_restart()}
      </Button>
      {onShow && (
        <Button
          size="small"
          variant="accent"
          className="min-h-11"
          aria-disabled={nothingDone || undefined}
          onClick={() => !nothingDone && onShow(play.moves)}
        >
          {m.slider_jigsaw_show()}
        </Button>
      )}
    </div>
  )
}

export function FinishedPicture({
  shape,
  picture,
  text,
  small = false,
}: {
  shape: Shape
  picture: string
  text: string
  small?: boolean
}) {
  const ratio = useTileRatio(shape, picture)
  return (
    <img
      src={picture}
      alt={text || m.slider_jigsaw_picture()}
      style={{ aspectRatio: (shape.columns * ratio) / shape.rows }}
      className={
        small
          ? 'w-44 rounded-control border border-line object-cover'
          : 'max-h-[52dvh] w-[min(100%,22rem)] rounded-control border-2 border-brass-strong/70 object-cover shadow-card'
      }
    />
  )
}
