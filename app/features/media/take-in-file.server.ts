import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { AssetViewer } from './asset.policy.ts'
import type { NewAsset } from './copy-assets.server.ts'
import { folderOf, imageOutputFor, soundFolder } from './image-shapes.server.ts'
import type { Orientation } from './image-shapes.server.ts'
import { newRow, storeFile } from './keep-asset.server.ts'
import type { Origin, ReadyFile } from './keep-asset.server.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { requireSound } from './sounds/read-sound.ts'
import { maxBytesFor } from './upload-rules.ts'
import type { UploadPurpose } from './upload-rules.ts'

type Incoming = {
  data: Uint8Array
  purpose: Exclude<UploadPurpose, 'avatar'>
  orientation: Orientation
  origin: Origin
}

/** The caller adds the row. @throws AppError fileTooLarge, invalidFile, imageTooLarge, imageTookTooLong, unavailable */
export async function takeInFile(
  where: { storage: FileStorage; owner: AssetViewer },
  incoming: Incoming,
): Promise<NewAsset> {
  const { purpose } = incoming
  const file = purpose === 'sound' ? soundOf(incoming.data) : await imageOf(where.owner, { ...incoming, purpose })
  const { adventureId: _, ...row } = newRow(
    { owner: where.owner, adventureId: null, origin: incoming.origin },
    purpose,
    purpose === 'sound' ? soundFolder : folderOf[purpose],
    file,
  )
  await storeFile(where.storage, row.storageKey, file)
  return row
}

function soundOf(data: Uint8Array): ReadyFile {
  if (data.length > maxBytesFor('sound')) throw new AppError('fileTooLarge')
  return { ...requireSound(data), width: null, height: null }
}

async function imageOf(
  owner: AssetViewer,
  { data, purpose, orientation }: Incoming & { purpose: Exclude<UploadPurpose, 'avatar' | 'sound'> },
): Promise<ReadyFile> {
  const received = await receiveUpload(data, { maxBytes: maxBytesFor(purpose) })
  return reencodeImage(received.path, imageOutputFor(purpose, { orientation, framing: 'crop' }), owner.userId).finally(
    received.discard,
  )
}
