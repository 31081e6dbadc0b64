import { and, eq } from 'drizzle-orm'
import { readForSession } from '#app/features/payments/gifts/for-session.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import { purchases } from '#database/schema/payments.ts'
import { openGroupSession } from './open-group-session.server.ts'
import { sessionFormSchema } from './session-form.schema.ts'
import { sessionPath } from './session-path.ts'

type Asked = { purchaseId: string; organiserId: string; language: Locale }

/** Opens the session that a purchase of seats was for, once it is paid. @returns where its buyer goes on; null as long
 * as there is nothing to open. @throws AppError notFound, slowDown */
export async function openPaidSession(
  database: Database,
  { purchaseId, organiserId, language }: Asked,
): Promise<string | null> {
  const [purchase] = await database
    .select({ adventureId: purchases.adventureId })
    .from(purchases)
    .where(and(eq(purchases.id, purchaseId), eq(purchases.buyerId, organiserId), eq(purchases.status, 'paid')))
  const typed = purchase && (await readForSession(database, purchaseId))
  if (!purchase?.adventureId || !typed) return null
  const { adventureId } = purchase
  const form = sessionFormSchema.safeParse(typed)
  if (!form.success) return newSessionPath(adventureId)
  try {
    const asked = { adventureId, organiserId, form: form.data, language, paidBy: purchaseId }
    const opened = await openGroupSession(database, asked)
    return 'sessionId' in opened ? sessionPath(opened.sessionId) : newSessionPath(adventureId)
  } catch (error) {
    // Another tab was faster
    if (error instanceof AppError && error.code === 'conflict') return '/sessions'
    throw error
  }
}
