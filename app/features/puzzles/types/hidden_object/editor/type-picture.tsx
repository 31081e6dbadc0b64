import type { TypePictureProps } from '#app/features/puzzles/kit/editor/type-drawing.tsx'
import { TypeDrawing } from '#app/features/puzzles/kit/editor/type-drawing.tsx'

export function TypePicture({ className }: TypePictureProps) {
  return (
    <TypeDrawing className={className}>
      <path d="M18 34h84M18 68h84" />
      <path d="M24 14h8v20h-8zM32 18h9v16h-9zM84 12h9v22h-9z" className="fill-accent-soft" />
      <path d="M24 46h9v22h-9zM33 50h7v18h-7zM88 44h8v24h-8z" className="fill-surface" />
      <path d="m77 55 17 17" strokeWidth={6} className="stroke-accent-ink" />
      <circle cx={63} cy={40} r={20} className="fill-surface" />
      <circle cx={56} cy={37} r={5} strokeWidth={3.5} className="stroke-brass-strong" />
      <path d="m60 40 13 8m-4-2.5-2 3.5" strokeWidth={3.5} className="stroke-brass-strong" />
    </TypeDrawing>
  )
}
