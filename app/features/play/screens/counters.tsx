import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { CounterProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'

export function Counters({ counters }: { counters: readonly CounterProjection[] }) {
  const lang = useContentLanguage()
  if (counters.length === 0) return null
  return (
    <ul aria-label={m.player_counters()} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {counters.map((counter) => (
        <li key={counter.id} className="inline-flex items-center gap-2">
          <span lang={lang} className="max-w-28 truncate">
            {counter.name}
          </span>
          {counter.max !== null && counter.max > 0 && (
            <span aria-hidden="true" className="play-gauge">
              <span style={{ width: `${fullness(counter.value, counter.max) * 100}%` }} />
            </span>
          )}
          <span className="font-semibold tabular-nums">
            {counter.max === null
              ? formatNumber(counter.value)
              : m.player_counter_of({ value: formatNumber(counter.value), max: formatNumber(counter.max) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

const fullness = (value: number, max: number): number => Math.min(1, Math.max(0, value / max))
