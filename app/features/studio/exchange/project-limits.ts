import { quotaBytes } from '#app/features/media/upload-rules.ts'

/** Shared by export and import: whatever an account may keep can be exported and imported again. */
export const maxDocumentBytes = 16 * 1024 * 1024

export const maxUnpackedBytes = quotaBytes + maxDocumentBytes

export const maxZipEntries = 20_000

/** A zip contains the name and checksum of each file twice. */
export const maxZipBytes = maxUnpackedBytes + maxZipEntries * 512

/** In ms; enough for a whole account over a slow connection. */
export const longestImport = 60 * 60_000

/** Author JSON nests 16 deep, six levels into the document. `parts` is far above the draft's limits. */
export const documentTree = { depth: 22, parts: 300_000 }

export const maxRows = 10_000

/** Of a story from Twine: long ones have less than two, but the story's player and pictures may be in the file. */
export const maxStoryBytes = 8 * 1024 * 1024
