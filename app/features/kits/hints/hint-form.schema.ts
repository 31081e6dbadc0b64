import { z } from '#app/shared/zod.ts'

export const hintFormSchema = z.strictObject({
  puzzle: z.string().max(40),
  step: z.coerce.number().int().min(1).max(20),
})
