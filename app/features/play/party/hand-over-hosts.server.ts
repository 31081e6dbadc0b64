import { eq, sql } from 'drizzle-orm'
import { awayMinutes } from '#app/features/play/runs/away-minutes.ts'
import { goneAfterSeconds } from '#app/features/play/runs/here.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { players } from '#database/schema/play.ts'
import { handOver } from './leave-party.server.ts'
import { changeParty } from './locked-party.server.ts'
import type { LockedParty } from './locked-party.server.ts'

export const awaySeconds = awayMinutes * 60

export const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

/** A host who has been away for two minutes hands over to the longest-standing player who is here. */
export async function handOverHosts(database: Database, now = new Date()): Promise<void> {
  const { rows } = await database.execute<{ runId: string }>(sql`
    select distinct t.run_id as "runId" from player_streams s
    join players p on p.id = s.player_id and p.removed_at is null
    join players h on h.party_id = p.party_id and h.id <> p.id and h.is_host and h.removed_at is null
    join parties t on t.id = p.party_id
    where s.seen_at > ${before(now, goneAfterSeconds)} and h.last_seen_at < ${before(now, awaySeconds)}`)
  for (const { runId } of rows)
    await changeParty(database, runId, (locked) => replaceHost(locked, now)).catch((error: unknown) =>
      logger.warn('an absent host was not replaced', errorFields(error)),
    )
}

async function replaceHost(locked: LockedParty, now: Date): Promise<void> {
  const { transaction, party, present } = locked
  const host = present.find(({ isHost }) => isHost)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select p.id from players p join player_streams s on s.player_id = p.id
    where p.party_id = ${party.id} and s.seen_at > ${before(now, goneAfterSeconds)}`)
  const here = new Set(rows.map(({ id }) => id))
  const next = present.find(({ id }) => here.has(id))
  // Somebody may have come or gone in the meantime
  if (!host || !next || here.has(host.id) || host.lastSeenAt >= before(now, awaySeconds)) return
  await transaction.update(players).set({ isHost: false }).where(eq(players.id, host.id))
  await handOver(locked, next)
}
