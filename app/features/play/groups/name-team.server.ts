import { and, count, eq, max, sql } from 'drizzle-orm'
import { takeSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { addTeams } from './add-teams.server.ts'
import { teamsInSession } from './group-limits.ts'
import { newTeamLink, teamToken } from './secret-link.server.ts'

/** `full`: it has as many teams as a session may have, or no seat is left. */
type NamedTeam = { token: string } | { refused: 'full' | 'over' }

/** The team of this name in the session, new if nobody has named it yet. @throws AppError notFound, slowDown */
export async function nameTeam(
  database: Database,
  sessionId: string,
  { name, language }: { name: string; language: Locale },
): Promise<NamedTeam> {
  await consumeLimit('joinTeam', [`session:${sessionId}`])
  return database.transaction(async (transaction) => {
    const [session] = await transaction
      .select()
      .from(groupSessions)
      .where(eq(groupSessions.id, sessionId))
      .for('update')
    if (!session || session.code === null) throw new AppError('notFound')
    const byName = and(eq(groupTeams.sessionId, sessionId), sql`lower(${groupTeams.name}) = lower(${name})`)
    const [known] = await transaction
      .select({ id: groupTeams.id, sealedToken: groupTeams.sealedToken })
      .from(groupTeams)
      .where(byName)
    if (known) return { token: teamToken(known) ?? (await replaceLink(transaction, known.id)) }
    if (session.status === 'ended') return { refused: 'over' }
    const [teams] = await transaction
      .select({ count: count(), last: max(groupTeams.displayOrder) })
      .from(groupTeams)
      .where(eq(groupTeams.sessionId, sessionId))
    if (!teams || teams.count >= teamsInSession.most) return { refused: 'full' }
    const { organiserId, adventureId, purchaseId, editionId } = session
    if (
      purchaseId !== null &&
      !(await takeSeats(transaction, { buyerId: organiserId, adventureId, seats: 1, purchaseId }))
    )
      return { refused: 'full' }
    const [adventure] = await transaction
      .select({ players: adventures.recommendedPlayers })
      .from(adventures)
      .where(eq(adventures.id, adventureId))
    const { document } = await loadEdition(editionId)
    const [token] = await addTeams(transaction, {
      session,
      names: [name],
      from: (teams.last ?? -1) + 1,
      language: document.languages.includes(language) ? language : document.primaryLanguage,
      mostPlayers: mostPlayers(adventure?.players ?? ''),
    })
    if (token === undefined) throw new AppError('unexpected', { log: 'a team was not named' })
    return { token }
  })
}

/** Of a team whose link can no longer be read: whoever is in it comes back by their device. */
async function replaceLink(transaction: Transaction, teamId: string): Promise<string> {
  const { token, columns } = newTeamLink(teamId)
  await transaction.update(groupTeams).set(columns).where(eq(groupTeams.id, teamId))
  return token
}
