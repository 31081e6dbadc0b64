import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/

export type Encoding = 'br' | 'gzip' | 'identity'
export type StaticFile = {
  type: string
  etag: string
  cacheControl: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export function chooseEncoding(accepted: string | undefined, bodies: Partial<Record<Encoding, Buffer>>): Encoding {
  if (bodies.br && accepted?.includes('br')) return 'br'
  if (bodies.gzip && accepted?.includes('gzip')) return 'gzip'
  return 'identity'
}

/** A body in every encoding. `quality` of brotli: 9 for files that live as long as the process, less for pages. */
export async function encodings(body: Buffer, quality: number): Promise<StaticFile['bodies']> {
  const [br, zipped] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 9 }),
  ])
  return { identity: body, br, gzip: zipped }
}

/** Files whose names carry a hash of their content may be cached for ever. */
export async function loadStaticFiles(root: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, StaticFile>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const type = types[extname(entry.name)]
    if (!type || entry.name.startsWith('.')) continue
    const address = `/${relative(root, path).split(sep).join('/')}`
    const body = await readFile(path)
    files.set(address, {
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      bodies: compressible.test(type) ? await encodings(body, 9) : { identity: body },
    })
  }
  return files
}
