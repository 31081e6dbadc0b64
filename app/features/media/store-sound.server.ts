import { readFile } from 'node:fs/promises'
import type { FileSource } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { presentAsset } from './asset.present.ts'
import type { PresentedAsset } from './asset.present.ts'
import { soundFolder } from './image-shapes.server.ts'
import { assertRoom, keepAsset, keeperOf } from './keep-asset.server.ts'
import type { StoreTarget } from './keep-asset.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { requireSound } from './sounds/read-sound.ts'
import { maxSoundBytes } from './upload-rules.ts'

/** @throws AppError fileTooLarge, invalidFile, quotaExceeded, uploadTimedOut, uploadIncomplete, notFound,
 * unavailable */
export async function storeSoundAsset(
  upload: StoreTarget & { adventureId: string; source: FileSource },
): Promise<PresentedAsset> {
  await assertRoom(upload.db, keeperOf(upload), 1, upload.quota)
  const received = await receiveUpload(upload.source, { maxBytes: maxSoundBytes })
  const sound = requireSound(await readFile(received.path).finally(received.discard))
  if (sound.data.length > maxSoundBytes) throw new AppError('fileTooLarge', { log: 'too large with its own tables' })
  return presentAsset(await keepAsset(upload, 'sound', soundFolder, { ...sound, width: null, height: null }))
}
