import { forgetForSession, holdForSession } from '#app/features/payments/gifts/for-session.server.ts'
import { takeSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { findLobby, lobbyFacts } from '#app/features/play/lobby/lobby.queries.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimits, giveBackLimits } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { newId } from '#app/shared/ids.ts'
import { newShareCode } from '#database/schema/adventures.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { addTeams } from './add-teams.server.ts'
import { sessionStanding } from './group-session.policy.ts'
import { newScreenLink } from './secret-link.server.ts'
import type { SessionForm } from './session-form.schema.ts'

type Asked = {
  adventureId: string
  organiserId: string
  form: SessionForm
  language: Locale
  /** The purchase of its seats that it waited for: it opens one session. */
  paidBy?: string
  now?: Date
}

/** `missing`: how many seats the organiser has to buy first, each at this price. */
export type OpenedSession = { sessionId: string } | { missing: number; priceCents: number }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Pins the published edition; teams by list exist from now on. @throws AppError notFound for what nobody plays in
 * sessions, slowDown, conflict when the purchase has opened its session */
export async function openGroupSession(
  database: Database,
  { adventureId, organiserId, form, language, paidBy, now = new Date() }: Asked,
): Promise<OpenedSession> {
  const person = { userId: organiserId, guestHash: null, isAdmin: false }
  const row = await findLobby(database, adventureId, person)
  const standing = row ? sessionStanding(lobbyFacts(row, person)) : 'closed'
  if (row?.kind !== 'online-adventure' || standing === 'closed' || row.editionId === null)
    throw new AppError('notFound')
  const { editionId } = row
  const uses = [{ name: 'newSession', key: `user:${organiserId}` }] as const
  await consumeLimits(uses, { now })
  const { document } = await loadEdition(editionId)
  const names = form.arrival === 'list' ? teamNames(form.teams, language) : []
  const opened = await database.transaction(async (transaction): Promise<OpenedSession> => {
    if (paidBy !== undefined && !(await holdForSession(transaction, paidBy)))
      throw new AppError('conflict', { log: 'these seats have opened their session' })
    const bought = { buyerId: organiserId, adventureId }
    const taken = names.length
    const needed = form.arrival === 'list' ? taken : (form.expected ?? teamsInSession.least)
    const seats = standing === 'seats' ? await takeSeats(transaction, { ...bought, needed, taken }) : null
    if (seats && 'missing' in seats) return { ...seats, priceCents: row.priceCents }
    await forgetForSession(transaction, bought)
    const id = newId()
    const session = {
      id,
      organiserId,
      adventureId,
      editionId,
      purchaseId: seats?.purchaseId ?? null,
      name: form.name,
      arrival: form.arrival,
      starts: form.starts,
      ...(form.starts === 'as_they_come' ? { status: 'running' as const, startedAt: now } : {}),
      limitMs: form.minutes === null ? null : form.minutes * minuteMs,
      isRanked: form.ranked === 'on',
      code: form.arrival === 'named' ? newShareCode : null,
      ...newScreenLink(id),
      keptUntil: new Date(now.getTime() + form.days * dayMs),
      createdAt: now,
    }
    await transaction.insert(groupSessions).values(session)
    if (names.length > 0)
      await addTeams(transaction, {
        session,
        names,
        from: 0,
        language: document.languages.includes(language) ? language : document.primaryLanguage,
        mostPlayers: mostPlayers(row.recommendedPlayers),
      })
    return { sessionId: session.id }
  })
  // Whoever pays first comes back
  if ('missing' in opened) await giveBackLimits(uses, database)
  return opened
}

const teamNames = (teams: number | readonly string[], locale: Locale): readonly string[] =>
  typeof teams === 'number'
    ? Array.from({ length: teams }, (_, place) => m.groups_team_number({ number: place + 1 }, { locale }))
    : teams
