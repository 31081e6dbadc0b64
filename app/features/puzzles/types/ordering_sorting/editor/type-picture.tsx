import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <rect x={22} y={9} width={52} height={17} rx={4} className="fill-accent-soft" />
      <path d="M31 17.5h12" />
      <rect x={22} y={31} width={52} height={17} rx={4} strokeDasharray="4 5" />
      <rect x={22} y={53} width={52} height={17} rx={4} className="fill-accent-soft" />
      <path d="M31 61.5h32" />
      <g transform="rotate(7 74 38)">
        <rect x={46} y={29} width={52} height={17} rx={4} className="fill-surface" />
        <path d="M55 37.5h22" />
      </g>
      <path d="M106 62V20m-7 7 7-8 7 8" strokeWidth={4} className="stroke-brass-strong" />
    </TypeDrawing>
  )
}
