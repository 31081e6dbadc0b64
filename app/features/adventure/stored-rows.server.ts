import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { assets } from '#database/schema/assets.ts'

export const picture = {
  id: assets.id,
  name: assets.name,
  mime: assets.mime,
  width: assets.width,
  height: assets.height,
  bytes: assets.bytes,
}

type Select<Row> = PromiseLike<Row[]> & {
  prepare(name: string): { execute(values: { adventureId: string }): Promise<Row[]> }
}

/** Finds all rows of an adventure with a prepared statement, or those that `narrower` selects. */
export function rowsOf<Row>(
  name: string,
  ofAdventure: PgColumn,
  select: (database: Queryable, where: SQL | undefined) => Select<Row>,
) {
  const all = builtOnce((database) => select(database, eq(ofAdventure, sql.placeholder('adventureId'))).prepare(name))
  return async (database: Queryable, adventureId: string, narrower?: SQL): Promise<Row[]> =>
    narrower ? select(database, and(eq(ofAdventure, adventureId), narrower)) : all(database).execute({ adventureId })
}
