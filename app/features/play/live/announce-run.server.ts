import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { runChannel } from './run-channel.ts'
import type { RunWord } from './run-channel.ts'

/** Inside a transaction, it is sent only on commit. */
export async function announceRun(database: Queryable, word: RunWord): Promise<void> {
  await database.execute(sql`select pg_notify(${runChannel}, ${JSON.stringify(word)})`)
}

export async function announceOf(database: Queryable, playerId: string, word: RunWord): Promise<void> {
  await database.execute(
    sql`select pg_notify(${runChannel}, ${JSON.stringify(word)}) from players where id = ${playerId}
      and removed_at is null`,
  )
}
