import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { profiles, userRoles, users } from '#database/schema/accounts.ts'

type Row = typeof users.$inferSelect
type Overrides = Partial<typeof users.$inferInsert> & { role?: Member['role'] }

export async function buildUser(
  database: Queryable,
  { role = 'user', ...overrides }: Overrides = {},
): Promise<Row & { member: Member }> {
  const id = overrides.id ?? newId()
  const [row] = await database
    .insert(users)
    .values({ name: 'Ada Lovelace', email: `${id}@example.org`, emailVerified: true, ...overrides, id })
    .returning()
  if (!row) throw new Error('no person was built')
  await database.insert(profiles).values({ id })
  if (role !== 'user') await database.insert(userRoles).values({ userId: id, role })
  return { ...row, member: { userId: id, role, emailVerified: row.emailVerified } }
}
