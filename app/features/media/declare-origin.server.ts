import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { AssetViewer } from './asset.policy.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'

/** Stores what an author declares about a picture or sound that they uploaded. @throws AppError notFound */
export async function declareOrigin(
  database: Database,
  editor: AssetViewer,
  { adventureId, assetId, origin }: { adventureId: string; assetId: string; origin: 'person' | 'model' },
): Promise<void> {
  if (!isId(adventureId) || !isId(assetId)) throw new AppError('notFound')
  await database.transaction(async (tx) => {
    const own = tx
      .select({ id: adventures.id })
      .from(adventures)
      .where(draftFor('edit', adventureId, editor))
    const declared = await tx
      .update(assets)
      .set({ origin })
      .where(and(eq(assets.id, assetId), inArray(assets.adventureId, own)))
      .returning({ id: assets.id })
    if (declared.length === 0) throw new AppError('notFound')
    await announcePageChange(tx)
  })
}
