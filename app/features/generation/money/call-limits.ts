/** How many calls a person has made, and how much of the day's budget everybody has used. */
export type Used = { lastMinute: number; lastHour: number; lastDay: number; ofBudget: number }

export type CallLimits = { minute: number; hour: number; day: number; budget: number }

export type CallsLeft = { minute: number; hour: number; day: number; budget: number }

export const leftOf = (used: Used, limits: CallLimits): CallsLeft => ({
  minute: Math.max(0, limits.minute - used.lastMinute),
  hour: Math.max(0, limits.hour - used.lastHour),
  day: Math.max(0, limits.day - used.lastDay),
  budget: Math.max(0, limits.budget - used.ofBudget),
})

/** @returns the limits that a call of this amount would break; a person's come first */
export function brokenBy(left: CallsLeft, amount: number): (keyof CallLimits)[] {
  const own = (['minute', 'hour', 'day'] as const).filter((limit) => left[limit] < 1)
  return left.budget < amount ? [...own, 'budget'] : own
}
