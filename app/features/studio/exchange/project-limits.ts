export const maxZipBytes = 200 * 1024 * 1024

/** Pictures and sounds are compressed already, so the sum is little more than the zip. */
export const maxUnpackedBytes = 250 * 1024 * 1024

export const maxZipEntries = 2_000

export const maxDocumentBytes = 5 * 1024 * 1024

/** Author JSON nests 16 deep, six levels into the document. `parts` is far above the draft's limits. */
export const documentTree = { depth: 22, parts: 300_000 }

export const maxRows = 10_000
