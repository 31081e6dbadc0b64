import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { designChannel, designHearing } from '#app/features/admin/design/design-sheet.server.ts'
import { readBudget } from '#app/features/generation/money/calls-today.queries.server.ts'
import { sweepReservations } from '#app/features/generation/money/settle-call.server.ts'
import { eveningChannel } from '#app/features/kits/evening/evening-channel.server.ts'
import { eveningHub } from '#app/features/kits/evening/evening-hub.server.ts'
import { ownOnKit } from '#app/features/kits/page/own-on-kit.server.ts'
import { ownOnAdventure } from '#app/features/library/own-on-adventure.server.ts'
import { anewOnLobby, ownOnLobby } from '#app/features/play/lobby/own-on-lobby.server.ts'
import { sweepLaunches } from '#app/features/learning/launch/sweep-launches.server.ts'
import { tellPlatforms } from '#app/features/learning/reports/tell-platforms.server.ts'
import { runChannel } from '#app/features/play/live/run-channel.ts'
import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { handOverHosts } from '#app/features/play/party/hand-over-hosts.server.ts'
import { shareRolesOfAbsent } from '#app/features/play/party/share-roles-of-absent.server.ts'
import { ownOnHome } from '#app/features/play/runs/own-on-home.server.ts'
import { workAtAddress } from '#app/features/payments/ledger/at-address.server.ts'
import { mailReceipts } from '#app/features/payments/receipts/mail-receipts.server.ts'
import { findMissedPayments } from '#app/features/payments/webhook/find-missed.server.ts'
import { mailOpenings } from '#app/features/library/wishes/mail-openings.server.ts'
import { isClientGone } from '#app/platform/client-gone.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger, thrownStatus } from '#app/platform/log.server.ts'
import { measure } from '#app/platform/metrics.server.ts'
import { everyMinute } from '#app/platform/minute-chores.server.ts'
import { ownPartOn } from '#app/platform/own-parts.server.ts'
import { packPage } from '#app/platform/pack-page.server.ts'
import { draftChannel } from '#app/features/studio/draft/draft-news.server.ts'
import { liveDrafts } from '#app/features/studio/live/live-drafts.server.ts'
import { hearOn } from '#app/platform/realtime/channels.server.ts'
import { factsContext, waitContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { keptParts } from '#app/kept-parts.server.ts'
import { writeOwnGames, writeOwnLobby } from '#app/own-places.server.tsx'
import { eraseAccounts } from '#app/personal-data.server.ts'
import { routeFinder } from '#app/shared/path-pattern.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { NonceContext } from '#app/routes/layouts/nonce.tsx'
import { PartKeeperContext } from '#app/ui/kept-part.tsx'

// The server process imports nothing with state itself, because this bundle has its own copy
export { platform } from '#app/platform/process/process.server.ts'
export { answerMove } from '#app/answer-move.server.ts'
export { answerRunStream } from '#app/answer-stream.server.ts'
export { answerWebhook } from '#app/features/payments/webhook/take-webhook.server.ts'
export { offlineWorker } from '#app/offline-worker.server.ts'
export { dailyJobs } from '#app/daily-jobs.server.ts'
export { lookVersion } from '#app/features/admin/design/design-sheet.server.ts'
export { routePolicies } from '#app/routes.policy.ts'
export { samplesAreSeeded, seedSamples, seedSamplesAlone } from '#samples/seed-samples.server.ts'

ownPartOn('/', { own: ownOnHome, write: writeOwnGames })
ownPartOn('/adventure/:id', { join: workAtAddress, anew: ownOnAdventure })
ownPartOn('/kit/:id', { join: workAtAddress, anew: ownOnKit })
ownPartOn('/play/:id', { join: workAtAddress, anew: anewOnLobby, own: ownOnLobby, write: writeOwnLobby })
hearOn(runChannel, runHub().hearing)
hearOn(designChannel, designHearing)
hearOn(eveningChannel, eveningHub().hearing)
hearOn(draftChannel, liveDrafts().hearing)
mailReceipts()
measure('whodini_generation_budget', 'Today’s budget of generation calls, of all processes', readBudget, 'part')
everyMinute('mail openings', () => mailOpenings(getDatabase()))
everyMinute('forgotten reservations', () => sweepReservations(getDatabase()))
everyMinute('absent hosts', () => handOverHosts(getDatabase()))
everyMinute('roles of absent players', () => shareRolesOfAbsent(getDatabase()))
everyMinute('missed payments', findMissedPayments)
everyMinute('launches that are over', () => sweepLaunches(getDatabase()))
everyMinute('grades and statements', () => tellPlatforms(getDatabase()))
everyMinute('accounts to erase', eraseAccounts)

export const streamTimeout = 5_000

/** No loader defers anything, so a page is sent whole: streaming and compressing in pieces would cost more than
 * rendering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, mark = nonce } = context.get(factsContext)
  const parts = keptParts()
  const page = await renderPage(
    <NonceContext value={mark}>
      <PartKeeperContext value={import.meta.env.DEV ? null : parts.keep}>
        <ServerRouter context={withItsRoutesOnly(entry)} url={request.url} nonce={mark} />
      </PartKeeperContext>
    </NonceContext>,
    mark,
  )
  const { body, encoding } = await packPage(parts.putIn(page.bytes), request.headers.get('Accept-Encoding') ?? '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  sayWait(headers, context)
  headers.append('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(body, { headers, status: page.failed ? 500 : status })
}

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  sayWait(response.headers, context)
  return response
}

/** The router drops the headers of errors thrown in middleware. */
function sayWait(headers: Headers, context: Context): void {
  for (const [name, value] of Object.entries(retryAfterHeader(context.get(waitContext) ?? undefined)))
    headers.set(name, value)
}

/** The router would build and rank all routes for each page, though the page uses only two of them. */
function withItsRoutesOnly(entry: EntryContext): EntryContext {
  const shown = entry.staticHandlerContext.matches.map(({ route }) => [route.id, entry.manifest.routes[route.id]])
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(shown) } }
}

type RenderedPage = { bytes: Buffer<ArrayBuffer>; failed: boolean }

function renderPage(page: ReactNode, nonce: string | undefined): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    let failed = false
    let isShellThere = false
    const body = new Writable({
      write: (part: Uint8Array, _, done) => void (parts.push(part), done()),
      final: (done) => void (done(), resolve({ bytes: Buffer.concat(parts), failed })),
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      // A complete page needs no script to move its late parts into place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => void (isShellThere = true),
      onAllReady: () => void stream.pipe(body),
      onShellError: reject,
      onError(error: unknown) {
        failed = true
        if (isShellThere) logger.error('rendering failed', errorFields(error))
      },
    })
    const late = setTimeout(() => stream.abort(), streamTimeout + 1_000).unref()
    body.once('close', () => clearTimeout(late))
  })
}

const routeOf = routeFinder(Object.keys(routePolicies))

export const handleError: HandleErrorFunction = (error, { request, params: _params }) => {
  if (isClientGone(error, request)) return
  // Some paths hold a link's token
  const asked = { method: request.method, route: routeOf(new URL(request.url).pathname) }
  const status = thrownStatus(error)
  if (status !== undefined && status < 500) return logger.debug('refused', { ...asked, status })
  logger.error('request failed', { ...asked, ...errorFields(error) })
}
