import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { runChannel } from '#app/features/play/live/run-channel.ts'
import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { mailOpenings } from '#app/features/library/wishes/mail-openings.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { everyMinute } from '#app/platform/minute-chores.server.ts'
import { hearOn } from '#app/platform/realtime/channels.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { NonceContext } from '#app/routes/layouts/nonce.tsx'

// What the server process needs of the product: it imports nothing with state itself, because this bundle has its own
// copy
export { platform } from '#app/platform/process/process.server.ts'
export { answerMove } from '#app/answer-move.server.ts'
export { answerRunStream } from '#app/answer-stream.server.ts'
export { dailyJobs } from '#app/daily-jobs.server.ts'
export { routePolicies } from '#app/routes.policy.ts'
export { seedSamples } from '#samples/seed-samples.server.ts'

hearOn(runChannel, runHub().hearing)
everyMinute('mail openings', () => mailOpenings(getDatabase()))

export const streamTimeout = 5_000

/** With a nonce the page streams; without one (it will be cached for visitors) all of it is awaited. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(factsContext)
  const whole = nonce === undefined || isbot(request.headers.get('User-Agent') ?? '')
  return new Promise<Response>((resolve, reject) => {
    let started = false
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [whole ? 'onAllReady' : 'onShellReady']() {
          started = true
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          stream.pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          status = 500
          if (started) logger.error('rendering failed', errorFields(error))
        },
      },
    )
    setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
  })
}

export const handleError: HandleErrorFunction = (error, { request, params: _params }) => {
  if (request.signal.aborted) return
  logger.error('request failed', { method: request.method, path: new URL(request.url).pathname, ...errorFields(error) })
}
