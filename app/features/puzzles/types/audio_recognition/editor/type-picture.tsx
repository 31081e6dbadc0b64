import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <rect x={24} y={52} width={50} height={20} rx={3} className="fill-surface" />
      <ellipse cx={46} cy={50} rx={21} ry={5} className="fill-accent-soft" />
      <path d="M44 49c2-8 10-11 16-12" />
      <path d="M58 40 84 10c9 10 11 26 6 40z" className="fill-brass" />
      <path d="M84 10c-4 10-2 28 6 40" />
      <path d="M101 20c4 6 4 13 2 19M109 14c6 9 6 21 2 31" />
      <circle cx={34} cy={62} r={2} />
    </TypeDrawing>
  )
}
