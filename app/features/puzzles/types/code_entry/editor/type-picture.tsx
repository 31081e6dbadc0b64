import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const keys = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 43 + 13 * column, y: 35 + 12 * row })))

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <path d="M45 30V20a15 15 0 0 1 30 0v10" strokeWidth={5} className="stroke-accent-ink" />
      <rect x={36} y={28} width={48} height={45} rx={7} className="fill-surface" />
      {keys.map(({ x, y }, index) => (
        <rect
          key={index}
          x={x}
          y={y}
          width={9}
          height={8}
          rx={2}
          className={index === 4 ? 'fill-brass' : 'fill-accent-soft'}
        />
      ))}
    </TypeDrawing>
  )
}
