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

/** The name of an asset in an address: 22 letters and digits, for a narrow cover its width, then the extension. */
export const mediaNamePattern = /^([0-9A-Za-z]{22})(?:-(\d{3}))?\.(?:webp|jpg|mp3|ogg|wav)$/

/**
 * The asset of this name if this person may have it: what is published, anybody; what belongs to a draft, its creator,
 * moderators and admins. Absent and "not yours" are the same null.
 */
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

/** The condition under which somebody may change an adventure: theirs (or anybody's, for admins) and not in the trash. */
export const editableAdventure = (adventureId: string, editor: AssetViewer) =>
  and(
    eq(adventures.id, adventureId),
    isNull(adventures.deletedAt),
    editsEveryAdventure(editor) ? undefined : eq(adventures.creatorId, editor.userId),
  )

/**
 * The adventure that a picture is to be added to, and which way up it must be: as the scene's canvas is, or landscape.
 * @throws AppError notFound when adventure or scene is absent or not this person's
 */
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

/**
 * An asset that may be put into this adventure: one that was uploaded to it. Whoever writes an asset's id into a row asks
 * this first, or somebody could show (and publish) the picture of another person's draft. A picture, unless a sound is asked for.
 * @throws AppError invalidInput
 */
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

/**
 * The assets that these addresses lead to, for whoever keeps addresses instead of ids. Files of the site itself are none.
 * @throws AppError invalidInput when one of them was not uploaded to this adventure
 */
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
