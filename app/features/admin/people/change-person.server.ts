import { eq } from 'drizzle-orm'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { isLastAdministrator } from '#app/platform/auth/administrators.server.ts'
import { banUser } from '#app/platform/auth/ban-user.server.ts'
import { isConfiguredAdmin } from '#app/platform/auth/roles.ts'
import { unbanUser } from '#app/platform/auth/unban-user.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/back-office.ts'
import type { PersonDeed } from './deed.schema.ts'

/** Why an account cannot be changed. */
export type Protection =
  | 'admin_people_self'
  | 'admin_people_configured'
  | 'admin_people_last'
  | 'admin_people_same_role'

/** Changes role or ban, with a row in the log. Nobody bans themselves; the last administrator and those in
 * `ADMIN_EMAILS` stay. @throws AppError notAllowed, notFound, slowDown */
export async function changePerson(
  database: Database,
  viewer: Viewer,
  userId: string,
  deed: PersonDeed,
  origin: Origin,
): Promise<FreshProblem | Protection | null> {
  if (viewer.role !== 'admin') throw new AppError('notAllowed')
  if (!isId(userId)) throw new AppError('notFound')
  const problem = await requireFresh(viewer, deed.password, origin)
  if (problem) return problem
  return database.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ email: users.email, emailVerified: users.emailVerified, role: userRoles.role })
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(users.id, userId))
    if (!person) throw new AppError('notFound')
    const from = person.role ?? 'user'
    if (deed.intent === 'set-role' && deed.role === from) return 'admin_people_same_role'
    const kept = await protectionOf(transaction, viewer, { id: userId, ...person }, deed)
    if (kept) return kept
    await perform(transaction, userId, deed)
    await transaction.insert(auditLog).values({
      actorId: viewer.userId,
      action: { 'set-role': 'role.changed', ban: 'user.banned', unban: 'user.unbanned' }[deed.intent],
      entityType: 'user',
      entityId: userId,
      detail: { reason: deed.reason, ...(deed.intent === 'set-role' ? { from, to: deed.role } : {}) },
    })
    return null
  })
}

type Person = { id: string; email: string; emailVerified: boolean }

async function protectionOf(
  transaction: Transaction,
  viewer: Viewer,
  person: Person,
  deed: PersonDeed,
): Promise<Protection | null> {
  const takesAway = deed.intent === 'ban' || (deed.intent === 'set-role' && deed.role !== 'admin')
  if (!takesAway) return null
  if (deed.intent === 'ban' && person.id === viewer.userId) return 'admin_people_self'
  if (isConfiguredAdmin(person, env())) return 'admin_people_configured'
  return (await isLastAdministrator(transaction, person.id)) ? 'admin_people_last' : null
}

async function perform(transaction: Transaction, userId: string, deed: PersonDeed): Promise<void> {
  if (deed.intent === 'ban') return banUser(transaction, userId)
  if (deed.intent === 'unban') return unbanUser(transaction, userId)
  if (deed.role === 'user') {
    await transaction.delete(userRoles).where(eq(userRoles.userId, userId))
    return
  }
  await transaction
    .insert(userRoles)
    .values({ userId, role: deed.role })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role: deed.role } })
}
