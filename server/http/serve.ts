import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { noPagePolicy, securityHeaders } from './security-headers.ts'

const headerTimeoutMs = 10_000
/** For a whole project over a slow line: the listener cuts off all other requests sooner. */
export const projectTimeoutMs = 60 * 60_000
/** A picture of 10 MB over a slow line takes longer than a form. */
export const uploadTimeoutMs = 120_000
export const requestTimeoutMs = 30_000
const stopDeadlineMs = 10_000

/** Slow clients cannot tie it up: they get 10 s for the headers and 30 s for the request (two minutes for a file, an
 * hour for a project, which 15 s without a byte end). */
export function createHttpServer(listener: RequestListener, publicUrl?: string): Server {
  const server = createServer(
    {
      headersTimeout: headerTimeoutMs,
      requestTimeout: projectTimeoutMs,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: 15_000,
      // The listener refuses a request without `Host`; Node would do so without our headers
      requireHostHeader: false,
    },
    listener,
  )
  server.on('checkExpectation', listener)
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseConnection(error.code, socket as Socket, publicUrl),
  )
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuseConnection(code: string | undefined, socket: Socket, publicUrl: string | undefined): void {
  if (!socket.writable || socket.bytesWritten > 0 || code === 'ECONNRESET') return void socket.destroy()
  const status = (code !== undefined && refusals[code]) || '400 Bad Request'
  const headers = {
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': noPagePolicy,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}

/** On every address that the machine has. @param told where it listens, when the machine has no IPv6 */
export async function listenEverywhere(server: Server, port: number, told: (line: string) => void): Promise<number> {
  try {
    return await listen(server, port, '::')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error
    told('  This machine has no IPv6, so it is served on 0.0.0.0.')
    return listen(server, port, '0.0.0.0')
  }
}

/** @throws NodeJS.ErrnoException when the address is taken or is not the machine's */
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

export function stopHttpServer(server: Server, deadlineMs = stopDeadlineMs): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    // A connection that was still being answered is idle a moment later, and the client would keep it open
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    server.close(() => {
      clearTimeout(deadline)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
