import type { PreparedFile } from './prepare-file.ts'
import type { UploadPurpose } from './upload-rules.ts'

/** `prepareFile`, loaded with the first file. */
export const prepareLate = async (file: Blob, purpose: UploadPurpose): Promise<PreparedFile> =>
  (await import('./prepare-file.ts')).prepareFile(file, purpose)
