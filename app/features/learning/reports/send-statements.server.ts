import { and, asc, eq, gt } from 'drizzle-orm'
import type { RunEvent } from '#app/features/engine/events.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { keyedHash } from '#app/platform/auth/seal.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'
import { learningGames } from '#database/schema/learning.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import { gradeOf } from './send-grade.server.ts'
import { statementsOf } from './statements.ts'

const patienceMs = 10_000
const most = 500

export const hasRecordStore = (): boolean => env().XAPI_ENDPOINT !== undefined

/** Tells the record store what happened in a game since the last time. Statements that it has already are the same.
 * @throws Error when it should be retried */
export async function sendStatements(runId: string, isLast: boolean): Promise<void> {
  const database = getDatabase()
  const [found] = await database
    .select({ game: learningGames, run: runs, guestHash: players.guestTokenHash })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, and(eq(players.partyId, parties.id), eq(players.isHost, true)))
    .where(eq(learningGames.runId, runId))
  if (!found) return
  const { game, run, guestHash } = found
  const moves = await database
    .select({ seq: runEvents.seq, at: runEvents.createdAt, events: runEvents.events })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, game.recordedVersion)))
    .orderBy(asc(runEvents.seq))
    .limit(most)
  const last = moves.at(-1)
  if (!last) return
  const { document } = await loadEdition(run.editionId)
  const statements = statementsOf(
    {
      runId,
      adventureId: run.adventureId,
      title: document.title,
      puzzles: document.puzzles,
      account: keyed('record store', guestHash ?? runId),
      site: siteOrigin(),
      grade: run.score === null ? null : gradeOf(document.puzzles, run.score),
      activeMs: run.activeMs,
    },
    moves.map(({ seq, at, events }) => ({ seq, at, events: events as RunEvent[] })),
    (...parts) => idFrom(keyed('statement', parts.join(' '))),
  )
  try {
    if (statements.length > 0) await post(statements)
  } catch (error) {
    logger.warn('a record store did not take statements', { run: runId, last: isLast, ...errorFields(error) })
    if (!isLast) throw error
  }
  await database.update(learningGames).set({ recordedVersion: last.seq }).where(eq(learningGames.runId, runId))
}

const keyed = (purpose: string, text: string): string => keyedHash(purpose, text).toString('hex')

const idFrom = (hash: string): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`

async function post(statements: readonly object[]): Promise<void> {
  const { XAPI_ENDPOINT: endpoint = '', XAPI_KEY: key, XAPI_SECRET: secret } = env()
  const { status } = await fetch(`${endpoint.replace(/\/$/, '')}/statements`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Experience-API-Version': '1.0.3',
      Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
    },
    body: JSON.stringify(statements),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (status < 200 || status > 299) throw new Error(`the record store answered ${status}`)
}
