import { z } from '#app/shared/zod.ts'
import { largestTotal, longest } from './limits.ts'

/** The id of a scene, hotspot, puzzle, item, NPC or player. The rule for its first character excludes `__proto__`. */
export const entityId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)

/** An author's name for a flag or a counter. */
export const flagName = z
  .string()
  .regex(/^\p{L}[\p{L}\p{N}_-]*$/u)
  .refine((name) => [...name].length <= longest.flagName)

export const flagValue = z.union([
  z.boolean(),
  z.number().min(-largestTotal).max(largestTotal),
  z.string().max(longest.flagText),
])
export type FlagValue = z.infer<typeof flagValue>

export const nodeName = z.string().min(1).max(longest.nodeName)

export const wholeWithin = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most)
