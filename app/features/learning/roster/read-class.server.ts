import { and, eq, inArray } from 'drizzle-orm'
import { learnerHash } from '#app/features/learning/launch/learner.server.ts'
import type { OpenLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { learningGames } from '#database/schema/learning.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { askRoster } from './ask-roster.server.ts'

export type Pupil = {
  /** Null where the platform does not tell names. */
  name: string | null
  game: { isFinished: boolean; score: number | null; activeMs: number } | null
}

/** Who is in the course and how far they are, for its teacher's eyes. Names come from the platform each time. Null where
 * it tells none. */
export async function readClass(database: Database, { launch, platform }: OpenLaunch): Promise<Pupil[] | null> {
  if (!launch.isTeacher || launch.rosterUrl === null) return null
  try {
    const members = await askRoster(platform, launch.rosterUrl)
    const games = await gamesOf(
      database,
      launch,
      members.map(({ userId }) => learnerHash(platform.issuer, userId)),
    )
    return members
      .map(({ userId, name }) => ({ name, game: games.get(learnerHash(platform.issuer, userId)) ?? null }))
      .toSorted((one, other) => Number(one.name === null) - Number(other.name === null) || inOrder(one, other))
  } catch (error) {
    logger.info('a platform told no names', errorFields(error))
    return null
  }
}

const inOrder = (one: Pupil, other: Pupil): number => (one.name ?? '').localeCompare(other.name ?? '')

async function gamesOf(database: Database, launch: OpenLaunch['launch'], hashes: string[]) {
  if (hashes.length === 0) return new Map<string, NonNullable<Pupil['game']>>()
  const rows = await database
    .select({ hash: players.guestTokenHash, status: runs.status, score: runs.score, activeMs: runs.activeMs })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(
        eq(learningGames.platformId, launch.platformId),
        eq(learningGames.placeHash, launch.placeHash),
        inArray(players.guestTokenHash, hashes),
      ),
    )
    .orderBy(runs.startedAt)
  // The latest of somebody who played again
  return new Map(
    rows.map(({ hash, status, score, activeMs }) => [
      hash ?? '',
      { isFinished: status === 'finished', score, activeMs },
    ]),
  )
}
