import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRawSync, gzip, gzipSync } from 'node:zlib'

/** Up to this many bytes, packing synchronously costs less than handing it to another thread. */
const mostAtOnce = 256 * 1024

// A page for one reader is packed for a single use: this takes a quarter of the time for a few more bytes
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

/** A page packed except for the places between its pieces, whose content differs each time. */
export type PackedAround = { pieces: readonly Uint8Array[]; packed: readonly Buffer[] }

/** @param places where each part's content goes, in order, in bytes */
export function packAround(page: Buffer, places: readonly { at: number; length: number }[]): PackedAround {
  const starts = [0, ...places.map(({ at, length }) => at + length)]
  const pieces = starts.map((start, number) => page.subarray(start, places[number]?.at))
  return {
    pieces,
    packed: pieces.map((piece, number) => (number < places.length ? flushed(piece) : deflateRawSync(piece))),
  }
}

/** Pieces of a deflate stream that end with a full flush can be joined (RFC 1951); gzip adds a frame. */
export async function packWith(around: PackedAround, parts: readonly Buffer[], accepted: string): Promise<Packed> {
  const whole = between(around.pieces, parts)
  if (!accepts(accepted, 'gzip')) return packPage(Buffer.concat(whole), accepted)
  const packedParts = parts.map((part) => flushed(part, gzipOptions))
  const end = Buffer.alloc(8)
  end.writeUInt32LE(whole.reduce((sum, piece) => crc32(piece, sum), 0))
  end.writeUInt32LE(
    whole.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return { body: Buffer.concat([gzipHeader, ...between(around.packed, packedParts), end]), encoding: 'gzip' }
}

const between = (pieces: readonly Uint8Array[], parts: readonly Uint8Array[]): Uint8Array[] =>
  pieces.flatMap((piece, number) => [piece, ...parts.slice(number, number + 1)])

const flushed = (bytes: Uint8Array, options = {}): Buffer =>
  deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH })

/** Deflate, no name, no time, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name, ...terms] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(\.0*)?$/.test(term))
  })
