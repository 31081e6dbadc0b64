/** Bytes `start` to `end` of a file, both included, counted from 0. */
export type ByteRange = { start: number; end: number }

/** A file that is being read. Whoever asked for it reads the stream to its end or cancels it: until then it holds a descriptor. */
export type StoredFile = {
  stream: ReadableStream<Uint8Array>
  /** Size of the whole file, also when only a range of it is read. */
  bytes: number
  mime: string
}

export type ListedFile = { key: string; bytes: number; modifiedAt: Date }

export type FileSource = AsyncIterable<Uint8Array> | Uint8Array

/**
 * Where files live: a folder, or an S3-compatible bucket. Both keep one contract, and one test runs it for each:
 * a file is there whole or not at all, whatever breaks in between.
 *
 * Keys are `folder/name.ext` (see `assertStorageKey`); the extension is the only thing that decides the type.
 */
export interface FileStorage {
  /**
   * Stores a file and resolves once it would survive a power cut. A key that exists is replaced. When the source throws,
   * so does this, and nothing is kept.
   * @returns the number of bytes stored
   */
  put(key: string, source: FileSource, options: { mime: string }): Promise<number>
  /** The file, or null when there is none. @throws RangeError when the range does not begin inside the file */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Removes the file; one that is not there is no error. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Every finished file whose key starts with the prefix, such as `avatars/`. In no order. */
  list(prefix: string): AsyncIterable<ListedFile>
  /** Removes what interrupted `put`s left behind more than `olderThanMs` ago. @returns how many */
  removeUnfinished(olderThanMs: number): Promise<number>
}

const mimeOfExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  json: 'application/json',
}

const keyPattern = /^(?:[a-z0-9][a-z0-9-]*\/){1,4}[A-Za-z0-9_-]{1,100}\.[a-z0-9]{2,4}$/

/** The type that a key's extension stands for, or undefined when we store no such files. */
export function mimeOfKey(key: string): string | undefined {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(mimeOfExtension, extension) ? mimeOfExtension[extension] : undefined
}

/**
 * Refuses every key that is not `folder/name.ext` in plain letters: no dots but the one before the extension, so no key
 * can climb out of its folder. Keys are made by us, so a bad one is a mistake in the program.
 */
export function assertStorageKey(key: string, mime?: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 120))}`)
  const ownMime = mimeOfKey(key)
  if (ownMime === undefined) throw new TypeError(`No type is known for the storage key ${key}`)
  if (mime !== undefined && mime !== ownMime)
    throw new TypeError(`${key} cannot be stored as ${mime}: its extension says ${ownMime}`)
  return ownMime
}

/** Refuses prefixes that do not name a folder, such as an empty one. */
export function assertStoragePrefix(prefix: string): void {
  if (!/^(?:[a-z0-9][a-z0-9-]*\/){1,4}$/.test(prefix))
    throw new TypeError(`Not a storage prefix: ${JSON.stringify(prefix.slice(0, 120))}`)
}

/** Whether bytes are in memory already, and not still to come. */
export const isBytes = (source: FileSource): source is Uint8Array => source instanceof Uint8Array
