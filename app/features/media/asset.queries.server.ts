import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { editsEveryAdventure, seesEveryDraft } from './asset.policy.ts'
import type { AssetViewer } from './asset.policy.ts'
import { assetNameAt } from './asset.present.ts'
import type { Orientation } from './image-shapes.server.ts'

export type ServableAsset = {
  purpose: string
  storageKey: string
  mime: string
  bytes: number
  sha256: string
  isPublic: boolean
}

/** 22 letters and digits, a width for a narrow cover, the extension. */
export const mediaNamePattern = /^([0-9A-Za-z]{22})(?:-(\d{3}))?\.(?:webp|jpg|mp3|ogg|wav)$/

/** Null for absent and for "not yours" alike. */
export async function findServableAsset(
  database: Queryable,
  name: string,
  viewer: AssetViewer | null,
): Promise<ServableAsset | null> {
  const mayHave = [isNotNull(assets.publishedAt)]
  if (viewer && !seesEveryDraft(viewer)) {
    mayHave.push(eq(adventures.creatorId, viewer.userId))
    const ofNoAdventure = and(isNull(assets.adventureId), eq(assets.ownerId, viewer.userId))
    if (ofNoAdventure) mayHave.push(ofNoAdventure)
  }
  const [row] = await database
    .select({
      purpose: assets.purpose,
      storageKey: assets.storageKey,
      mime: assets.mime,
      bytes: assets.bytes,
      sha256: assets.sha256,
      publishedAt: assets.publishedAt,
    })
    .from(assets)
    .leftJoin(adventures, eq(adventures.id, assets.adventureId))
    .where(and(eq(assets.name, name), viewer && seesEveryDraft(viewer) ? undefined : or(...mayHave)))
  if (!row) return null
  const { publishedAt, ...asset } = row
  return { ...asset, isPublic: publishedAt !== null }
}

export const editableAdventure = (adventureId: string, editor: AssetViewer) =>
  and(
    eq(adventures.id, adventureId),
    isNull(adventures.deletedAt),
    editsEveryAdventure(editor) ? undefined : eq(adventures.creatorId, editor.userId),
  )

/** With the orientation that the picture must have. @throws AppError notFound */
export async function findUploadTarget(
  database: Queryable,
  editor: AssetViewer,
  target: { adventureId: string; sceneId: string | null },
): Promise<{ adventureId: string; orientation: Orientation }> {
  if (!isId(target.adventureId) || (target.sceneId !== null && !isId(target.sceneId))) throw new AppError('notFound')
  const mine = editableAdventure(target.adventureId, editor)
  if (target.sceneId === null) {
    const [found] = await database.select({ id: adventures.id }).from(adventures).where(mine)
    if (!found) throw new AppError('notFound')
    return { adventureId: found.id, orientation: 'landscape' }
  }
  const [found] = await database
    .select({ id: adventures.id, width: adventureScenes.canvasWidth, height: adventureScenes.canvasHeight })
    .from(adventures)
    .innerJoin(adventureScenes, eq(adventureScenes.adventureId, adventures.id))
    .where(and(mine, eq(adventureScenes.id, target.sceneId)))
  if (!found) throw new AppError('notFound')
  return { adventureId: found.id, orientation: found.height > found.width ? 'portrait' : 'landscape' }
}

/** Call it before storing an asset's id: otherwise one could publish a picture of somebody else's draft.
 * @throws AppError invalidInput */
export async function requireAssetOfAdventure(
  database: Queryable,
  adventureId: string,
  assetId: string,
  purpose?: 'sound',
): Promise<void> {
  const [found] = isId(assetId)
    ? await database
        .select({ id: assets.id })
        .from(assets)
        .where(
          and(
            eq(assets.id, assetId),
            eq(assets.adventureId, adventureId),
            purpose === undefined ? ne(assets.purpose, 'sound') : eq(assets.purpose, purpose),
          ),
        )
    : []
  if (!found) throw new AppError('invalidInput', { log: 'the asset belongs to another adventure or to none' })
}

/** For addresses stored instead of ids; the site's own files are left out. @throws AppError invalidInput */
export async function assetsAtAddresses(
  database: Queryable,
  adventureId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const names = [...new Set(addresses.map(assetNameAt).filter((name) => name !== null))]
  if (names.length === 0) return []
  const found = await database
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.adventureId, adventureId), inArray(assets.name, names)))
  if (found.length !== names.length)
    throw new AppError('invalidInput', {
      log: `${names.length - found.length} files were not uploaded to the adventure that shows them`,
    })
  return found.map(({ id }) => id)
}
