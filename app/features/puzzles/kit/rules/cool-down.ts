const minute = 60_000
const steps = [minute / 2, minute, 2 * minute, 5 * minute] as const

const longestCoolDownMs = 5 * minute

/** In ms: 30 s, 1, 2, then 5 minutes. `times` counts from 1. */
export const coolDownMs = (times: number): number => steps[Math.max(1, times) - 1] ?? longestCoolDownMs

export type AfterAttempts = 'cooldown' | 'time_penalty' | 'offer_answer'

interface AttemptsExhausted {
  pauseMs: number
  penaltyMs: number
  answerOffered: boolean
}

/** `times` counts from 1. From the fourth time on, the pause is the longest, whatever the author chose instead. */
export function afterAttempts(policy: AfterAttempts, times: number): AttemptsExhausted {
  const pauseMs = policy === 'cooldown' || times >= steps.length ? coolDownMs(times) : 0
  return {
    pauseMs,
    penaltyMs: policy === 'time_penalty' ? coolDownMs(times) : 0,
    answerOffered: policy === 'offer_answer',
  }
}
