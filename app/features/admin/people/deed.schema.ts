import { confirmed } from '#app/features/admin/refund.schema.ts'
import { z } from '#app/shared/zod.ts'

/** What an administrator does to an account. */
export const personDeedSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('set-role'), role: z.enum(['admin', 'moderator', 'user']), ...confirmed }),
  z.strictObject({ intent: z.literal('ban'), ...confirmed }),
  z.strictObject({ intent: z.literal('unban'), ...confirmed }),
])

export type PersonDeed = z.infer<typeof personDeedSchema>
