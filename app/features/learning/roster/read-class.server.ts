import { inArray } from 'drizzle-orm'
import { learnerHash } from '#app/features/learning/launch/learner.server.ts'
import type { OpenLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import { gamesAt } from '#app/features/learning/launch/start-game.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { players } from '#database/schema/play.ts'
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
  const rows = await gamesAt(database, launch, inArray(players.guestTokenHash, hashes))
  // The latest of somebody who played again
  return new Map(rows.map(({ hash, isOver, score, activeMs }) => [hash ?? '', { isFinished: isOver, score, activeMs }]))
}
