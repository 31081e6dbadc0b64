import { data } from 'react-router'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { z } from '#app/shared/zod.ts'
import { problemKey } from '#app/shared/problem-key.ts'

const schema = z.strictObject({ token: z.string().max(100) })

/** Carries out what a mailed link is for, with the token from its form. @param done the outcome of a valid link */
export async function spendToken<Outcome extends string>(
  request: Request,
  done: Outcome | null,
  deed: (token: string) => Promise<Outcome>,
) {
  const form = schema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!form.success) throw new AppError('invalidInput')
  try {
    const outcome = await deed(form.data.token)
    return data({ outcome, problem: undefined }, { status: outcome === done ? 200 : 410 })
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return data(
      { outcome: undefined, problem: problemKey(known) },
      { status: known.status, headers: retryAfterHeader(known.retryAfter) },
    )
  }
}
