import Hourglass from 'lucide-react/icons/hourglass'
import { formatCountdown, useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import type { ClockProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'

export function PuzzleClock({ clocks, told }: { clocks: readonly ClockProjection[]; told: unknown }) {
  const lang = useContentLanguage()
  const [first] = clocks
  const left = useTimeLeft(first?.leftMs ?? 0, told)
  if (!first || left === 0) return null
  return (
    <p role="timer" title={first.name} className="inline-flex items-center gap-1.5 font-semibold text-warning-ink">
      <Hourglass aria-hidden="true" className="size-4" />
      <span lang={lang} className="sr-only">
        {first.name}
      </span>{' '}
      {formatCountdown(left)}
    </p>
  )
}
