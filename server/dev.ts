import type { ServerBuild } from 'react-router'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { parseEnv } from '#app/platform/env.server.ts'
import { connect } from './connect.ts'
import { failStart } from './explain.ts'
import { createApp } from './http/app.ts'
import { pagesOf } from './http/pages.ts'
import type { Pages } from './http/pages.ts'
import { createHttpServer, listen, stopHttpServer } from './http/serve.ts'
import { onStop } from './lifecycle.ts'
import { say, step } from './log.ts'

async function main(): Promise<void> {
  process.env.NODE_ENV = 'development'
  const env = parseEnv(process.env)
  const shown = `http://localhost:${env.PORT}`
  const database = await step('database ready', () => connect(env, shown))
  onStop(database.close)

  // The listener needs Vite, and Vite needs the server: it answers once both are ready
  let answer: Parameters<typeof createHttpServer>[0] = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '1' }).end()
  const server = createHttpServer((request, response) => answer(request, response))
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const pages = async (): Promise<Pages> =>
    pagesOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development')

  const first = await pages()
  await step('migrations applied', () => first.platform.migrate(database.connection))
  await first.platform.open(database.connection, env.DATABASE_POOL_SIZE, () => {})
  if (env.SEED_SAMPLES === 'on') await step('sample adventures in place', () => first.seedSamples())

  const dynamic = getRequestListener(createApp(pages, { development: true }).fetch, { overrideGlobalObjects: false })
  answer = (request, response) => vite.middlewares(request, response, () => void dynamic(request, response))
  await listen(server, env.PORT, '127.0.0.1')
  onStop(async () => {
    await vite.close()
    first.platform.stopStreams()
    await stopHttpServer(server, 500)
    await first.platform.close()
  })
  say(`Whodini (development) is ready: ${shown}`)
}

main().catch(failStart)
