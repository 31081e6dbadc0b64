import { sql } from 'drizzle-orm'
import { assertMayTake } from '#app/features/payments/ledger/assert-may-take.server.ts'
import { lockPair } from '#app/features/payments/ledger/settle-entitlement.server.ts'
import { serverZone } from '#app/i18n/format.ts'
import type { Database } from '#app/platform/database/client.server.ts'

type Download = { userId: string; adventureId: string; editionId: string }

/** Call before sending the file: a person's first download is a play and ends their automatic refund; if both happen at
 * once, the later is refused. Raw SQL: Drizzle would change `updated_at`. Cached pages stay, or a busy evening would
 * drop them all. @throws AppError purchaseNeeded, refundUnknown */
export async function noteDownload(database: Database, { userId, adventureId, editionId }: Download): Promise<void> {
  const pair = { userId, adventureId }
  await database.transaction(async (transaction) => {
    await lockPair(transaction, pair)
    const { rowCount } = await transaction.execute(sql`
      with first as (
        insert into kit_downloads (user_id, adventure_id, edition_id)
        values (${userId}::uuid, ${adventureId}::uuid, ${editionId}::uuid)
        on conflict do nothing returning adventure_id, edition_id
      ), counted as (
        insert into play_days as d (edition_id, day, plays)
        select edition_id, (now() at time zone ${serverZone})::date, 1 from first
        on conflict (edition_id, day) do update set plays = d.plays + 1
      )
      update adventures set total_plays = total_plays + 1 from first where adventures.id = first.adventure_id`)
    if (rowCount === 1) await assertMayTake(transaction, pair)
  })
}
