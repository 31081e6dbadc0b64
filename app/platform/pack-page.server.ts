import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

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

const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name, ...terms] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(\.0*)?$/.test(term))
  })
