const minute = 60_000
const steps = [minute / 2, minute, 2 * minute, 5 * minute] as const

/** The longest pause, in ms; from the fourth time on it is always this one. */
const longestCoolDownMs = 5 * minute

/** How long the pause lasts when the attempts are used up for the `times`th time (from 1), in ms: 30 s, 1, 2, then 5 minutes. */
export const coolDownMs = (times: number): number => steps[Math.max(1, times) - 1] ?? longestCoolDownMs

export type AfterAttempts = 'cooldown' | 'time_penalty' | 'offer_answer'

/** What using up the attempts brings. */
interface AttemptsExhausted {
  /** No answer is judged for so long. */
  pauseMs: number
  /** So much is added to the run's clock. */
  penaltyMs: number
  answerOffered: boolean
}

/**
 * What happens when the attempts are used up for the `times`th time. An author may put a time penalty or the offer of the
 * answer in the place of the pause; from the fourth time on the longest pause comes all the same, since by then somebody
 * is trying codes one after the other.
 */
export function afterAttempts(policy: AfterAttempts, times: number): AttemptsExhausted {
  const pauseMs = policy === 'cooldown' || times >= steps.length ? coolDownMs(times) : 0
  return {
    pauseMs,
    penaltyMs: policy === 'time_penalty' ? coolDownMs(times) : 0,
    answerOffered: policy === 'offer_answer',
  }
}
