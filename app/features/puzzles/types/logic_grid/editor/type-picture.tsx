import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const tables = [
  [29, 8],
  [62, 8],
  [29, 41],
] as const
const crosses = [
  [32, 11],
  [52, 11],
  [32, 31],
  [75, 21],
  [85, 31],
  [42, 54],
] as const

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      {tables.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={30} height={30} rx={2} className="fill-surface" />
          <path d={`M${x + 10} ${y}v30m10-30v30M${x} ${y + 10}h30m-30 10h30`} strokeWidth={1} />
        </g>
      ))}
      {crosses.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`m${x} ${y} 4 4m0-4-4 4`} className="stroke-accent-ink" />
      ))}
      <path d="m40 23 4 4 7-9" strokeWidth={4} className="stroke-brass-strong" />
    </TypeDrawing>
  )
}
