import { sql } from 'drizzle-orm'
import { announceRun } from '#app/features/play/live/announce-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { cleanChat } from './clean-words.ts'
import { chatKept } from '#app/features/play/live/stream-events.ts'
import { findMember } from './party.queries.server.ts'

/** Sends each id only once. @throws AppError notFound, notAllowed (chat off), slowDown, invalidInput (empty) */
export async function sendChat(
  database: Database,
  person: Person,
  runId: string,
  message: { id: string; text: string },
): Promise<void> {
  const member = isId(runId) ? await findMember(person, runId) : undefined
  if (!member) throw new AppError('notFound')
  const { playerId, partyId, name, chatEnabled, chatHidesNumbers } = member
  if (!chatEnabled) throw new AppError('notAllowed', { log: 'the chat is off' })
  await consumeLimit('chat', [`player:${playerId}`])
  const text = cleanChat(message.text, { hidesNumbers: chatHidesNumbers })
  if (text === '') throw new AppError('invalidInput', { log: 'an empty message' })
  await database.transaction(async (transaction) => {
    // Checked under a lock: at this moment the host may turn the chat off or take the player out
    const written = await transaction.execute<{ at: number }>(sql`
      insert into chat_messages (party_id, id, player_id, text, created_at)
      select t.id, ${message.id}, p.id, ${text}, clock_timestamp() from parties t join players p on p.party_id = t.id
      where t.id = ${partyId} and t.chat_enabled and p.id = ${playerId} and p.removed_at is null for share of t, p
      on conflict do nothing returning floor(extract(epoch from created_at) * 1000)::float8 as at`)
    const at = written.rows[0]?.at
    if (at === undefined) return
    await transaction.execute(sql`
      delete from chat_messages where party_id = ${partyId} and id in (
        select id from chat_messages where party_id = ${partyId} order by created_at desc, id desc offset ${chatKept})`)
    await announceRun(transaction, { run: runId, chat: { id: message.id, playerId, name, text, at } })
  })
}
