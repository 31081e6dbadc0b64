import { classNames } from '#app/ui/class-names.ts'
import { colourAt, letterAt, signAt } from '#app/features/puzzles/types/pattern_matcher/rules/place-look.ts'
import { Inlay } from './inlay.tsx'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

interface PlaceFaceProps {
  board: Presented
  place: number
  steps: readonly number[]
  lit: boolean
}

export function PlaceFace({ board, place, steps, lit }: PlaceFaceProps) {
  const { patternType: look, orderMatters: numbered } = board
  const taken = steps.length > 0
  if (look === 'visual' && board.material) {
    return (
      <Inlay board={board} material={board.material} isIn={taken || lit} lit={lit}>
        {numbered && taken && steps.join(' ')}
      </Inlay>
    )
  }
  if (look === 'visual') {
    return (
      <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
        <span
          className={classNames(
            'grid place-items-center rounded-full border-2 text-sm font-bold tabular-nums transition-[width,height,background-color]',
            taken || lit
              ? 'size-[min(70%,2.5rem)] border-brass-strong bg-brass text-on-brass'
              : 'size-[min(40%,1.25rem)] border-line-strong bg-raised',
            lit && 'ring-4 ring-brass/60',
          )}
        >
          {numbered && taken && steps.join(' ')}
        </span>
      </span>
    )
  }
  const { Icon } = signAt(place)
  return (
    <span
      aria-hidden="true"
      style={look === 'color' ? { backgroundColor: colourAt(place).fill } : undefined}
      className={classNames(
        'absolute inset-0 grid place-items-center rounded-control border-2 transition-[scale,filter]',
        look === 'color'
          ? 'border-transparent text-xl font-bold text-[hsl(262_48%_12%)]'
          : 'border-line-strong bg-raised text-ink',
        taken && 'ring-4 ring-brass-strong',
        lit && 'motion-safe:scale-105 ring-4 ring-ink brightness-125',
      )}
    >
      {look === 'color' ? letterAt(place) : <Icon className="size-1/2 max-h-9 max-w-9" />}
      {numbered && taken && (
        <span className="absolute -top-1 -right-1 min-w-5.5 rounded-full bg-brass px-1 text-xs font-bold text-on-brass tabular-nums">
          {steps.join(' ')}
        </span>
      )}
    </span>
  )
}
