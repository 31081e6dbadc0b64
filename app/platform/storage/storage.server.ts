import { env } from '#app/platform/env.server.ts'
import type { Env } from '#app/platform/env.server.ts'
import { DiskStorage } from './disk.server.ts'
import { S3Storage } from './s3.server.ts'
import type { S3Options } from './s3.server.ts'
import type { FileStorage } from './storage.ts'

export type StorageOptions = {
  filesDir: string
  s3?: S3Options | undefined
}

function storageOptions(from: Env): StorageOptions {
  if (from.S3_BUCKET === undefined) return { filesDir: from.filesDir }
  return {
    filesDir: from.filesDir,
    s3: {
      bucket: from.S3_BUCKET,
      region: from.S3_REGION,
      endpoint: from.S3_ENDPOINT,
      accessKeyId: from.S3_ACCESS_KEY_ID,
      secretAccessKey: from.S3_SECRET_ACCESS_KEY,
      forcePathStyle: from.S3_FORCE_PATH_STYLE === 'on',
    },
  }
}

export function createStorage(options: StorageOptions): FileStorage {
  return options.s3 ? new S3Storage(options.s3) : new DiskStorage(options.filesDir)
}

let current: FileStorage | undefined

export function getStorage(): FileStorage {
  current ??= createStorage(storageOptions(env()))
  return current
}
