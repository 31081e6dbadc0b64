import Pin from 'lucide-react/icons/pin'
import { useEffect, useId, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useCarry } from '#app/features/puzzles/kit/player/use-carry.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import {
  gapTile,
  isFinished,
  isPlaced,
  none,
  placeCount,
  tileCount,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { tileName } from './board-text.ts'
import { isInReach } from './controls.ts'
import { PieceOutlines, TileFace } from './tile-face.tsx'
import type { Play } from './use-board.ts'
import { useTileRatio } from './use-picture-ratio.ts'

interface BoardGridProps {
  shape: Shape
  play: Play
  picture: string | null
  numbers: boolean
  locked: boolean
}

export function BoardGrid({ shape, play, picture, numbers, locked }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const outlines = useId()
  const count = tileCount(shape)
  const ratio = useTileRatio(shape, picture)
  const carry = useCarry({
    enabled: !locked && (shape.variant === 'swap' || shape.variant === 'jigsaw'),
    things: { marked: 'tile', number: 'place' },
    places: 'place',
    onCarry: (from, to) => from !== to && play.dispatch({ type: 'carry', from, to }),
  })
  useEffect(() => {
    if (grid.current?.contains(document.activeElement))
      grid.current.querySelector<HTMLElement>(`[data-place="${play.focus}"]`)?.focus()
  }, [play.focus])
  const press = (place: number, byPointer: boolean) => {
    if (!locked && !(byPointer && carry.wasCarried())) play.dispatch({ type: 'press', place })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, play)
    if (!action || locked) return
    event.preventDefault()
    event.stopPropagation()
    play.dispatch(action)
  }
  const part = (from: number, to: number, look: string) => (
    <Part shape={shape} ratio={ratio} from={from} to={to} className={look}>
      {(place) => (
        <Place
          key={place}
          shape={shape}
          place={place}
          play={play}
          picture={picture}
          numbers={numbers || picture === null}
          locked={locked}
          outlineId={shape.variant === 'jigsaw' ? `${outlines}-${play.board.tiles[place]!}` : null}
          onPress={(byPointer) => press(place, byPointer)}
        />
      )}
    </Part>
  )
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={m.slider_jigsaw_board({ columns: shape.columns, rows: shape.rows })}
      aria-disabled={locked || undefined}
      onKeyDown={onKeyDown}
      {...carry.handlers}
      className="flex w-full flex-wrap justify-center gap-3"
    >
      {shape.variant === 'jigsaw' && <PieceOutlines shape={shape} id={outlines} />}
      {part(0, count, 'border-2 border-brass-strong/70 bg-sunken shadow-card')}
      {placeCount(shape) > count &&
        !isFinished(shape, play.board) &&
        part(count, placeCount(shape), 'border border-dashed border-line-strong bg-sunken/50')}
    </div>
  )
}

function keyAction(key: string, play: Play) {
  if (key.startsWith('Arrow')) return { type: 'arrow', key } as const
  if (key === 'r' || key === 'R') return { type: 'turn', place: play.focus } as const
  return key === 'Escape' && play.picked !== null ? ({ type: 'drop' } as const) : null
}

function Part({
  shape,
  ratio,
  from,
  to,
  className,
  children,
}: {
  shape: Shape
  ratio: number
  from: number
  to: number
  className: string
  children: (place: number) => ReactNode
}) {
  const { columns } = shape
  const side = {
    '--columns': columns,
    '--tile': ratio,
    '--rows': (to - from) / columns,
    '--room': shape.variant === 'jigsaw' ? 'var(--half, 52dvh)' : 'var(--tall, 52dvh)',
  } as CSSProperties
  return (
    <div
      style={side}
      className={classNames(
        'relative grid w-[min(100%,26rem,calc(var(--room)*var(--columns)*var(--tile)/var(--rows)))] grid-cols-[repeat(var(--columns),minmax(2.75rem,1fr))] rounded-control p-1 in-data-in-place:grid-cols-[repeat(var(--columns),minmax(0,1fr))]',
        shape.variant === 'jigsaw' ? 'gap-0' : 'gap-[3px]',
        className,
      )}
    >
      {Array.from({ length: (to - from) / columns }, (_, row) => (
        <div key={row} role="row" className="contents">
          {Array.from({ length: columns }, (_cell, column) => children(from + row * columns + column))}
        </div>
      ))}
    </div>
  )
}

