import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'

const headerTimeoutMs = 10_000
/** A picture of 10 MB over a slow line takes longer than a form. */
const uploadTimeoutMs = 120_000
export const requestTimeoutMs = 30_000
const stopDeadlineMs = 10_000

/**
 * An HTTP server that slow clients cannot hold: 10 s for the headers, 30 s for the request (two
 * minutes for a file), 16 kB of headers.
 */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    { headersTimeout: headerTimeoutMs, requestTimeout: uploadTimeoutMs, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024, keepAliveTimeout: 15_000 },
    listener,
  )
}

/** Listens and tells the port, which differs from the asked one when that is 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Takes no more requests and waits for those in flight; what still holds a connection at the deadline is cut. */
export function stopHttpServer(server: Server, deadlineMs = stopDeadlineMs): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}
