import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { giveSign } from './give-sign.server.ts'
import { closeInvitation, inviteToParty } from './invite-to-party.server.ts'
import { leaveParty, removePlayer } from './leave-party.server.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { PartyRequest } from './party-request.schema.ts'
import { presentParty } from '#app/features/play/live/party.present.ts'
import { readParty } from '#app/features/play/live/read-party.server.ts'
import { findMember } from './party.queries.server.ts'
import { renamePlayer } from './rename-player.server.ts'
import { sendChat } from './send-chat.server.ts'
import { setChat } from './set-chat.server.ts'

/** Returns the party afterwards; null after a sign or after leaving. @throws AppError notFound for strangers */
export async function actInParty(
  database: Database,
  person: Person,
  runId: string,
  asked: PartyRequest,
): Promise<PartySnapshot | null> {
  if ('ping' in asked) return giveSign(database, person, runId, { ping: asked.ping }).then(nothing)
  if ('reaction' in asked) return giveSign(database, person, runId, { reaction: asked.reaction }).then(nothing)
  if ('leave' in asked) return leaveParty(database, person, runId).then(nothing)
  if (!('chat' in asked)) await countChange(person, runId)
  if ('invite' in asked) await inviteToParty(database, person, runId)
  else if ('closeInvitation' in asked) await closeInvitation(database, person, runId)
  else if ('remove' in asked) await removePlayer(database, person, runId, asked.remove)
  else if ('chatEnabled' in asked || 'chatHidesNumbers' in asked) await setChat(database, person, runId, asked)
  else if ('chat' in asked) await sendChat(database, person, runId, { id: asked.messageId, text: asked.chat })
  else await renamePlayer(database, person, runId, asked.name)
  return findParty(person, runId)
}

const nothing = () => null

/** Every change locks the party and is sent to everybody, so changes share the rate limit of signs. */
async function countChange(person: Person, runId: string): Promise<void> {
  const member = isId(runId) ? await findMember(person, runId) : undefined
  if (!member) throw new AppError('notFound')
  await consumeLimit('sign', [`player:${member.playerId}`])
}

/** @throws AppError notFound for strangers */
export async function findParty(person: Person, runId: string): Promise<PartySnapshot> {
  const member = isId(runId) ? await findMember(person, runId) : undefined
  const facts = member && (await readParty(runId))
  if (!member || !facts) throw new AppError('notFound')
  return presentParty(facts, member.playerId)
}
