import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'

const monthsAhead = 3

/** Of a month (UTC): `newId` begins with its milliseconds. */
const firstId = (month: Date): string => {
  const hex = month.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const monthFrom = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))

type Partition = { name: string; begins: string; ends: string }

/** Makes partitions of `run_events` three months ahead, and drops those of past months of which no run is left. A run
 * with an id of no such month has its moves in `run_events_other`, until its month comes. */
export async function keepPartitions(database: Database, now = new Date()): Promise<{ made: number; dropped: number }> {
  const { missing, empty } = await findChanges(database, now)
  if (missing.length + empty.length === 0) return { made: 0, dropped: 0 }
  return database.transaction(async (tx) => {
    // Moves wait as long: less than they have. If it is too short, there are months to try again
    await tx.execute(sql`set local lock_timeout = '2s'`)
    // Whoever writes moves writes their run first, so nobody does now; nor does another process make partitions
    await tx.execute(sql`lock table runs in share row exclusive mode`)
    const changes = await findChanges(tx, now)
    for (const partition of changes.missing) await makePartition(tx, partition)
    for (const { name } of changes.empty) await tx.execute(sql`drop table ${sql.identifier(name)}`)
    return { made: changes.missing.length, dropped: changes.empty.length }
  })
}

async function findChanges(database: Queryable, now: Date): Promise<{ missing: Partition[]; empty: Partition[] }> {
  const { rows } = await database.execute<Partition & { isEmpty: boolean }>(sql`
    select name, begins, ends,
      coalesce((select id from runs where id >= begins::uuid order by id limit 1) >= ends::uuid, true) as "isEmpty"
    from (
      select c.relname as name,
        coalesce(substring(bounds from 'FROM \\(''([^'']+)'), ${firstId(new Date(0))}) as begins,
        substring(bounds from 'TO \\(''([^'']+)') as ends
      from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) as bounds
      where i.inhparent = 'run_events'::regclass) as partitions
    where ends is not null`)
  const lastEnd = rows.reduce((last, { ends }) => (ends > last ? ends : last), '')
  return {
    missing: Array.from({ length: monthsAhead + 1 }, (_, months) => partitionOf(monthFrom(now, months))).filter(
      ({ begins }) => begins >= lastEnd,
    ),
    empty: rows.filter(({ isEmpty, ends }) => isEmpty && ends <= firstId(monthFrom(now, 0))),
  }
}

const partitionOf = (month: Date): Partition => ({
  name: `run_events_${month.toISOString().slice(0, 7).replace('-', '_')}`,
  begins: firstId(month),
  ends: firstId(monthFrom(month, 1)),
})

async function makePartition(tx: Queryable, { name, begins, ends }: Partition): Promise<void> {
  const table = sql.identifier(name)
  await tx.execute(sql`create table ${table} (like run_events including defaults)`)
  await tx.execute(sql`
    with moved as (delete from run_events_other where run_id >= ${begins} and run_id < ${ends} returning *)
    insert into ${table} select * from moved`)
  await tx.execute(sql`
    alter table run_events attach partition ${table}
      for values from (${sql.raw(`'${begins}'`)}) to (${sql.raw(`'${ends}'`)})`)
}
