import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import { longestTyped } from './lock-answer.ts'

const puzzle = z.string().max(40)

/** Opens a step, or asks whether an answer is right. */
export const hintFormSchema = z.union([
  z.strictObject({ puzzle, step: z.coerce.number().int().min(1).max(20) }),
  z.strictObject({ puzzle, answer: z.string().max(longestTyped).refine(isStorableText) }),
])
