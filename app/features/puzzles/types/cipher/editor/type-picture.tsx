import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

const letters = Array.from({ length: 16 }, (_, at) => (360 / 16) * at)

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <circle cx={60} cy={40} r={33} className="fill-surface" />
      {letters.map((angle) => (
        <path key={angle} d="M60 12v4.5" transform={`rotate(${angle} 60 40)`} />
      ))}
      <circle cx={60} cy={40} r={20} className="fill-accent-soft" />
      {letters.map((angle) => (
        <path key={angle} d="M60 24v3" transform={`rotate(${angle + 8} 60 40)`} />
      ))}
      <path d="m60 19 6 13H54z" transform="rotate(35 60 40)" className="fill-brass" />
      <circle cx={60} cy={40} r={4} className="fill-surface" />
    </TypeDrawing>
  )
}
