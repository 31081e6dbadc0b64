import { createServer } from 'node:http'
import { onStop } from '#server/lifecycle.ts'
import { listen, listenEverywhere, stopHttpServer } from './serve.ts'
import type { Pages } from './pages.ts'
import { say } from '#server/log.ts'

/** `GET /metrics` on a port of its own, which no visitor can reach unless the machine opens it to them.
 * @param host the same as the pages'; undefined for all */
export async function serveMetrics(
  { platform }: Pick<Pages, 'platform'>,
  port: number,
  host: string | undefined,
): Promise<void> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    platform.writeMetrics().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (error: unknown) => {
        platform.logError('the metrics could not be written', error)
        response.writeHead(500).end()
      },
    )
  })
  await (host ? listen(server, port, host) : listenEverywhere(server, port, say)).catch((error: unknown) => {
    throw Object.assign(error as Error, { variable: 'METRICS_PORT' })
  })
  onStop(() => stopHttpServer(server))
}
