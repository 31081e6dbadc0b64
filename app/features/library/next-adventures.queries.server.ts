import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { libraryTabs } from '#app/features/adventure/kinds.ts'
import { bestFirst, isListed, listed } from './library.queries.server.ts'
import type { ListedRow } from './library.queries.server.ts'

type Asked = { adventureId: string; person: Person; most: number }

const [sameCategory, sameKind, otherKind] = [0, 1, 2]

/** Nearest first, then best rated. Each step reads an index in order, so size does not matter. */
export async function listNext(database: Queryable, { adventureId, person, most }: Asked): Promise<ListedRow[]> {
  const [played] = await database
    .select({ kind: adventures.kind, category: adventures.category })
    .from(adventures)
    .where(eq(adventures.id, adventureId))
  if (!played) return []
  // The first few of a kind may repeat those of the category
  const near = [
    best(sameCategory, and(eq(adventures.kind, played.kind), eq(adventures.category, played.category)), most),
    best(sameKind, eq(adventures.kind, played.kind), most * 2),
  ]
  const far = Object.values(libraryTabs)
    .filter((kind) => kind !== played.kind)
    .map((kind) => best(otherKind, eq(adventures.kind, kind), most))
  const { rows } = await database.execute<{ id: string }>(sql`
    with finished as materialized (
      select distinct ${runs.adventureId} as id from ${players} join ${parties} on ${eq(parties.id, players.partyId)}
        join ${runs} on ${eq(runs.id, parties.runId)}
      where ${and(playerIs(person), isNull(players.removedAt), eq(runs.status, 'finished'), eq(runs.isPlaytest, false))}
    )
    select id from (${sql.join(
      [...near, ...far].map((step) => step(adventureId, person)),
      sql` union all `,
    )}) as found group by id order by min(step), min(place) limit ${most}`)
  const order = new Map(rows.map(({ id }, place) => [id, place]))
  if (order.size === 0) return []
  const cards = await database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(and(inArray(adventures.id, [...order.keys()]), isListed))
  return cards.toSorted((one, other) => order.get(one.id)! - order.get(other.id)!)
}

const best =
  (step: number, where: SQL | undefined, most: number) =>
  (adventureId: string, { userId }: Person): SQL =>
    sql`(select ${adventures.id} as id, ${step}::int as step, row_number() over (order by ${bestFirst}) as place
      from ${adventures}
    where ${and(
      isListed,
      eq(adventures.status, 'published'),
      where,
      ne(adventures.id, adventureId),
      userId === null ? undefined : or(isNull(adventures.creatorId), ne(adventures.creatorId, userId)),
    )}
      and ${adventures.id} not in (select id from finished)
    order by ${bestFirst} limit ${most})`
