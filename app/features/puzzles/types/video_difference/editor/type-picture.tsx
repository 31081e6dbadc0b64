import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      {[0, 52].map((along) => (
        <g key={along} transform={`translate(${along})`}>
          <rect x={11} y={12} width={46} height={56} rx={4} className="fill-surface" />
          <path d="m17 40 17-16 17 16" />
          <path d="M21 37v24h26V37L34 25z" className="fill-accent-soft" />
          <path d="M30 61V51h8v10" />
          <rect x={30} y={38} width={8} height={8} className={along === 0 ? 'fill-surface' : 'fill-brass'} />
        </g>
      ))}
      <circle cx={86} cy={42} r={11} strokeWidth={2.5} strokeDasharray="4 4.5" className="stroke-brass-ink" />
    </TypeDrawing>
  )
}
