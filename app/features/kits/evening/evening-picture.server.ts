import { and, eq } from 'drizzle-orm'
import type { ServableAsset } from '#app/features/media/asset.queries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { assets } from '#database/schema/assets.ts'
import type { SeenEvening } from './look-at-evening.server.ts'

/** A picture that this viewer's screen shows now. @param view draws the screen, and notes its pictures
 * @throws AppError notFound for any other */
export async function eveningPicture(
  database: Queryable,
  { found: { evening } }: SeenEvening,
  assetId: string,
  view: (pictures: Set<string>) => object | null,
): Promise<ServableAsset> {
  const pictures = new Set<string>()
  const isShown = view(pictures) !== null && pictures.has(assetId)
  const { purpose, storageKey, mime, bytes, sha256 } = assets
  const [row] =
    isShown && isId(assetId)
      ? await database
          .select({ purpose, storageKey, mime, bytes, sha256 })
          .from(assets)
          .where(and(eq(assets.id, assetId), eq(assets.adventureId, evening.adventureId)))
      : []
  if (!row) throw new AppError('notFound')
  return { ...row, isPublic: false }
}
