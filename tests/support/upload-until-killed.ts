import { openDatabase } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { noisyPicture } from '#tests/support/hostile-files.ts'

/* Prints the id of each picture that was told to be stored, until the test kills it. */
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
