import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

const minute = 60_000

/** `told`: a new value means news from the server, whose clock stops while nobody plays. */
export function RunClock({ runMs, told }: { runMs: number; told: unknown }) {
  const [state, setState] = useState({ told, minutes: Math.floor(runMs / minute) })
  const minutes = state.told === told ? state.minutes : Math.floor(runMs / minute)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(
      () => setState({ told, minutes: Math.floor((runMs + performance.now() - began) / minute) }),
      5_000,
    )
    return () => clearInterval(timer)
  }, [runMs, told])
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
