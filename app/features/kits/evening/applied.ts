import type { DinnerEvening, Refusal } from './evening.ts'

export type Applied = { state: DinnerEvening } | { refused: Refusal }

/** `newId`: of a guest who is added. */
export type Setting = { now: number; newId: string }

export const refused = (why: Refusal): Applied => ({ refused: why })
