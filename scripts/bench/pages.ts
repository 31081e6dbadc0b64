import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Person, Reply } from '#tests/support/person.ts'
import { runJob } from './job.ts'
import type { Job, LoadResult } from './job.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

export type PageFigures = { atOnce: number; product: LoadResult; bare: LoadResult }

const accept = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
/** The response headers that the reader needs; every server makes the rest itself. */
const keptHeaders = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'cache-control',
  'vary',
  'etag',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'content-language',
]

/** `crossSite`: posted from another site, which is refused. `many`: each time another address below `path`. */
export type Asked = { person: Person; path: string; status?: number; crossSite?: boolean; many?: boolean }

const manyAddresses = 5_000

export async function measurePage(
  { person, path, status = 200, crossSite = false, many = false }: Asked,
  times: { levels: readonly number[]; ms: number },
): Promise<PageFigures[]> {
  const cookie = person.cookieHeader
  const headers = {
    ...accept,
    ...(cookie ? { cookie } : {}),
    ...(crossSite ? { origin: 'https://elsewhere.example' } : {}),
  }
  const ask = () => person.send(crossSite ? 'POST' : 'GET', path, { headers })
  await ask()
  const reply = await ask()
  if (reply.status !== status) throw new Error(`${path}: ${reply.status} instead of ${status}`)
  const { port: productPort } = new URL(person.origin)
  const bare = await startBare(reply)
  const figures: PageFigures[] = []
  try {
    for (const atOnce of times.levels) {
      const job = (host: string, port: number): Job => ({
        host,
        port,
        requests: Array.from({ length: many ? manyAddresses : 1 }, (_, at) => ({
          path: many ? `${path}-${at}` : path,
          headers: { ...headers, host: `${host}:${port}` },
          ...(crossSite ? { body: '' } : {}),
        })),
        atOnce,
        warmMs: times.ms / 3,
        ms: times.ms,
        most: 200_000,
      })
      const product = await runJob(job('localhost', Number(productPort)))
      figures.push({ atOnce, product, bare: await runJob(job('127.0.0.1', bare.port)) })
    }
  } finally {
    bare.stop()
  }
  return figures
}

async function startBare(reply: Reply): Promise<{ port: number; stop(): void }> {
  const { path: folder, remove } = throwAwayFolder('whodini-bench-')
  const file = join(folder, 'answer.json')
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.headers[name] === undefined ? [] : [[name, reply.headers[name]]])),
  )
  writeFileSync(file, JSON.stringify({ headers, body: reply.bytes.toString('base64') }))
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return {
    port: Number(line.toString()),
    stop: () => {
      child.kill()
      remove()
    },
  }
}

export type ScriptFigures = {
  path: string
  scripts: number
  scriptBytes: number
  styleBytes: number
  fontBytes: number
  pageBytes: number
}

export async function weighPage(person: Person, path: string): Promise<ScriptFigures> {
  const gzip = { 'accept-encoding': 'gzip' }
  const html = (await person.get(path)).text
  const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([address]) => address))
  // The route manifest in the page names every file of its routes, and no files that only other pages need
  const sizes = { js: 0, css: 0, woff2: 0 }
  let scripts = 0
  for (const address of named) {
    const kind = address.split('.').pop() as keyof typeof sizes
    sizes[kind] += (await person.get(address, gzip)).bytes.length
    if (kind === 'js') scripts++
  }
  return {
    path,
    scripts,
    scriptBytes: sizes.js,
    styleBytes: sizes.css,
    fontBytes: sizes.woff2,
    pageBytes: (await person.get(path, { accept: 'text/html', ...gzip })).bytes.length,
  }
}
