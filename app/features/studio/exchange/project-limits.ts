/** The largest zip that is taken, in bytes: 200 MB. */
export const maxZipBytes = 200 * 1024 * 1024

/** What all files of a zip may hold unpacked. Pictures and sounds are packed already, so it is little more than the zip itself. */
export const maxUnpackedBytes = 250 * 1024 * 1024

/** Files in one zip. */
export const maxZipEntries = 2_000

/** `project.json`, in bytes: 5 MB. */
export const maxDocumentBytes = 5 * 1024 * 1024

/**
 * What an author's own JSON may hold nests 16 deep; the document that it stands in adds six levels. As many parts as no adventure
 * within the draft's limits comes near.
 */
export const documentTree = { depth: 22, parts: 300_000 }

/** Rows of all kinds in one document. */
export const maxRows = 10_000
