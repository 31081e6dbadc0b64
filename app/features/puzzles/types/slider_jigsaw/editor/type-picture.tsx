import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 30 + 20 * column, y: 11 + 20 * row })))

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <rect x={27} y={8} width={64} height={64} rx={5} className="fill-surface" />
      {places.slice(0, -1).map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={18} height={18} rx={2} className="fill-accent-soft" />
      ))}
      <circle cx={41} cy={22} r={6} className="fill-brass" />
      <path d="m32 58 14-19 10 12 10-15 20 14" />
      <g transform="rotate(12 103 60)">
        <rect x={94} y={50} width={18} height={18} rx={2} className="fill-accent-soft" />
        <path d="m96 56 7 4 7-2" />
      </g>
    </TypeDrawing>
  )
}
