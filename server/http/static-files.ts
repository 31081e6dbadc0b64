import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
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
  '.wav': 'audio/wav',
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
  return { identity: body, br: withoutRoom(br), gzip: withoutRoom(zipped) }
}

/** zlib returns a view of a buffer of at least 16 KiB, however short the result. */
function withoutRoom(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const compressed = { br: '.br', gzip: '.gz' } as const

/** Writes compressed copies of the build's files, so that no start spends time and memory on it. */
export async function compressStaticFiles(root: string): Promise<void> {
  for (const path of await filesBelow(root)) {
    if (!compressible.test(types[extname(path)] ?? '')) continue
    const { br, gzip: zipped } = await encodings(await readFile(path), 9)
    await writeFile(path + compressed.br, br!)
    await writeFile(path + compressed.gzip, zipped!)
  }
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Files with a hash of their content in their names may be cached forever. */
export async function loadStaticFiles(root: string): Promise<Map<string, StaticFile>> {
  const paths = await filesBelow(root)
  const there = new Set(paths)
  const read = async (path: string, encoding: keyof typeof compressed) =>
    there.has(path + compressed[encoding]) ? { [encoding]: await readFile(path + compressed[encoding]) } : {}
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const type = types[extname(path)]
    if (!type || basename(path).startsWith('.')) continue
    const address = `/${relative(root, path).split(sep).join('/')}`
    const body = await readFile(path)
    files.set(address, {
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      bodies: { identity: body, ...(await read(path, 'br')), ...(await read(path, 'gzip')) },
    })
  }
  return files
}
