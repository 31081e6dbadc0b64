import type { Database } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { mayBeMailed } from './wish.policy.ts'
import type { WishView } from './wish.present.ts'
import { hasWish } from './wish.queries.server.ts'

export async function readWish(
  database: Database,
  viewer: Pick<Viewer, 'userId' | 'emailVerified'> | null,
  adventureId: string,
): Promise<WishView> {
  if (!viewer) return { isMember: false, waiting: false, unverified: false }
  return {
    isMember: true,
    waiting: await hasWish(database, viewer.userId, adventureId),
    unverified: !mayBeMailed(viewer, env()),
  }
}
