/** A file in a zip: `read` returns its content, written as JSON unless it is a text or bytes; `key` names a stored file
 * of `bytes` bytes. */
export type ZipEntry = { path: string } & ({ read: () => Promise<unknown> } | { key: string; bytes: number })
