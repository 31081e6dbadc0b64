import type { CSSProperties } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { columnOf, rowOf } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { pieceOutline, tabReach } from './piece-outline.ts'

interface TileFaceProps {
  shape: Shape
  tile: number
  picture: string | null
  outlineId: string | null
}

const percent = (part: number) => `${part * 100}%`

function cutOut({ columns, rows }: Shape, tile: number, row: number, column: number, reach: number): CSSProperties {
  const size = 1 + 2 * reach
  return {
    width: percent(columns / size),
    height: percent(rows / size),
    left: percent((reach - column) / size),
    top: percent((reach - row) / size),
  }
}

export function TileFace({ shape, tile, picture, outlineId }: TileFaceProps) {
  const reach = outlineId === null ? 0 : tabReach
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute overflow-hidden',
        outlineId === null && 'rounded-small',
        !picture && 'bg-linear-to-br from-brass-soft to-raised',
      )}
      style={{ inset: percent(-reach), clipPath: outlineId === null ? undefined : `url(#${outlineId})` }}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          draggable={false}
          className="absolute max-w-none object-cover"
          style={cutOut(shape, tile, rowOf(shape, tile), columnOf(shape, tile), reach)}
        />
      )}
    </span>
  )
}

export function PieceOutlines({ shape, id }: { shape: Shape; id: string }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {Array.from({ length: shape.columns * shape.rows }, (_, tile) => (
          <clipPath key={tile} id={`${id}-${tile}`} clipPathUnits="objectBoundingBox">
            <path d={pieceOutline(shape, tile)} />
          </clipPath>
        ))}
      </defs>
    </svg>
  )
}
