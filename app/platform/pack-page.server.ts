import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRawSync, gzip, gzipSync } from 'node:zlib'

/** Up to here packing at once costs less than handing it to another thread. */
const mostAtOnce = 256 * 1024

// A page for one reader is packed once for one use: a quarter of the time for a few more bytes
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }
const gzipOptions = { level: 3 }

const laterBrotli = promisify(brotliCompress)
const laterGzip = promisify(gzip)

export type Packed = { body: Buffer<ArrayBuffer>; encoding: 'br' | 'gzip' | undefined }

export async function packPage(page: Buffer<ArrayBuffer>, accepted: string): Promise<Packed> {
  const atOnce = page.length <= mostAtOnce
  if (accepts(accepted, 'br'))
    return {
      body: atOnce ? brotliCompressSync(page, brotliOptions) : await laterBrotli(page, brotliOptions),
      encoding: 'br',
    }
  if (accepts(accepted, 'gzip'))
    return { body: atOnce ? gzipSync(page, gzipOptions) : await laterGzip(page, gzipOptions), encoding: 'gzip' }
  return { body: page, encoding: undefined }
}

/** A page that is packed but for the part in its middle, which is another each time. */
export type PackedAround = { before: Uint8Array; after: Uint8Array; packedBefore: Buffer; packedAfter: Buffer }

/** @param place the bytes that the part stands for */
export function packAround(page: Buffer, place: { at: number; length: number }): PackedAround {
  const before = page.subarray(0, place.at)
  const after = page.subarray(place.at + place.length)
  return { before, after, packedBefore: flushed(before), packedAfter: deflateRawSync(after) }
}

/** Pieces of a deflate stream that end with a full flush stand for themselves (RFC 1951), and gzip adds a frame. */
export async function packWith(around: PackedAround, part: Buffer, accepted: string): Promise<Packed> {
  const { before, after, packedBefore, packedAfter } = around
  if (!accepts(accepted, 'gzip')) return packPage(Buffer.concat([before, part, after]), accepted)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(after, crc32(part, crc32(before))))
  end.writeUInt32LE(before.length + part.length + after.length, 4)
  return { body: Buffer.concat([gzipHeader, packedBefore, flushed(part), packedAfter, end]), encoding: 'gzip' }
}

const flushed = (bytes: Uint8Array): Buffer => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH })

/** Deflate, no name, no time, an unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name, ...terms] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(\.0*)?$/.test(term))
  })
