import { mostReason } from '#app/features/admin/refund.schema.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

/** `password` is left out when the account has none. */
const confirmed = {
  reason: z
    .string({ error: 'admin_reason_required' })
    .trim()
    .min(1, { error: 'admin_reason_required' })
    .max(mostReason, { error: 'admin_reason_long' })
    .refine(isStorableText, { error: 'invalidInput' }),
  password: z
    .string()
    .min(1, { error: 'account_password_required' })
    .max(128, { error: 'account_password_long' })
    .optional(),
}

/** What an administrator does to an account. */
export const personDeedSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('set-role'), role: z.enum(['admin', 'moderator', 'user']), ...confirmed }),
  z.strictObject({ intent: z.literal('ban'), ...confirmed }),
  z.strictObject({ intent: z.literal('unban'), ...confirmed }),
])

export type PersonDeed = z.infer<typeof personDeedSchema>