interface PlaceProps extends BoardGridProps {
  place: number
  outlineId: string | null
  onPress: (byPointer: boolean) => void
}

function Place({ shape, place, play, picture, numbers, locked, outlineId, onPress }: PlaceProps) {
  const { board, picked, focus } = play
  const tile = board.tiles[place]!
  const isEmpty = tile === none || (tile === gapTile(shape) && !isFinished(shape, board))
  const isTakenUp = shape.variant === 'swap' || shape.variant === 'jigsaw'
  return (
    <div role="gridcell" className="relative aspect-(--tile)">
      <button
        type="button"
        data-place={place}
        data-tile={isEmpty || isPlaced(shape, place) ? undefined : tile}
        tabIndex={place === focus ? 0 : -1}
        aria-label={tileName(shape, board, place)}
        aria-pressed={isTakenUp && !isEmpty ? picked === place : undefined}
        aria-disabled={locked || undefined}
        onClick={(event) => onPress(event.detail > 0)}
        onFocus={() => place !== focus && play.dispatch({ type: 'focus', place })}
        className={classNames(
          'absolute inset-0 rounded-small focus-visible:z-10 focus-visible:outline-offset-2',
          isEmpty ? emptyLook(shape, picked) : tileLook(shape, play, place, locked),
        )}
      >
        {!isEmpty && (
          <Tile
            key={tile}
            shape={shape}
            place={place}
            play={play}
            picture={picture}
            numbers={numbers}
            outlineId={outlineId}
          />
        )}
      </button>
    </div>
  )
}

function emptyLook(shape: Shape, picked: number | null): string {
  if (shape.variant === 'slider') return 'cursor-default'
  return picked === null
    ? 'cursor-default border border-line/60'
    : 'cursor-pointer border border-dashed border-brass-strong bg-brass-soft/40'
}

const tileLook = (shape: Shape, { board, picked }: Play, place: number, locked: boolean): string =>
  classNames(
    locked || !isInReach(shape, board, place) ? 'cursor-default' : 'cursor-pointer',
    picked === place && 'z-10',
  )

/** The tile at a place. It glides in from its previous place, and turns the shorter way. */
function Tile({
  shape,
  place,
  play: { board, picked, came },
  picture,
  numbers,
  outlineId,
}: Omit<PlaceProps, 'locked' | 'onPress'>) {
  const tile = board.tiles[place]!
  const from = came[place]
  return (
    <span
      style={
        {
          '--right': from?.right ?? 0,
          '--down': from?.down ?? 0,
          rotate: `${board.turns[tile]! * 90}deg`,
        } as CSSProperties
      }
      className={classNames(
        'absolute inset-0 transition-[translate,rotate,scale] duration-(--motion-steady) ease-out',
        'starting:translate-x-[calc(var(--right)*100%)] starting:translate-y-[calc(var(--down)*100%)]',
        picked === place && 'rounded-small ring-4 ring-brass-strong',
        // in the tray there is room around each piece for its tabs
        place >= tileCount(shape) && (picked === place ? 'scale-[0.8]' : 'scale-[0.68]'),
        outlineId !== null && 'drop-shadow-[0_1px_2px_hsl(var(--backdrop)/0.7)]',
      )}
    >
      <TileFace shape={shape} tile={tile} picture={picture} outlineId={outlineId} />
      {isPlaced(shape, place) && <Pinned />}
      {numbers && <TileNumber tile={tile} large={picture === null} marked={shape.rotates && ambiguous.has(tile + 1)} />}
    </span>
  )
}

const Pinned = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute top-0.5 right-0.5 grid size-5 place-items-center rounded-full bg-curtain/85 text-on-curtain"
  >
    <Pin className="size-3" />
  </span>
)

/** Digits that read as others upside down. */
const ambiguous = new Set([6, 9])

function TileNumber({ tile, large, marked }: { tile: number; large: boolean; marked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-0 grid font-semibold tabular-nums',
        large ? 'place-items-center text-2xl text-ink' : 'place-content-center text-sm',
      )}
    >
      <span
        className={classNames(
          !large && 'min-w-6 rounded-full bg-curtain/90 px-1.5 py-0.5 text-center text-on-curtain',
          marked && 'underline',
        )}
      >
        {tile + 1}
      </span>
    </span>
  )
}
