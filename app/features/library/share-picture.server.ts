import { buffer } from 'node:stream/consumers'
import type { ServableAsset } from '#app/features/media/asset.queries.server.ts'
import { visitor } from '#app/features/media/asset.policy.ts'
import { findServableAsset } from '#app/features/media/asset.queries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { findShownCover } from './adventure-page.queries.server.ts'
import { sharePictureSize } from './share-picture-address.ts'

/** About 100 kB each; the least recently used is dropped first. */
const mostKept = 50
const kept = new Map<string, Buffer>()
const underWay = new Map<string, Promise<Buffer>>()

/** @throws AppError notFound when not shown, without a cover, or with a cover that is not public */
export async function findShareable(database: Queryable, adventureId: string): Promise<ServableAsset> {
  const name = isId(adventureId) ? await findShownCover(database, adventureId) : undefined
  const cover = name === undefined ? null : await findServableAsset(database, name, visitor)
  if (!cover) throw new AppError('notFound')
  return cover
}

/** A JPEG, which every site can read. Simultaneous requests share one job. */
export async function makeSharePicture(storage: FileStorage, cover: ServableAsset): Promise<Buffer> {
  const before = kept.get(cover.storageKey)
  if (before) {
    kept.delete(cover.storageKey)
    kept.set(cover.storageKey, before)
    return before
  }
  const running = underWay.get(cover.storageKey)
  if (running) return running
  const work = draw(storage, cover)
  underWay.set(cover.storageKey, work)
  try {
    const picture = await work
    kept.set(cover.storageKey, picture)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return picture
  } finally {
    underWay.delete(cover.storageKey)
  }
}

async function draw(storage: FileStorage, cover: ServableAsset): Promise<Buffer> {
  const file = await storage.get(cover.storageKey)
  if (!file) throw new AppError('notFound', { log: `the cover ${cover.storageKey} has no file` })
  const { width, height } = sharePictureSize
  const { data } = await reencodeImage(await buffer(file.stream), {
    frame: { exactly: [width, height] },
    format: 'jpeg',
    quality: 82,
    keepAlpha: false,
  })
  return data
}
