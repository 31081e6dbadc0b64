import { useEffect, useState } from 'react'

/**
 * Counts a duration in ms down to 0 from the moment that it was given. A new duration starts anew: the server says how
 * long is left, so the browser's own clock may be wrong.
 */
export function useCountdown(durationMs: number): number {
  const [state, setState] = useState({ durationMs, left: durationMs })
  if (state.durationMs !== durationMs) setState({ durationMs, left: durationMs })
  useEffect(() => {
    if (durationMs <= 0) return
    const end = performance.now() + durationMs
    const timer = setInterval(() => {
      const left = Math.max(0, end - performance.now())
      setState({ durationMs, left })
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [durationMs])
  return state.left
}

/** Minutes and seconds, rounded up: `1:05`. */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
