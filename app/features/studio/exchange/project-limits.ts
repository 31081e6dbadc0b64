import { quotaBytes } from '#app/features/media/upload-rules.ts'

/** Export and import share it: what an account may keep can be taken out and come back. */
export const maxDocumentBytes = 16 * 1024 * 1024

export const maxUnpackedBytes = quotaBytes + maxDocumentBytes

export const maxZipEntries = 20_000

/** Names and sums of each file stand in a zip twice. */
export const maxZipBytes = maxUnpackedBytes + maxZipEntries * 512

/** A whole account over a slow line, in ms. */
export const longestImport = 60 * 60_000

/** Author JSON nests 16 deep, six levels into the document. `parts` is far above the draft's limits. */
export const documentTree = { depth: 22, parts: 300_000 }

export const maxRows = 10_000
