import { z } from '#app/shared/zod.ts'

const unknownKeys = {
  error: (issue: { code?: string }) => (issue.code === 'unrecognized_keys' ? 'invalidInput' : undefined),
}

/** An empty password where the account has none. */
export const closeAccountSchema = z.strictObject(
  { password: z.string({ error: 'account_password_required' }).max(128, { error: 'account_password_long' }) },
  unknownKeys,
)
