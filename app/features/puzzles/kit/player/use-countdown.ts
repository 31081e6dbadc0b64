import { createContext, useContext, useEffect, useState } from 'react'

/** Provided by whatever shows a puzzle: a new value restarts the countdown even if the pause is as long as the last. */
export const PauseTold = createContext<unknown>(null)

type Countdown = { durationMs: number; told: unknown; left: number }

/** The next state: runs on for the same `told`, restarts for another, even if it is of equal length. Pure. */
export const goOnCounting = (now: Countdown, durationMs: number, told: unknown): Countdown =>
  now.durationMs === durationMs && now.told === told ? now : { durationMs, told, left: durationMs }

/** Counts ms down to 0 from when they arrived: the server says what is left, since the browser's clock may be wrong. */
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
