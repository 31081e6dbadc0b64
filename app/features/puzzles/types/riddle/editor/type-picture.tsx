import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <path d="M34 14h52v52H34z" className="fill-surface" />
      <rect x={27} y={8} width={66} height={11} rx={5.5} className="fill-accent-soft" />
      <rect x={27} y={62} width={66} height={11} rx={5.5} className="fill-accent-soft" />
      <path d="M52 33a8 8 0 1 1 11.5 7.2c-2.6 1.3-3.5 2.8-3.5 5.8" strokeWidth={4.5} className="stroke-brass-strong" />
      <circle cx={60} cy={54} r={2.6} stroke="none" className="fill-brass-strong" />
    </TypeDrawing>
  )
}
