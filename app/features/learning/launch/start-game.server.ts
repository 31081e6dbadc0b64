import { and, desc, eq, isNull } from 'drizzle-orm'
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
export async function findLearnersGame(database: Queryable, launch: OfLaunch): Promise<string | undefined> {
  if (launch.adventureId === null) return undefined
  const [row] = await database
    .select({ runId: learningGames.runId })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(
        eq(learningGames.platformId, launch.platformId),
        eq(learningGames.placeHash, launch.placeHash),
        eq(runs.adventureId, launch.adventureId),
        eq(players.guestTokenHash, launch.guestHash),
        isNull(players.userId),
        isNull(players.removedAt),
      ),
    )
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(1)
  return row?.runId
}

/** Starts a game whose end the platform will be told, or finds the one under way. @throws AppError as `startRun` */
export async function startLearnersGame(
  database: Database,
  launch: OfLaunch,
  { locale, again }: { locale: Locale; again: boolean },
): Promise<string> {
  const { adventureId, platformId, placeHash, lineItem, sealedLearner } = launch
  const known = again ? undefined : await findLearnersGame(database, launch)
  if (known !== undefined) return known
  if (adventureId === null) throw new AppError('notFound')
  const starter = { userId: null, guestHash: launch.guestHash }
  const started = await startRun(database, { adventureId, starter, language: locale })
  if (!('runId' in started)) throw new AppError('notPlayable')
  const { runId } = started
  await database.insert(learningGames).values({ runId, platformId, placeHash, lineItem, sealedLearner })
  return runId
}
