import { redirect } from 'react-router'
import { lookSchema } from '#app/features/account/look.schema.ts'
import { keepLook } from '#app/features/account/preferences.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/account-preferences'

export const loader = () => redirect('/account/preferences')

/** Saves what the switches on every page have changed on this device. */
export const action = answered(async ({ request, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const parsed = lookSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!parsed.success) throw new AppError('invalidInput', { log: parsed.error.message })
  await keepLook(getDatabase(), userId, parsed.data)
  return new Response(null, { status: 204 })
})
