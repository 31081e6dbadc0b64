import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { learningGames } from '#database/schema/learning.ts'
import { parties, players, runs } from '#database/schema/play.ts'

type OfLaunch = {
  platformId: string
  guestHash: string
  placeHash: string
  adventureId: string | null
  lineItem: string | null
  sealedLearner: string | null
}

/** The latest game of this learner in this place of a course. */
export async function findLearnersGame(database: Queryable, launch: OfLaunch) {
  if (launch.adventureId === null) return undefined
  const games = await gamesAt(
    database,
    launch,
    eq(runs.adventureId, launch.adventureId),
    eq(players.guestTokenHash, launch.guestHash),
    isNull(players.userId),
    isNull(players.removedAt),
  )
  return games.at(-1)
}

/** The games of an activity, the latest last. */
export async function gamesAt(
  database: Queryable,
  { platformId, placeHash }: Pick<OfLaunch, 'platformId' | 'placeHash'>,
  ...which: SQL[]
) {
  const rows = await database
    .select({
      runId: learningGames.runId,
      hash: players.guestTokenHash,
      status: runs.status,
      score: runs.score,
      activeMs: runs.activeMs,
    })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(and(eq(learningGames.platformId, platformId), eq(learningGames.placeHash, placeHash), ...which))
    .orderBy(runs.startedAt, runs.id)
  return rows.map(({ status, ...game }) => ({ ...game, isOver: status === 'finished' }))
}

/** Two launches at once, or two presses, start one game: the second finds the first one's. */
class HasStarted extends Error {
  override readonly name = 'HasStarted'
}

type Start = { locale: Locale; again: boolean }

/** Starts a game whose end the platform will be told, or finds the one under way. `again`: also where one is over.
 * @throws AppError as `startRun` */
export async function startLearnersGame(database: Database, launch: OfLaunch, start: Start): Promise<void> {
  const { adventureId, platformId, placeHash, lineItem, sealedLearner, guestHash } = launch
  if (adventureId === null) throw new AppError('notFound')
  if (await goesOn(database, launch, start)) return
  try {
    const started = await startRun(database, {
      adventureId,
      starter: { userId: null, guestHash },
      language: start.locale,
      async alongside(transaction, runId) {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${guestHash + placeHash}, 0))`)
        if (await goesOn(transaction, launch, start)) throw new HasStarted()
        await transaction.insert(learningGames).values({ runId, platformId, placeHash, lineItem, sealedLearner })
      },
    })
    if (!('runId' in started)) throw new AppError('notPlayable')
  } catch (error) {
    if (!(error instanceof HasStarted)) throw error
  }
}

/** Whether there is a game to go on with. Its grade then goes where this launch says: an activity may be graded later. */
async function goesOn(database: Queryable, launch: OfLaunch, { again }: Start): Promise<boolean> {
  const known = await findLearnersGame(database, launch)
  if (!known) return false
  const { lineItem, sealedLearner } = launch
  if (!known.isOver)
    await database.update(learningGames).set({ lineItem, sealedLearner }).where(eq(learningGames.runId, known.runId))
  return !(again && known.isOver)
}
