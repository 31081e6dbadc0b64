import { experienceGiven } from '#app/features/engine/limits.ts'
import { wholeWithin } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { largest } from './give-item.ts'
import { effectKind } from './kind.ts'

export const addExperience = effectKind({
  schema: z.strictObject({ type: z.literal('add_experience'), amount: wholeWithin(experienceGiven) }),
  references: () => [],
  events: (effect, { state }) => {
    const amount = Math.min(effect.amount, largest - state.experience)
    return amount > 0 ? [{ type: 'experience_gained', amount }] : []
  },
})
