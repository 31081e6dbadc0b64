import { longest } from '#app/features/engine/limits.ts'
import { isId } from '#app/shared/ids.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { nameLine } from '#app/shared/visible-text.ts'
import { wholeNumber } from '#app/shared/whole-number.ts'
import { z } from '#app/shared/zod.ts'
import { minutesGiven } from './group-limits.ts'

/** Empty or absent: all teams. */
const teamId = z
  .string()
  .optional()
  .transform((id) => id || undefined)
  .refine((id) => id === undefined || isId(id))

const plain = <Order extends string>(order: Order) => z.strictObject({ order: z.literal(order), teamId })

/** What an organiser asks for, as the forms of the session's page send it. */
export const sessionOrderSchema = z.discriminatedUnion('order', [
  plain('start'),
  plain('pause'),
  plain('resume'),
  plain('end'),
  plain('help'),
  z.strictObject({ order: z.literal('give_time'), teamId, minutes: wholeNumber(minutesGiven) }),
  z.strictObject({
    order: z.literal('tell'),
    teamId,
    text: z.string().refine(isStorableText).transform(nameLine).pipe(z.string().min(1).max(longest.organiserText)),
  }),
])
export type SessionOrder = z.infer<typeof sessionOrderSchema>
