import { createContext, useContext, useEffect, useState } from 'react'

/** Whoever shows a puzzle provides it: another value makes a pause as long as the last one count down too. */
export const PauseTold = createContext<unknown>(null)

type Countdown = { durationMs: number; told: unknown; left: number }

/** The countdown as it goes on: the same telling runs on, another one begins anew, also of the same length. Pure. */
export const goOnCounting = (now: Countdown, durationMs: number, told: unknown): Countdown =>
  now.durationMs === durationMs && now.told === told ? now : { durationMs, told, left: durationMs }

/** Counts ms down to 0 from when they were told: the server says what is left, for the browser's clock may be wrong. */
export function useTimeLeft(durationMs: number, told: unknown): number {
  const [state, setState] = useState<Countdown>({ durationMs, told, left: durationMs })
  const countdown = goOnCounting(state, durationMs, told)
  if (countdown !== state) setState(countdown)
  useEffect(() => {
    if (durationMs <= 0) return
    const end = performance.now() + durationMs
    const timer = setInterval(() => {
      const left = Math.max(0, end - performance.now())
      setState({ durationMs, told, left })
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [durationMs, told])
  return countdown.left
}

export const useCountdown = (pausedForMs: number): number => useTimeLeft(pausedForMs, useContext(PauseTold))

/** Minutes and seconds, rounded up: `1:05`. */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
