import { experienceGiven, largestTotal } from '#app/features/engine/limits.ts'
import { wholeWithin } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'

export const addExperience = effectKind({
  schema: z.strictObject({ type: z.literal('add_experience'), amount: wholeWithin(experienceGiven) }),
  references: () => [],
  events: (effect, { state }) => {
    const amount = Math.min(effect.amount, largestTotal - state.experience)
    return amount > 0 ? [{ type: 'experience_gained', amount }] : []
  },
})
