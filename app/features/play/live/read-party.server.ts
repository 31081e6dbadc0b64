import { sql } from 'drizzle-orm'
import { entitledText, takenBackText } from '#app/features/payments/ledger/entitled.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import type { PartyFacts } from './party.present.ts'
import { isHereText } from '#app/features/play/runs/here.server.ts'
import { chatKept } from './stream-events.ts'

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`

/** In a paid adventure: its creator, a buyer, or a host who started the run after buying it (unless refunded). */
const hostMayInvite = `(a.price_cents = 0 or exists (
  select from players h where h.party_id = t.id and h.is_host and h.removed_at is null and (
    h.user_id = a.creator_id
    or ${entitledText('h.user_id', 'a.id')}
    or (h.joined_at = r.started_at and not ${takenBackText('h.user_id', 'a.id')}))))`

export async function mayHostInvite(transaction: Transaction, partyId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ may: boolean }>(sql`
    select ${sql.raw(hostMayInvite)} as may from parties t join runs r on r.id = t.run_id
      join adventures a on a.id = r.adventure_id where t.id = ${partyId}`)
  return rows[0]?.may ?? false
}

const selectParty = {
  name: 'select_party',
  text: `select (extract(epoch from now()) * 1000)::float8 as "asOf", r.version,
    case when r.is_playtest then 1 else t.max_players end as "mostPlayers", r.is_playtest as "isPlaytest",
    ${hostMayInvite} as "mayInvite",
    t.chat_enabled as "chatEnabled", t.chat_hides_numbers as "chatHidesNumbers",
    coalesce((select g.stuck_since is not null from group_teams g where g.id = r.group_team_id), false) as "isStuck",
    case when t.join_code_expires_at > now() then t.join_code end as "joinCode",
    case when t.join_code_expires_at > now() then ${epochMs('t.join_code_expires_at')} end as "joinCodeExpiresAt",
    (select coalesce(jsonb_agg(jsonb_build_object('playerId', p.id, 'name', p.name, 'isHost', p.is_host,
        'isHere', ${isHereText('p.id')},
        'portrait', (select jsonb_build_object('name', f.name, 'mime', f.mime)
          from profiles q join assets f on f.id = q.avatar_asset_id where q.id = p.user_id))
        order by p.joined_at, p.id), '[]')
      from players p where p.party_id = t.id and p.removed_at is null) as members,
    (select coalesce(jsonb_agg(p.id order by p.id), '[]')
      from players p where p.party_id = t.id and p.removed_by_host) as removed,
    case when not t.chat_enabled then '[]' else
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'playerId', c.player_id, 'name', p.name,
        'text', c.text, 'at', ${epochMs('c.created_at')}) order by c.created_at, c.id), '[]')
      from (select * from chat_messages where party_id = t.id order by created_at desc, id desc limit ${chatKept}) c
      join players p on p.id = c.player_id) end as messages
    from parties t join runs r on r.id = t.run_id join adventures a on a.id = r.adventure_id where t.run_id = $1`,
}

export async function readParty(runId: string): Promise<PartyFacts | undefined> {
  const { rows } = await getPool().query<PartyFacts>({ ...selectParty, values: [runId] })
  return rows[0]
}
