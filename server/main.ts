import { resolve } from 'node:path'
import { parseEnv } from '#app/platform/env.server.ts'
import { connect } from './connect.ts'
import { failStart } from './explain.ts'
import { createApp, formsTo } from './http/app.ts'
import { createListener } from './http/listener.ts'
import { PageCache } from './http/page-cache.ts'
import { loadBuild, pagesOf } from './http/pages.ts'
import { createHttpServer, listen, listenEverywhere, stopHttpServer } from './http/serve.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { isStopping, onStop } from './lifecycle.ts'
import { serveMetrics } from './http/metrics.ts'
import { say, step, writeAllAsJson } from './log.ts'
import { seed } from './seed.ts'

/** Early enough that a server restarted every day still runs its background jobs. */
const firstJobsMs = 10 * 60 * 1000
const everyDayMs = 24 * 60 * 60 * 1000

async function main(): Promise<void> {
  writeAllAsJson()
  const env = parseEnv(process.env)
  const shown = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  if (env.PUBLIC_URL?.startsWith('http:'))
    say('  Warning: PUBLIC_URL is plain http, so passwords cross the network unencrypted.', 'warn')
  if (env.PUBLIC_URL && !env.SMTP_URL)
    say(
      '  Warning: SMTP_URL is not set, so no mail is sent: nobody can confirm an address or reset a password.',
      'warn',
    )
  const database = await step('database ready', () => connect(env, shown))
  onStop(database.close)
  try {
    await serve(env, database, shown)
  } catch (error) {
    if (isStopping()) return
    await database.close()
    throw error
  }
}

async function serve(
  env: ReturnType<typeof parseEnv>,
  database: Awaited<ReturnType<typeof connect>>,
  shown: string,
): Promise<void> {
  const pages = pagesOf(await loadBuild(), 'production')
  const host = env.isLocalInstallation ? '127.0.0.1' : env.HOST
  if (env.METRICS_PORT !== undefined) await serveMetrics(pages, env.METRICS_PORT, host)
  await step('migrations applied', () => pages.platform.migrate(database.connection))

  const cacheable = Object.entries(pages.routePolicies).flatMap(([pattern, policy]) =>
    policy.cache ? [{ pattern, query: policy.cache.query, formsTo: formsTo(pattern, env) }] : [],
  )
  const cache = new PageCache(cacheable)
  await pages.platform.open(database.connection, env.DATABASE_POOL_SIZE, (listening) => {
    cache.enabled = listening
  })
  const filesDir = env.S3_BUCKET === undefined ? [resolve(env.filesDir)] : []
  pages.platform.watchDisks([...(database.home ? [database.home] : []), ...filesDir])
  if (env.SEED_SAMPLES === 'on') await step('sample adventures in place', () => seed(pages, database.connection))

  const files = await loadStaticFiles('build/client')
  const app = createApp(() => pages, { development: false })
  const server = createHttpServer(createListener({ app, pages, cache, files }), env.PUBLIC_URL)
  const port = await (host ? listen(server, env.PORT, host) : listenEverywhere(server, env.PORT, say))
  setTimeout(() => void pages.dailyJobs(), firstJobsMs).unref()
  setInterval(() => void pages.dailyJobs(), everyDayMs).unref()
  onStop(async () => {
    pages.platform.stopStreams()
    await stopHttpServer(server)
    await pages.platform.close()
  })
  // Starting leaves as much garbage as it keeps, and V8 collects it only when more is allocated
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  say(`Whodini is ready: ${env.PUBLIC_URL ?? shown.replace(/:\d+$/, `:${port}`)}`)
}

main().catch(failStart)
