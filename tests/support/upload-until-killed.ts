import { openDatabase } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'

/*
 * Uploads pictures, four at a time and for ever, and prints the id of each one that it was told is stored. Started by a
 * test, which kills it: DATABASE_URL, UPLOAD_FOLDER, UPLOAD_OWNER and UPLOAD_ADVENTURE say where to and as whom.
 */
const { DATABASE_URL, UPLOAD_FOLDER = '', UPLOAD_OWNER = '', UPLOAD_ADVENTURE = '' } = process.env
const db = openDatabase({ connectionString: DATABASE_URL })
const storage = new DiskStorage(UPLOAD_FOLDER)
const source = await noisyPicture(400, 300).jpeg().toBuffer()

async function uploadForEver(): Promise<never> {
  for (;;) {
    const asset = await storeImageAsset({
      owner: { userId: UPLOAD_OWNER, role: 'user' },
      adventureId: UPLOAD_ADVENTURE,
      purpose: 'item',
      source,
      db,
      storage,
    })
    process.stdout.write(`${asset.id}\n`)
  }
}

await Promise.all([uploadForEver(), uploadForEver(), uploadForEver(), uploadForEver()])
