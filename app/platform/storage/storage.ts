/** Both inclusive, from 0. */
export type ByteRange = { start: number; end: number }

/** Read the stream to its end or cancel it: until then it holds a descriptor. */
export type StoredFile = {
  stream: ReadableStream<Uint8Array>
  /** Of the whole file, even when a range is read. */
  bytes: number
  mime: string
}

export type ListedFile = { key: string; bytes: number; modifiedAt: Date }

export type FileSource = AsyncIterable<Uint8Array> | Uint8Array

/** Files are all or nothing. Keys: `folder/name.ext` (see `assertStorageKey`); the extension is the type. */
export interface FileStorage {
  /** Resolves once the file would survive a power cut; replaces an existing key. @returns bytes stored */
  put(key: string, source: FileSource, options: { mime: string }): Promise<number>
  /** Null when there is none. @throws RangeError when the range begins outside the file */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  list(prefix: string): AsyncIterable<ListedFile>
  /** Removes what interrupted `put`s left more than `olderThanMs` ago. @returns how many */
  removeUnfinished(olderThanMs: number): Promise<number>
}

const mimeOfExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  json: 'application/json',
}

const keyPattern = /^(?:[a-z0-9][a-z0-9-]*\/){1,4}[A-Za-z0-9_-]{1,100}\.[a-z0-9]{2,4}$/

export function mimeOfKey(key: string): string | undefined {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(mimeOfExtension, extension) ? mimeOfExtension[extension] : undefined
}

/** Only `folder/name.ext` in plain letters, so that no key escapes its folder. */
export function assertStorageKey(key: string, mime?: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, 120))}`)
  const ownMime = mimeOfKey(key)
  if (ownMime === undefined) throw new TypeError(`No type is known for the storage key ${key}`)
  if (mime !== undefined && mime !== ownMime)
    throw new TypeError(`${key} cannot be stored as ${mime}: its extension says ${ownMime}`)
  return ownMime
}

export function assertStoragePrefix(prefix: string): void {
  if (!/^(?:[a-z0-9][a-z0-9-]*\/){1,4}$/.test(prefix))
    throw new TypeError(`Not a storage prefix: ${JSON.stringify(prefix.slice(0, 120))}`)
}

export const isBytes = (source: FileSource): source is Uint8Array => source instanceof Uint8Array
