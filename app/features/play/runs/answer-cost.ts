import { afterAttempts } from '#app/features/puzzles/kit/rules/cool-down.ts'
import type { AfterAttempts } from '#app/features/puzzles/kit/rules/cool-down.ts'
import { forgottenAfterMs, givenBack } from './attempt-budget.ts'
import type { Standing } from './attempt-budget.ts'

export type Cost = {
  actor: string
  puzzleId: string
  wrong: boolean
  solved: boolean
  allowedAttempts: number
  /** The pauses after the attempts are used up for the 1st, 2nd, 3rd and any later time. */
  pausesMs: readonly number[]
  budgets: readonly { key: string; most: number; ends: Date }[]
  givenBack: number
  forgottenBefore: Date
}

type Judged = Pick<Cost, 'puzzleId' | 'wrong' | 'solved' | 'allowedAttempts'> & { afterAttempts: AfterAttempts }

const times = [1, 2, 3, 4]

/** A correct answer costs nothing, but is still refused if the budget has been used up by now. @param now as `Date.now` */
export function costOfAnswer(place: Standing, { afterAttempts: policy, ...judged }: Judged, now: number): Cost {
  const budgets = judged.solved ? [...place.budgets, ...place.makesRoomIn] : place.budgets
  return {
    ...judged,
    actor: place.actor,
    pausesMs: times.map((time) => afterAttempts(policy, time).pauseMs),
    budgets: budgets.map(({ key, most, windowMs }) => ({ key, most, ends: new Date(now + windowMs) })),
    givenBack,
    forgottenBefore: new Date(now - forgottenAfterMs),
  }
}
