import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { assetNameAt, assetUrl } from '#app/features/media/asset.present.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { shownStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'

/** Null for unlisted or other adventures, and without an `origin` that a phone can reach. */
export async function soundLinkOf(
  database: Queryable,
  adventureId: string,
  address: string | null,
  origin = env().PUBLIC_URL,
): Promise<string | null> {
  const name = address && assetNameAt(address)
  if (!name || origin === undefined) return null
  const [sound] = await database
    .select({ name: assets.name, mime: assets.mime })
    .from(assets)
    .innerJoin(adventures, eq(adventures.id, assets.adventureId))
    .where(
      and(
        eq(assets.adventureId, adventureId),
        eq(assets.name, name),
        isNotNull(assets.publishedAt),
        inArray(adventures.status, shownStatuses),
      ),
    )
  return sound ? origin + assetUrl(sound) : null
}
