import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { AssetViewer } from '#app/features/media/asset.policy.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'

/** The sites that may frame it; none means any. @throws AppError notFound for all but its creator and administrators */
export async function saveEmbedOrigins(
  database: Queryable,
  member: AssetViewer,
  { adventureId, origins }: { adventureId: string; origins: string[] },
): Promise<void> {
  const saved = await database
    .update(adventures)
    .set({ embedOrigins: origins })
    .where(draftFor('publish', adventureId, member))
  if (!saved.rowCount) throw new AppError('notFound')
}
