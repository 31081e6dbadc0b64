import { desc, eq } from 'drizzle-orm'
import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import { findSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { auditLog } from '#database/schema/back-office.ts'

/** `yes`: nothing to do; `test`: a stand-in for the real thing. */
export type SetUp = Record<'address' | 'mail' | 'payments' | 'generation' | 'secondFactor', 'yes' | 'test' | 'no'> & {
  /** When the last one was finished. */
  backup: string | null
  isBackupOld: boolean
}

const oldMs = 7 * 86_400_000

/** What a site needs beyond its first start, as far as the server can know. */
export async function readSetUp(database: Queryable, userId: string, now = Date.now()): Promise<SetUp> {
  const { PUBLIC_URL, SMTP_URL, AI_API_KEY } = env()
  const provider = currentProvider()?.name
  const [factor, [backup]] = await Promise.all([
    findSecondFactor(database, userId),
    database
      .select({ at: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.action, 'backup.made'))
      .orderBy(desc(auditLog.createdAt))
      .limit(1),
  ])
  return {
    address: PUBLIC_URL === undefined ? 'no' : 'yes',
    mail: SMTP_URL === undefined ? 'no' : 'yes',
    payments: provider === 'stripe' ? 'yes' : provider === 'test' ? 'test' : 'no',
    generation: AI_API_KEY === undefined ? 'no' : 'yes',
    secondFactor: factor ? 'yes' : 'no',
    backup: backup?.at.toISOString() ?? null,
    isBackupOld: backup === undefined || now - backup.at.getTime() > oldMs,
  }
}
