import { and, asc, eq } from 'drizzle-orm'
import type { GroupCommand } from '#app/features/engine/group-command.ts'
import { announceRun } from '#app/features/play/live/announce-run.server.ts'
import { changeParty, moveInParty } from '#app/features/play/party/locked-party.server.ts'
import type { LockedParty } from '#app/features/play/party/locked-party.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { findOwnSession } from './own-session.server.ts'
import type { Organised, OwnSession } from './own-session.server.ts'
import type { SessionOrder } from './session-order.schema.ts'
import { startsByItself, startTeam } from './start-team.server.ts'

/** `reached`: for how many teams something changed. */
export type Directed = { reached: number; teams: number }

const minuteMs = 60_000
/** Each has a connection of its own while it lasts. */
const atOnce = 4

/** Does what an organiser orders, for one team or for all. @throws AppError notFound for others */
export async function directTeams(
  database: Database,
  organised: Organised,
  order: SessionOrder,
  now = new Date(),
): Promise<Directed> {
  const { sessionId } = organised
  const found = await findOwnSession(database, organised)
  const teams = await database
    .select({ id: groupTeams.id, runId: runs.id })
    .from(groupTeams)
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(and(eq(groupTeams.sessionId, sessionId), order.teamId ? eq(groupTeams.id, order.teamId) : undefined))
    .orderBy(asc(groupTeams.displayOrder))
  if (order.teamId && teams.length === 0) throw new AppError('notFound')
  const changes = changesBy(order, found, now)
  if (Object.keys(changes).length > 0)
    await database.update(groupSessions).set(changes).where(eq(groupSessions.id, sessionId))
  const session = { ...found, ...changes }
  const left = [...teams]
  let reached = 0
  const work = async () => {
    for (let team = left.shift(); team; team = left.shift())
      if (await directTeam(database, team.runId, order, session, now)) reached++
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  // What is said to all answers no team that asked for help
  if (order.teamId && (order.order === 'tell' || order.order === 'help')) await hear(database, teams[0]!)
  return { reached, teams: teams.length }
}

/** What holds for the session, and for teams that start later. One team's pause, time or end is that team's alone. */
function changesBy(order: SessionOrder, session: OwnSession, now: Date): Partial<OwnSession> {
  if (order.order === 'start') return { status: 'running', startedAt: session.startedAt ?? now }
  if (order.teamId) return {}
  switch (order.order) {
    case 'resume':
      return { status: 'running', endedAt: null }
    case 'pause':
      return { status: 'paused' }
    case 'end':
      return { status: 'ended', endedAt: now }
    case 'give_time':
      return session.limitMs === null ? {} : { limitMs: session.limitMs + order.minutes * minuteMs }
    case 'tell':
    case 'help':
      return {}
  }
}

function directTeam(
  database: Database,
  runId: string,
  order: SessionOrder,
  session: OwnSession,
  now: Date,
): Promise<boolean> {
  return changeParty(database, runId, async (locked) => {
    const { version } = locked.run
    const isDue = order.order === 'resume' && startsByItself(session) && locked.present.length > 0
    if (order.order === 'start' || isDue) await startTeam(locked, session.limitMs, now)
    if (order.order !== 'start' && version > 0) await obey(locked, commandOf(order), now)
    return locked.run.version > version
  })
}

function commandOf(order: Exclude<SessionOrder, { order: 'start' }>): GroupCommand {
  switch (order.order) {
    case 'pause':
      return { type: 'halt', why: 'paused' }
    case 'end':
      return { type: 'halt', why: 'ended' }
    case 'give_time':
      return { type: 'give_time', ms: order.minutes * minuteMs }
    case 'tell':
      return { type: 'tell', text: order.text }
    case 'resume':
    case 'help':
      return { type: order.order }
  }
}

/** Ends one game: whoever played it has gone. */
export const endGame = (database: Database, runId: string, now = new Date()): Promise<void> =>
  changeParty(database, runId, (locked) => obey(locked, { type: 'halt', why: 'ended' }, now))

/** A team that has finished, or for which no hint is left, is passed over. */
async function obey(locked: LockedParty, command: GroupCommand, now: Date): Promise<void> {
  try {
    await moveInParty(locked, null, command, now)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
  }
}

/** A team that asked for help has been answered, and sees that. */
async function hear(database: Database, { id, runId }: { id: string; runId: string }): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(groupTeams).set({ stuckSince: null }).where(eq(groupTeams.id, id))
    await announceRun(transaction, { run: runId, party: true })
  })
}
