import { z } from '#app/shared/zod.ts'

const unknownKeys = {
  error: (issue: { code?: string }) => (issue.code === 'unrecognized_keys' ? 'invalidInput' : undefined),
}

/** Empty where the account has none. */
export const closeAccountSchema = (isAsked: boolean) =>
  z.strictObject(
    {
      password: z
        .string()
        .min(isAsked ? 1 : 0, { error: 'account_password_required' })
        .max(128, { error: 'account_password_long' }),
    },
    unknownKeys,
  )
