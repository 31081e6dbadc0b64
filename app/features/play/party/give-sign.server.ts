import { announceOf } from '#app/features/play/live/announce-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { Reaction } from '#app/features/play/live/stream-events.ts'
import { findMember } from './party.queries.server.ts'

export type Sign = { ping: { sceneId: string; x: number; y: number } } | { reaction: Reaction }

/** Not stored; a ping in a scene that its sender has left is shown to nobody. @throws AppError notFound, slowDown */
export async function giveSign(database: Database, person: Person, runId: string, sign: Sign): Promise<void> {
  const member = isId(runId) ? await findMember(person, runId) : undefined
  if (!member) throw new AppError('notFound')
  const { playerId, sceneId } = member
  await consumeLimit('sign', [`player:${playerId}`])
  if ('reaction' in sign)
    return announceOf(database, playerId, { run: runId, reaction: { playerId, reaction: sign.reaction } })
  if (sign.ping.sceneId === sceneId)
    await announceOf(database, playerId, { run: runId, ping: { playerId, ...sign.ping } })
}
