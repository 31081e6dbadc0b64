import { eq } from 'drizzle-orm'
import { changeParty, moveInParty, playerOf } from '#app/features/play/party/locked-party.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { runOnDevice } from './open-kiosk.server.ts'
import { stationsIn } from './read-stations.server.ts'
import { isStationToken } from './session-secrets.server.ts'

export type StationLink = { sessionId: string; targetId: string; token: string }

/** What a scanned code leads to, and the game that this device plays; null if none.
 * @throws AppError notFound for a code that is none */
export async function findStation(
  database: Queryable,
  { sessionId, targetId, token }: StationLink,
  guestHash: string | null,
) {
  const [session] =
    isId(sessionId) && isStationToken(sessionId, targetId, token)
      ? await database.select().from(groupSessions).where(eq(groupSessions.id, sessionId))
      : []
  if (!session) throw new AppError('notFound')
  const { document } = await loadEdition(session.editionId)
  const station = stationsIn(document).find(({ id }) => id === targetId)
  if (!station) throw new AppError('notFound')
  return {
    station,
    sessionName: session.name,
    /** Where somebody who has no game of the session yet begins one. */
    door: session.code === null ? '/join' : `/s/${session.code}`,
    runId: guestHash === null ? undefined : await runOnDevice(database, session.id, guestHash),
  }
}

/** Brings whoever scanned a code to its scene or puzzle. @returns their run
 * @throws AppError notFound for others, conflict when it cannot be opened now */
export async function arriveAtStation(
  database: Database,
  link: StationLink,
  guestHash: string | null,
  now = new Date(),
): Promise<string> {
  const { station, runId } = await findStation(database, link, guestHash)
  if (runId === undefined) throw new AppError('notFound', { log: 'no game of the session on this device' })
  const { arrival } = station
  await changeParty(database, runId, (locked) =>
    moveInParty(locked, playerOf({ userId: null, guestHash }, locked).id, { type: 'arrive', ...arrival }, now),
  )
  return runId
}
