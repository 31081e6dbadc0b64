import { and, asc, count, eq, lt, max, sql } from 'drizzle-orm'
import { takeSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { addTeams } from './add-teams.server.ts'
import { newTeamLink, teamToken } from './secret-link.server.ts'

/** `sessionFull`: it has as many teams as a session may have, or no seat is left. */
type NamedTeam = { token: string } | { refused: 'sessionFull' | 'over' }

/** In a session open all day, a game in which nothing has happened for so long is over. */
const overAfterMs = 30 * 60_000

/** The team of this name in the session, new if nobody has named it yet; by its number, always a new one. A full session
 * that is open all day lets go of the game that has been over for longest. @throws AppError notFound, slowDown */
export async function nameTeam(
  database: Database,
  sessionId: string,
  { name, language }: { name: string | ((number: number) => string); language: Locale },
  now = new Date(),
): Promise<NamedTeam> {
  await consumeLimit('joinTeam', [`session:${sessionId}`])
  return database.transaction(async (transaction) => {
    const [session] = await transaction
      .select()
      .from(groupSessions)
      .where(eq(groupSessions.id, sessionId))
      .for('update')
    if (!session || session.code === null) throw new AppError('notFound')
    const known = typeof name === 'string' ? await findNamed(transaction, sessionId, name) : undefined
    if (known) return { token: teamToken(known) ?? (await replaceLink(transaction, known.id)) }
    if (session.status === 'ended') return { refused: 'over' }
    const [teams] = await transaction
      .select({ count: count(), last: max(groupTeams.displayOrder) })
      .from(groupTeams)
      .where(eq(groupTeams.sessionId, sessionId))
    const place = (teams?.last ?? -1) + 1
    const isFull = !teams || teams.count >= teamsInSession.most
    if (isFull && !(session.starts === 'as_they_come' && (await letGo(transaction, sessionId, now))))
      return { refused: 'sessionFull' }
    if (!(await takeSeat(transaction, session))) return { refused: 'sessionFull' }
    const { adventureId, editionId } = session
    const [adventure] = await transaction
      .select({ players: adventures.recommendedPlayers })
      .from(adventures)
      .where(eq(adventures.id, adventureId))
    const { document } = await loadEdition(editionId)
    const [token] = await addTeams(transaction, {
      session,
      names: [typeof name === 'string' ? name : name(place + 1)],
      from: place,
      language: document.languages.includes(language) ? language : document.primaryLanguage,
      mostPlayers: mostPlayers(adventure?.players ?? ''),
    })
    if (token === undefined) throw new AppError('unexpected', { log: 'a team was not named' })
    return { token }
  })
}

/** @returns false when its organiser has none left; of free work nobody needs one */
async function takeSeat(
  transaction: Transaction,
  { organiserId, adventureId, purchaseId }: typeof groupSessions.$inferSelect,
): Promise<boolean> {
  if (purchaseId === null) return true
  const seat = await takeSeats(transaction, { buyerId: organiserId, adventureId, needed: 1, taken: 1 })
  return 'purchaseId' in seat
}

async function findNamed(transaction: Transaction, sessionId: string, name: string) {
  const [team] = await transaction
    .select({ id: groupTeams.id, sealedToken: groupTeams.sealedToken })
    .from(groupTeams)
    .where(and(eq(groupTeams.sessionId, sessionId), sql`lower(${groupTeams.name}) = lower(${name})`))
  return team
}

/** @returns false when all are under way */
async function letGo(transaction: Transaction, sessionId: string, now: Date): Promise<boolean> {
  const [oldest] = await transaction
    .select({ id: groupTeams.id })
    .from(groupTeams)
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(and(eq(groupTeams.sessionId, sessionId), lt(runs.updatedAt, new Date(now.getTime() - overAfterMs))))
    .orderBy(asc(runs.updatedAt))
    .limit(1)
  if (oldest) await transaction.delete(groupTeams).where(eq(groupTeams.id, oldest.id))
  return oldest !== undefined
}

/** Of a team whose link can no longer be read: whoever is in it comes back by their device. */
async function replaceLink(transaction: Transaction, teamId: string): Promise<string> {
  const { token, columns } = newTeamLink(teamId)
  await transaction.update(groupTeams).set(columns).where(eq(groupTeams.id, teamId))
  return token
}
