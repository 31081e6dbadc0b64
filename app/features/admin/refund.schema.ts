import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const mostReason = 500

/** What an administrator gives with a deed. `password` is left out when the account has none. */
export const confirmed = {
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

export const refundSchema = z.strictObject({ purchaseId: z.uuid({ error: 'invalidInput' }), ...confirmed })

export const payStatementSchema = z.object({
  statementId: z.uuid({ error: 'invalidInput' }),
  password: confirmed.password,
})

export type RefundForm = z.infer<typeof refundSchema>
