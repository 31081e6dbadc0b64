import { sql } from 'drizzle-orm'
import { goneAfterSeconds, isHereText } from '#app/features/play/runs/here.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { awaySeconds, before } from './hand-over-hosts.server.ts'
import { changeParty, moveInParty, playerOf } from './locked-party.server.ts'

/** Of a player who has been away for two minutes the others, if any is here, take over the role. */
export async function shareRolesOfAbsent(database: Database, now = new Date()): Promise<void> {
  const { rows } = await database.execute<{ runId: string; playerId: string }>(sql`
    select distinct r.id as "runId", p.id as "playerId" from player_streams s
    join players h on h.id = s.player_id and h.removed_at is null
    join players p on p.party_id = h.party_id and p.id <> h.id and p.removed_at is null
    join parties t on t.id = p.party_id
    join runs r on r.id = t.run_id and r.status = 'active'
    join editions e on e.id = r.edition_id
    where s.seen_at > ${before(now, goneAfterSeconds)} and p.last_seen_at < ${before(now, awaySeconds)}
      and not ${sql.raw(isHereText('p.id'))}
      and (r.state #> array['players', p.id::text, 'away']) is null and e.document ? 'hasRoles'`)
  for (const { runId, playerId } of rows)
    await changeParty(database, runId, async (locked) => {
      // Somebody may have come back in the meantime
      const player = locked.present.find(({ id }) => id === playerId)
      if (player && player.lastSeenAt < before(now, awaySeconds))
        await moveInParty(locked, playerId, { type: 'go_away' }, now)
    }).catch((error: unknown) => logger.warn('the role of an absent player was not given on', errorFields(error)))
}

/** A player who was away for long gets a role again. @throws AppError notFound for strangers */
export async function comeBack(database: Database, person: Person, runId: string, now = new Date()): Promise<void> {
  await changeParty(database, runId, (locked) =>
    moveInParty(locked, playerOf(person, locked).id, { type: 'come_back' }, now),
  )
}
