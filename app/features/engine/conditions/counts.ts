import { z } from '#app/shared/zod.ts'

/** The most of an item that anybody holds. */
export const mostHeld = 999
/** The most of what is counted without end: minutes, hints, wrong answers. */
export const mostCounted = 100_000

export const atLeast = z.number().int().min(1).max(mostCounted)
