/** `npm run test:image`, as root on Debian with buildah and mmdebstrap: builds the image, starts its files as another
 * user on a read-only root, makes, publishes and plays an adventure there, and prints the sample kits in both languages
 * as the product prints them outside. Ends with 1 when something differs. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPdf } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { newPerson, publishedBy } from '#scripts/bench/people.ts'
import { ensureBuilt } from '#scripts/setup/build.mjs'
import { step } from '#scripts/setup/steps.mjs'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { freePort } from '#tests/support/free-port.ts'
import { play, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { askForKit, fileIn } from '#tests/support/print-kit.ts'
import { startProduct, whenReady } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { openTcpRelay } from '#tests/support/tcp-relay.ts'
import { buildImage, missingHere } from './build-image.ts'

const user = '10001:10001'
const faults: string[] = []
const check = (isKept: boolean, what: string) => {
  console.log(`${isKept ? '  ✓' : '  ✗'} ${what}`)
  if (!isKept) faults.push(what)
}

const missing = missingHere()
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
await ensureBuilt()
const { path: folder, remove } = throwAwayFolder('whodini-image-', '/var/tmp')
const postgres = await startThrowAwayPostgres()
// The database's socket is for this user only
const relay = await openTcpRelay({ path: join(postgres.connection.host, `.s.PGSQL.${postgres.connection.port}`) })
try {
  const files = await step('Building the image', async () => buildImage(folder))
  for (const program of ['gcc', 'cc', 'make', 'python3'])
    check(!existsSync(join(files, 'usr/bin', program)), `no ${program}`)
  const port = String(await freePort())
  const shared = {
    SEED_SAMPLES: 'on',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    RATE_LIMIT_SCALE: '1000',
    AUTH_SECRET: 'a'.repeat(32),
  }
  const outside = join(folder, 'outside')
  const address = { ...shared, DATABASE_URL: stringifyConnection(postgres.connection), DATA_DIR: outside }
  const server = await startProduct(address)
  // Before anything is printed, so that the image prints everything itself
  cpSync(outside, join(folder, 'inside'), { recursive: true })
  const printed = await step('Printing outside', () => during(server, (host) => printAll(host)))
  const contained = await startInside(files, shared)
  await step('Printing and playing in the image', () =>
    during(contained, async (host) => {
      for (const [name, pages] of await printAll(host)) check(printed.get(name) === pages, `prints ${name} as outside`)
      await playOnce(contained)
    }),
  )
} finally {
  await relay.close()
  await postgres.stop()
  remove()
}
process.exitCode = faults.length === 0 ? 0 : 1

/** Its own mounts go with its namespace. `/tmp` is all that it may write to. */
function startInside(files: string, env: Record<string, string>): Promise<ProductServer> {
  const data = join(folder, 'inside')
  const inside = {
    ...env,
    HOME: '/tmp',
    PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/tmp/data',
    DATABASE_URL: stringifyConnection({ ...postgres.connection, host: '127.0.0.1', port: relay.port }),
  }
  const script = `set -e
    chown -R ${user} '${data}'
    mount --bind '${files}' '${files}'
    mount -o remount,bind,ro '${files}'
    mount -t tmpfs -o mode=1777 tmpfs '${files}/tmp'
    mount -t proc proc '${files}/proc'
    mount --bind /dev '${files}/dev'
    mkdir '${files}/tmp/data'
    mount --bind '${data}' '${files}/tmp/data'
    exec chroot --userspec=${user} '${files}' /bin/sh -c 'cd /whodini && ! touch here 2>/dev/null && exec node scripts/start.mjs'`
  return whenReady(
    spawn('unshare', ['--mount', 'sh', '-c', script], { env: inside, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}

async function during<Result>(server: ProductServer, work: (host: Person) => Promise<Result>): Promise<Result> {
  const host = new Person(server.url)
  try {
    await host.signUp(`host-${server.process.pid}@example.org`)
    return await work(host)
  } finally {
    host.close()
    await server.stop()
  }
}

/** Pages by kit and language. */
async function printAll(host: Person): Promise<Map<string, string>> {
  const rows = await ask<{ id: string; title: string }>(
    `select id, title from adventures where kind <> 'online-adventure' and status = 'published' order by title`,
  )
  const all = new Map<string, string>()
  for (const { id, title } of rows)
    for (const language of ['en', 'fr']) {
      const choice = { language, paper: 'a4', ink: 'colour', hostPlays: false, rounds: 'roll', isSent: false }
      const file = fileIn((await askForKit(host, id, choice)).bytes)
      if (file.length === 0) throw new Error(`${title} was not printed in ${language}`)
      // Pages as readers see them, with their fonts: the file also says when it was made
      all.set(`${title} (${language})`, JSON.stringify((await readPdf(file)).pages))
    }
  return all
}

async function playOnce(server: ProductServer): Promise<void> {
  const world = { server, databaseUrl: '', env: {} }
  const creator = await newPerson(world, 'author')
  await ask(`update users set email_verified = true`)
  const made = await publishedBy(creator)
  const player = await newPerson(world, 'player')
  const runId = await startRun(player, made.id)
  const reply = await play(player, runId, { type: 'use_hotspot', hotspotId: made.ids.lock })
  check(reply.status === 200, 'makes, publishes and plays an adventure')
  for (const person of [creator, player]) person.close()
}

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const client = new DatabaseClient({ connectionString: stringifyConnection(postgres.connection) })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
