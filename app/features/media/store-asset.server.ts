import type { Framing } from '#app/platform/images/reencode-image.server.ts'
import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import type { FileSource } from '#app/platform/storage/storage.ts'
import { presentAsset } from './asset.present.ts'
import type { PresentedAsset } from './asset.present.ts'
import { folderOf, imageOutputFor } from './image-shapes.server.ts'
import type { Orientation } from './image-shapes.server.ts'
import { assertRoom, keepAsset, keeperOf } from './keep-asset.server.ts'
import type { StoreTarget } from './keep-asset.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { maxBytesFor } from './upload-rules.ts'
import type { ImagePurpose } from './upload-rules.ts'

export type ImageUpload = StoreTarget & {
  purpose: ImagePurpose
  source: FileSource
  /** For scenes: the canvas, and crop (default) or fit. */
  orientation?: Orientation
  framing?: Framing
  at?: number | undefined
  /** Overrides the limit for uploads by people. */
  maxBytes?: number
}

/** @throws AppError fileTooLarge, invalidFile, imageTooLarge, imageTookTooLong, quotaExceeded, uploadTimedOut,
 * uploadIncomplete, notFound, unavailable */
export async function storeImageAsset(upload: ImageUpload): Promise<PresentedAsset> {
  const { owner, adventureId, purpose, db, quota } = upload
  if ((adventureId === null) !== (purpose === 'avatar'))
    throw new TypeError('An avatar belongs to a person, every other picture to an adventure')
  await assertRoom(db, keeperOf(upload), 1, quota)
  const received = await receiveUpload(upload.source, {
    maxBytes: upload.maxBytes ?? maxBytesFor(purpose),
  })
  const output = imageOutputFor(purpose, {
    orientation: upload.orientation ?? 'landscape',
    framing: upload.framing ?? 'crop',
    at: upload.at,
  })
  const image = await reencodeImage(received.path, output, owner.userId).finally(received.discard)
  return presentAsset(await keepAsset(upload, purpose, folderOf[purpose], image))
}
