import { and, eq } from 'drizzle-orm'
import type { TypedSession } from '#app/features/payments/gifts/gift-form.schema.ts'
import { longestSessionName } from '#app/features/play/groups/group-limits.ts'
import { openGroupSession } from '#app/features/play/groups/open-group-session.server.ts'
import { findOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import { sessionFormSchema } from '#app/features/play/groups/session-form.schema.ts'
import { teamNameIn } from '#app/features/play/groups/team-name.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { groupSessions } from '#database/schema/groups.ts'
import { listTeams, plannedLimit } from './results.queries.server.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The form of the next session like one: its settings and the names of its teams. @throws AppError notFound to others */
export async function typedAgain(
  database: Queryable,
  { locale, ...own }: Organised & { locale: Locale },
): Promise<TypedSession> {
  const session = await findOwnSession(database, own)
  const { arrival, starts, limitMs, isRanked, createdAt, keptUntil } = session
  const plannedMs = await plannedLimit(database, session.id, limitMs)
  const teams = await listTeams(database, session.id)
  return {
    name: await nextName(database, session),
    arrival,
    ...(arrival === 'list' ? { teams: teams.map(({ name }) => teamNameIn(name, locale)).join('\n') } : {}),
    starts,
    minutes: plannedMs === null ? '' : String(plannedMs / minuteMs),
    days: String(Math.round((keptUntil.getTime() - createdAt.getTime()) / dayMs)),
    ...(isRanked ? { ranked: 'on' } : {}),
  }
}

/** With the first number that no session of this work has, which tells them apart. */
async function nextName(
  database: Queryable,
  { organiserId, adventureId, name }: typeof groupSessions.$inferSelect,
): Promise<string> {
  const rows = await database
    .select({ name: groupSessions.name })
    .from(groupSessions)
    .where(and(eq(groupSessions.organiserId, organiserId), eq(groupSessions.adventureId, adventureId)))
  const taken = new Set(rows.map((row) => row.name))
  const base = name.replace(/ \(\d{1,4}\)$/, '')
  for (let number = 2; ; number++) {
    const ending = ` (${number})`
    const next = base.slice(0, longestSessionName - ending.length).toWellFormed() + ending
    if (!taken.has(next)) return next
  }
}

/** Opens the next session of the same work, in what is published now. @returns null when seats have to be bought first
 * @throws AppError notFound to others, slowDown */
export async function openAgain(
  database: Database,
  { language, now = new Date(), ...own }: Organised & { language: Locale; now?: Date },
): Promise<{ adventureId: string; sessionId: string | null }> {
  const { adventureId } = await findOwnSession(database, own)
  const form = sessionFormSchema.safeParse(await typedAgain(database, { ...own, locale: language }))
  if (!form.success) throw new AppError('unexpected', { log: form.error.message })
  const opened = await openGroupSession(database, {
    adventureId,
    organiserId: own.organiserId,
    form: form.data,
    language,
    now,
  })
  return { adventureId, sessionId: 'sessionId' in opened ? opened.sessionId : null }
}
