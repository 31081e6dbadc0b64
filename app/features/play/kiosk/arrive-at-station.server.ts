import { eq } from 'drizzle-orm'
import { isOpenAllDay } from '#app/features/play/groups/group-session.policy.ts'
import { changeParty, moveInParty, playerOf } from '#app/features/play/party/locked-party.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { runOnDevice } from './open-kiosk.server.ts'
import { stationsIn } from './read-stations.server.ts'
import { isStationToken } from './session-secrets.server.ts'
import { startWalkUp } from './start-at-kiosk.server.ts'
import type { WalkUp } from './start-at-kiosk.server.ts'

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
  const known = guestHash === null ? undefined : await runOnDevice(database, session.id, guestHash)
  const isOpen = isOpenAllDay(session) && session.status === 'running'
  return {
    station,
    session,
    title: document.title,
    language: document.primaryLanguage,
    /** Whether somebody who has no game of the session yet begins one here. */
    mayBegin: isOpen,
    // After an ending another visit begins anew
    runId: known?.isOver && isOpen ? undefined : known?.id,
  }
}

/** Brings whoever scanned a code to its scene or puzzle, in a new game if they have none. @returns their run
 * @throws AppError notFound for others, unavailable when no game can begin, conflict when it cannot be opened now */
export async function arriveAtStation(
  database: Database,
  link: StationLink,
  who: WalkUp,
  now = new Date(),
): Promise<string> {
  const { guestHash } = who
  const { station, session, mayBegin, runId: known } = await findStation(database, link, guestHash)
  if (known === undefined && !mayBegin) throw new AppError('unavailable', { log: 'no game begins at the station' })
  if (known === undefined) await startWalkUp(database, session, who, now)
  const runId = known ?? (await runOnDevice(database, session.id, guestHash))?.id
  if (runId === undefined) throw new AppError('unexpected', { log: 'a game at a station did not begin' })
  const { arrival } = station
  await changeParty(database, runId, (locked) =>
    moveInParty(locked, playerOf({ userId: null, guestHash }, locked).id, { type: 'arrive', ...arrival }, now),
  )
  return runId
}
