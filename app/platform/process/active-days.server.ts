import { lt, sql } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { dayOf } from '#app/i18n/day.ts'
import { activeDays } from '#database/schema/figures.ts'

const keptDays = 400

let today = { day: '', written: new Set<string>(), waiting: new Set<string>() }

/** Somebody signed in asked for something themselves. Kept in memory until the minute's chore. */
export function noteActive(userId: string, now = new Date()): void {
  const day = dayOf(now)
  // What is left from the day before is a minute's worth at most
  if (today.day !== day) today = { day, written: new Set(), waiting: new Set() }
  if (!today.written.has(userId)) today.waiting.add(userId)
}

/** An account that was deleted meanwhile is left out. */
export async function flushActiveDays(): Promise<void> {
  const { day, waiting, written } = today
  if (waiting.size === 0) return
  const ids = [...waiting].toSorted()
  await getDatabase().execute(sql`
    insert into active_days (day, user_id)
    select ${day}::date, u.id from users u where u.id = any(${sql.param(ids)}::uuid[]) order by u.id
    on conflict do nothing`)
  for (const id of ids) {
    waiting.delete(id)
    written.add(id)
  }
}

export async function forgetOldActiveDays(database: Queryable, now = new Date()): Promise<number> {
  const oldest = dayOf(new Date(now.getTime() - keptDays * 86_400_000))
  return (await database.delete(activeDays).where(lt(activeDays.day, oldest))).rowCount ?? 0
}
