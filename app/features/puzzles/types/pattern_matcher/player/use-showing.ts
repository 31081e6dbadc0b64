import { useEffect, useState } from 'react'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

/** How long each place is lit, in ms. Even the fastest stays below three flashes a second. */
const pace: Record<Presented['speed'], number> = { slow: 1100, medium: 750, fast: 450 }

const dark = 0.25

export function useShowing(pattern: readonly number[], speed: Presented['speed']) {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    if (step === null) return
    const isLit = Number.isInteger(step)
    const timer = setTimeout(
      () => setStep(step + 0.5 >= pattern.length ? null : step + 0.5),
      pace[speed] * (isLit ? 1 - dark : dark),
    )
    return () => clearTimeout(timer)
  }, [step, pattern.length, speed])
  return {
    isShowing: step !== null,
    lit: step !== null && Number.isInteger(step) ? (pattern[step] ?? null) : null,
    show: () => setStep(0),
  }
}
