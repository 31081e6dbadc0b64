import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { profiles, userRoles, users } from '#database/schema/accounts.ts'
import { auditLog, designSettings } from '#database/schema/back-office.ts'

const mostActivity = 20
const mostUsers = 500

const count = sql<number>`count(*)::int`

const overview = builtOnce((database) => ({
  counts: database
    .select({ users: database.$count(profiles).as('users'), settings: database.$count(designSettings).as('settings') })
    .from(sql`(select) as one`)
    .prepare('overview_counts'),
  activity: database
    .select({ id: auditLog.id, action: auditLog.action, actor: users.name, at: auditLog.createdAt })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .orderBy(desc(auditLog.createdAt))
    .limit(mostActivity)
    .prepare('overview_activity'),
}))

export async function readOverview(database: Queryable) {
  const { counts, activity } = overview(database)
  const [[counted], latest] = await Promise.all([counts.execute(), activity.execute()])
  return { users: counted?.users ?? 0, settings: counted?.settings ?? 0, activity: latest }
}

export async function listUsers(database: Queryable) {
  const rows = await database
    .select({
      id: profiles.id,
      name: users.name,
      role: userRoles.role,
      isCreator: profiles.isCreator,
      joined: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(mostUsers)
  const [total] = await database.select({ count }).from(profiles)
  return {
    total: total?.count ?? 0,
    users: rows.map((row) => ({ ...row, id: row.id.slice(0, 8), role: row.role ?? ('user' as const) })),
  }
}

export type Overview = Awaited<ReturnType<typeof readOverview>>
export type UserList = Awaited<ReturnType<typeof listUsers>>
