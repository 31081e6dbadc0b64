import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { useStillness } from '#app/features/puzzles/kit/player/stillness.ts'
import { planReveal, revealedLength, revealTime } from './reveal-text.ts'

export function useReveal(text: string, language: Locale, number: number): { length: number; finish: () => void } {
  const still = useStillness()
  const plan = useMemo(() => planReveal(text, language), [text, language])
  const [shown, setShown] = useState({ plan, number, elapsed: 0 })
  const current = shown.plan === plan && shown.number === number ? shown : { plan, number, elapsed: 0 }
  if (current !== shown) setShown(current)
  const length = still ? text.length : revealedLength(plan, current.elapsed)
  const done = length >= text.length
  useEffect(() => {
    if (done) return
    const start = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      setShown({ plan, number, elapsed: Math.max(0, now - start) })
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [done, plan, number])
  return { length, finish: () => setShown({ plan, number, elapsed: revealTime(plan) }) }
}
