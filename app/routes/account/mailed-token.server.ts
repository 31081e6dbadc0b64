import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'

const schema = z.strictObject({ token: z.string().max(100) })

/** @throws AppError invalidInput */
export function tokenIn(form: FormData): string {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new AppError('invalidInput')
  return parsed.data.token
}
