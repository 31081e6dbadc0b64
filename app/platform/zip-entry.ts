/** A file of a zip: `read` gives what is written into it as JSON, or as it is if it is a text or bytes; `key` names a stored
 * file of so many `bytes`. */
export type ZipEntry = { path: string } & ({ read: () => Promise<unknown> } | { key: string; bytes: number })
