import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

const minute = 60_000

export function RunClock({ runMs }: { runMs: number }) {
  const [minutes, setMinutes] = useState(Math.floor(runMs / minute))
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setMinutes(Math.floor((runMs + performance.now() - began) / minute)), 5_000)
    return () => clearInterval(timer)
  }, [runMs])
  return (
    <p className="play-clock text-muted" title={m.player_played()}>
      <Clock aria-hidden="true" className="size-4" />
      <span className="sr-only">{m.player_played()}</span>
      <span className="whitespace-nowrap">
        {formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}
      </span>
    </p>
  )
}
