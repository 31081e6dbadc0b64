import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const places = [18, 40, 62].flatMap((y) => [38, 60, 82].map((x) => ({ x, y })))

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <rect x={25} y={5} width={70} height={70} rx={9} className="fill-surface" />
      <path d="M38 62V18l44 44V40" strokeWidth={5} className="stroke-brass-strong" />
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className="fill-accent-soft" />
      ))}
    </TypeDrawing>
  )
}
