import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const mostValue = 400
export const mostDescription = 200

const key = z.string().max(70)

/** What an administrator does with the design settings. `description` only comes with a new one. */
export const designDeedSchema = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    key,
    value: z.string().max(mostValue * 2),
    description: z.string().trim().max(mostDescription).refine(isStorableText).optional(),
  }),
  z.strictObject({ intent: z.literal('delete'), key }),
  z.strictObject({ intent: z.literal('reset') }),
])

export type DesignDeed = z.infer<typeof designDeedSchema>
