import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { AssetViewer } from './asset.policy.ts'
import { presentAsset } from './asset.present.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import type { ProjectFile } from './ask-project-files.ts'

/** Every picture and sound of a project, the oldest first. @throws AppError notFound */
export async function listProjectFiles(
  database: Queryable,
  editor: AssetViewer,
  adventureId: string,
): Promise<ProjectFile[]> {
  if (!isId(adventureId)) throw new AppError('notFound')
  const found = await database
    .select({ own: adventures.id, file: assets })
    .from(adventures)
    .leftJoin(assets, eq(assets.adventureId, adventures.id))
    .where(draftFor('edit', adventureId, editor))
    .orderBy(asc(assets.createdAt), asc(assets.id))
  if (found.length === 0) throw new AppError('notFound')
  return found.flatMap(({ file }) =>
    file ? [{ ...presentAsset(file), purpose: file.purpose, origin: file.origin }] : [],
  )
}
