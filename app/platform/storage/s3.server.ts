import type { S3Client } from '@aws-sdk/client-s3'
import { assertStorageKey, assertStoragePrefix, isBytes } from './storage.ts'
import type { ByteRange, FileSource, FileStorage, ListedFile, StoredFile } from './storage.ts'

export type S3Options = {
  bucket: string
  region?: string | undefined
  endpoint?: string | undefined
  /** When left out, the SDK takes the machine's own (instance role, profile). */
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
  /** `https://host/bucket/key`, which most services other than Amazon's need. */
  forcePathStyle?: boolean | undefined
}

/** S3 accepts no part under 5 MiB except the last. */
const partBytes = 8 * 1024 * 1024

type Sdk = typeof import('@aws-sdk/client-s3')
type Connection = { sdk: Sdk; client: S3Client }

const httpStatus = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}

/** At most one part is in memory. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + partBytes - size)
      waiting.push(piece)
      size += piece.length
      from += piece.length
      if (size < partBytes) continue
      yield Buffer.concat(waiting, size)
      waiting = []
      size = 0
    }
  }
  yield Buffer.concat(waiting, size)
}

/** S3 shows a file only once it is complete. */
export class S3Storage implements FileStorage {
  readonly #options: S3Options
  #connection: Promise<Connection> | undefined

  constructor(options: S3Options) {
    this.#options = options
  }

  /** Loaded lazily: the SDK is large, and disk storage does not need it. */
  #connect(): Promise<Connection> {
    this.#connection ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = this.#options
      const client = new sdk.S3Client({
        region: region ?? 'us-east-1',
        endpoint,
        forcePathStyle: forcePathStyle ?? false,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
        // By default the SDK puts checksums into the body, which several compatible services store in the file
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
      })
      return { sdk, client }
    })
    return this.#connection
  }

  async put(key: string, source: FileSource, options: { mime: string }): Promise<number> {
    assertStorageKey(key, options.mime)
    if (isBytes(source)) return this.#putWhole(key, source, options.mime)
    const parts = inParts(source)
    try {
      const first = await parts.next()
      const head = first.done ? Buffer.alloc(0) : first.value
      return head.length < partBytes
        ? await this.#putWhole(key, head, options.mime)
        : await this.#putInParts(key, head, parts, options.mime)
    } finally {
      await parts.return(undefined)
    }
  }

  async #putWhole(key: string, body: Uint8Array, mime: string): Promise<number> {
    const { sdk, client } = await this.#connect()
    await client.send(
      new sdk.PutObjectCommand({
        Bucket: this.#options.bucket,
        Key: key,
        Body: body,
        ContentLength: body.length,
        ContentType: mime,
      }),
    )
    return body.length
  }

  async #putInParts(key: string, head: Buffer, rest: AsyncIterable<Buffer>, mime: string): Promise<number> {
    const { sdk, client } = await this.#connect()
    const place = { Bucket: this.#options.bucket, Key: key }
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...place, ContentType: mime }))
    const done: { ETag: string | undefined; PartNumber: number }[] = []
    let bytes = 0
    const send = async (body: Buffer) => {
      const PartNumber = done.length + 1
      const { ETag } = await client.send(
        new sdk.UploadPartCommand({ ...place, UploadId, PartNumber, Body: body, ContentLength: body.length }),
      )
      done.push({ ETag, PartNumber })
      bytes += body.length
    }
    try {
      await send(head)
      for await (const part of rest) if (part.length > 0) await send(part)
      await client.send(
        new sdk.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: done } }),
      )
      return bytes
    } catch (error) {
      // `removeUnfinished` cleans up what cannot be aborted now; the first error matters more
      await client.send(new sdk.AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
      throw error
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const mime = assertStorageKey(key)
    const { sdk, client } = await this.#connect()
    const Range = range && `bytes=${range.start}-${range.end}`
    try {
      const found = await client.send(new sdk.GetObjectCommand({ Bucket: this.#options.bucket, Key: key, Range }))
      if (!found.Body) return null
      const whole = found.ContentRange?.split('/')[1]
      const bytes = whole === undefined ? (found.ContentLength ?? 0) : Number(whole)
      return { stream: found.Body.transformToWebStream() as ReadableStream<Uint8Array>, bytes, mime }
    } catch (error) {
      if (httpStatus(error) === 404) return null
      if (httpStatus(error) === 416) throw new RangeError(`Range ${Range} is outside ${key}`, { cause: error })
      throw error
    }
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key)
    const { sdk, client } = await this.#connect()
    await client.send(new sdk.DeleteObjectCommand({ Bucket: this.#options.bucket, Key: key }))
  }

  async exists(key: string): Promise<boolean> {
    assertStorageKey(key)
    const { sdk, client } = await this.#connect()
    try {
      await client.send(new sdk.HeadObjectCommand({ Bucket: this.#options.bucket, Key: key }))
      return true
    } catch (error) {
      if (httpStatus(error) === 404) return false
      throw error
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    assertStoragePrefix(prefix)
    const { sdk, client } = await this.#connect()
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({ Bucket: this.#options.bucket, Prefix: prefix, ContinuationToken }),
      )
      for (const file of page.Contents ?? []) {
        if (file.Key) yield { key: file.Key, bytes: file.Size ?? 0, modifiedAt: file.LastModified ?? new Date(0) }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  async removeUnfinished(olderThanMs: number): Promise<number> {
    const { sdk, client } = await this.#connect()
    let removed = 0
    let place: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
    while (place) {
      const page: import('@aws-sdk/client-s3').ListMultipartUploadsCommandOutput | null = await client
        .send(new sdk.ListMultipartUploadsCommand({ Bucket: this.#options.bucket, ...place }))
        .catch((error: unknown) => {
          // Some compatible services cannot list them, and clean up by a bucket rule instead
          if (httpStatus(error) === 501 || httpStatus(error) === 405) return null
          throw error
        })
      for (const upload of page?.Uploads ?? []) {
        if (Date.now() - (upload.Initiated?.getTime() ?? Date.now()) < olderThanMs) continue
        await client.send(
          new sdk.AbortMultipartUploadCommand({
            Bucket: this.#options.bucket,
            Key: upload.Key,
            UploadId: upload.UploadId,
          }),
        )
        removed++
      }
      place = page?.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
    }
    return removed
  }
}
