import { eq } from 'drizzle-orm'
import { addTeams } from '#app/features/play/groups/add-teams.server.ts'
import { newScreenLink, newTeamLink } from '#app/features/play/groups/secret-link.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { shareCodeLength, shareCodeSigns } from '#app/shared/share-code.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from './play-as.ts'
import type { TestClock } from './play-as.ts'
import { buildTwoLocks } from './two-locks-game.ts'

/** A session of the two locks that is running: the teams named play it, the Newts have not come. */
export async function playedSession(names: readonly string[], given: Partial<typeof groupSessions.$inferInsert> = {}) {
  const database = getDatabase()
  const organiser = await newTestMember()
  const game = await buildTwoLocks(database)
  const clock: TestClock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const id = newId()
  const session = {
    id,
    organiserId: organiser.userId,
    adventureId: game.id,
    editionId: game.editionId,
    name: 'Class 6B',
    arrival: 'list' as const,
    starts: 'together' as const,
    status: 'running' as const,
    ...newScreenLink(id),
    keptUntil: new Date(clock.now + 30 * 24 * 60 * 60_000),
    code: given.arrival === 'named' ? newCode() : null,
    ...given,
  }
  await database.insert(groupSessions).values(session)
  const teams = names.map((name, displayOrder) => {
    const teamId = newId()
    return { id: teamId, sessionId: id, name, displayOrder, ...newTeamLink(teamId).columns }
  })
  if (teams.length > 0) await database.insert(groupTeams).values(teams)
  await database.transaction((transaction) =>
    addTeams(transaction, {
      session: { ...session, limitMs: session.limitMs ?? null },
      names: ['Newts'],
      from: names.length,
      language: 'en',
      mostPlayers: 4,
    }),
  )
  const playing = []
  for (const { id: teamId, name } of teams) {
    const guest = newTestGuest()
    const started = await startAs(guest, game.id, clock)
    await database.update(runs).set({ groupTeamId: teamId }).where(eq(runs.id, started.runId))
    playing.push({ teamId, name, guest, ...started })
  }
  return { session, organiser, game, clock, playing }
}

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(shareCodeLength)), (byte) => shareCodeSigns[byte % 16]).join('')

export type PlayedSession = Awaited<ReturnType<typeof playedSession>>
