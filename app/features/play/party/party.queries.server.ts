import type { Person } from '#app/features/play/runs/person.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'

export type Member = {
  playerId: string
  partyId: string
  name: string
  isHost: boolean
  chatEnabled: boolean
  chatHidesNumbers: boolean
  sceneId: string | null
}

const selectMember = {
  name: 'select_party_member',
  text: `select p.id as "playerId", t.id as "partyId", p.name, p.is_host as "isHost",
      t.chat_enabled as "chatEnabled", t.chat_hides_numbers as "chatHidesNumbers",
      r.state -> 'players' -> p.id::text ->> 'sceneId' as "sceneId"
    from runs r join parties t on t.run_id = r.id
    join players p on p.party_id = t.id and p.removed_at is null
      and (p.user_id = $2 or (p.guest_token_hash = $3 and p.user_id is null))
    where r.id = $1 order by p.user_id nulls last limit 1`,
}

export async function findMember(person: Person, runId: string): Promise<Member | undefined> {
  const { rows } = await getPool().query<Member>({ ...selectMember, values: [runId, person.userId, person.guestHash] })
  return rows[0]
}
