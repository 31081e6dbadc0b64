import { redirect } from 'react-router'
import { exportAccount } from '#app/features/account/export-account.server.ts'
import { personalParts } from '#app/personal-data.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/account-export'

const page = '/account/preferences'

export const loader = () => redirect(page)

/** Posted by a form of the preferences; the browser saves the response. Too many requests redirect back there. */
export const action = answered(async ({ context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  try {
    await consumeLimit('accountExport', [`user:${userId}`])
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slowDown')) throw error
    return redirect(`${page}?export=refused#data`, 303)
  }
  const where = { database: getDatabase(), storage: getStorage(), parts: Object.values(personalParts) }
  const zip = await exportAccount(where, userId, context.get(localeContext))
  return new Response(zip.stream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${zip.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
})
