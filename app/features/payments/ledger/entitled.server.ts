import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { entitlements, purchases } from '#database/schema/payments.ts'
import { inSql, outStatuses } from '#app/shared/statuses.ts'
import { giftStands, giftStandsText } from './gift-seats.server.ts'

type Parts = readonly [string, string, string]

const held = (until: string): Parts => [
  'exists (select from entitlements e where e.user_id = ',
  ' and e.adventure_id = ',
  ` and e.taken_back_at ${until})`,
]
const [kept, lost] = [held('is null'), held('is not null')]

const asText =
  ([start, between, end]: Parts) =>
  (user: string, adventure: string): string =>
    `${start}${user}${between}${adventure}${end}`

const ofRow = ([start, between, end]: Parts, user: SQLWrapper | string | null): SQL<boolean> =>
  sql<boolean>`${sql.raw(start)}${user}${sql.raw(between)}${sql`${adventures.id}`}${sql.raw(end)}`

/** "Has bought or was given", for raw SQL statements; its arguments are SQL expressions. */
export const entitledText = asText(kept)

/** "Has bought or was given", for each row's adventure. @param user an id or a placeholder; null is nobody */
export const isEntitled = (user: SQLWrapper | string | null): SQL<boolean> => ofRow(kept, user)

/** The same, or it is free by now; for each row's adventure, false where there is none. */
export const mayPlayStill = (user: SQLWrapper | string | null): SQL<boolean> =>
  sql<boolean>`coalesce(${isEntitled(user)} or (${adventures.priceCents} = 0
    and ${adventures.status} in ${sql.raw(inSql(outStatuses))} and ${adventures.deletedAt} is null), false)`

/** Ids of adventures that this account has bought or was given, newest first. */
export async function listOwned(database: Queryable, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: entitlements.adventureId })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isNull(entitlements.takenBackAt)))
    .orderBy(desc(entitlements.createdAt))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** What a payment was for, and whether its buyer may play it now. */
export async function readWork(
  database: Queryable,
  { adventureId, buyerId }: { adventureId: string | null; buyerId: string | null },
): Promise<{ kind: string | null; mayPlay: boolean }> {
  const [work] = adventureId
    ? await database
        .select({ kind: adventures.kind, mayPlay: mayPlayStill(buyerId) })
        .from(adventures)
        .where(eq(adventures.id, adventureId))
    : []
  return work ?? { kind: null, mayPlay: false }
}

/** Whether anybody may play this because they paid or were given it, or will when they redeem a gift. */
export async function hasBuyers(database: Queryable, adventureId: string): Promise<boolean> {
  const held = database
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(and(eq(entitlements.adventureId, adventureId), isNull(entitlements.takenBackAt)))
  const given = database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.adventureId, adventureId), giftStands))
  return (await unionAll(held, given).limit(1)).length > 0
}

export async function hasBought(database: Queryable, userId: string, adventureId: string): Promise<boolean> {
  const found = await database
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(eq(entitlements.userId, userId), eq(entitlements.adventureId, adventureId), isNull(entitlements.takenBackAt)),
    )
    .limit(1)
  return found.length > 0
}

/** The starter of `runs r` of `adventures a`, played by the party `t`, lost what they bought, or had when they erased
 * their account; or its session's seats were taken back. */
export const isUnpaidText = `(r.is_unpaid or exists (
  select from players s join entitlements e on e.user_id = s.user_id and e.adventure_id = a.id
  where s.party_id = t.id and s.joined_at = r.started_at and e.taken_back_at is not null)
  or exists (select from group_teams k join group_sessions o on o.id = k.session_id
    join purchases on purchases.id = o.purchase_id where k.id = r.group_team_id and not ${giftStandsText}))`

/** For `runs r` of `adventures a`, played by the party `t`: whoever started it lost what they bought, and nobody in the
 * party may play it. Finished games remain visible. */
export const isStoppedText = `(a.price_cents > 0 and r.status <> 'finished' and not r.is_playtest
  and ${isUnpaidText}
  and not exists (select from players s where s.party_id = t.id and s.removed_at is null
    and (s.user_id = a.creator_id or ${entitledText('s.user_id', 'a.id')})))`

/** Had it once, and lost it to a refund, a dispute or a gift that was taken back. */
export const takenBackText = asText(lost)

/** The same for each row's paid adventure. @param user an id or a placeholder; null is nobody */
export const hasLost = (user: SQLWrapper | string | null): SQL<boolean> =>
  sql<boolean>`(${adventures.priceCents} > 0 and ${ofRow(lost, user)})`
