import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'
import { learningLaunches, learningPlatforms } from '#database/schema/learning.ts'
import { LaunchRefused } from './refusals.ts'

/** What a launch opened, for the browser that has its guest's cookie. @throws LaunchRefused */
export async function openLaunch(database: Database, id: string, guestHash: string | null) {
  if (!isId(id) || guestHash === null) throw new LaunchRefused('over')
  const [row] = await database
    .select({ launch: learningLaunches, platform: learningPlatforms })
    .from(learningLaunches)
    .innerJoin(learningPlatforms, eq(learningPlatforms.id, learningLaunches.platformId))
    .where(
      and(
        eq(learningLaunches.id, id),
        eq(learningLaunches.guestHash, guestHash),
        gt(learningLaunches.expiresAt, sql`now()`),
      ),
    )
  if (!row) throw new LaunchRefused('over')
  if (row.platform.disabledAt) throw new LaunchRefused('switched-off')
  return row
}

export type OpenLaunch = Awaited<ReturnType<typeof openLaunch>>

/** For frame-ancestors. */
export const framedBy = ({ launch }: Pick<OpenLaunch, 'launch'>): string => ["'self'", ...launch.framedBy].join(' ')
