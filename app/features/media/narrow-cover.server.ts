import { buffer } from 'node:stream/consumers'
import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileStorage, StoredFile } from '#app/platform/storage/storage.ts'
import type { CoverWidth } from './cover-widths.ts'

const quality = 68

export const narrowKey = (storageKey: string, width: CoverWidth): string =>
  storageKey.replace(/\.webp$/, `-${width}.webp`)

export const originalKey = (storageKey: string): string => storageKey.replace(/-(?:480|800)\.webp$/, '.webp')

const making = new Map<string, Promise<void>>()

/** Made on the first request; simultaneous requests share the work. Null if the cover's file is missing. */
export async function openNarrowCover(
  storage: FileStorage,
  storageKey: string,
  width: CoverWidth,
): Promise<StoredFile | null> {
  const key = narrowKey(storageKey, width)
  const made = await storage.get(key)
  if (made) return made
  const work = making.get(key) ?? make(storage, storageKey, width).finally(() => making.delete(key))
  making.set(key, work)
  await work
  return storage.get(key)
}

async function make(storage: FileStorage, storageKey: string, width: CoverWidth): Promise<void> {
  const file = await storage.get(storageKey)
  if (!file) {
    logger.error('the file of a cover is missing', { key: storageKey })
    return
  }
  const image = await reencodeImage(await buffer(file.stream), {
    format: 'webp',
    quality,
    keepAlpha: false,
    frame: { inside: [width, width] },
  })
  await storage.put(narrowKey(storageKey, width), image.data, { mime: image.mime })
}
