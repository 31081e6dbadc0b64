import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ends TLS, balances between servers, and by itself collects an answer before it passes it on. */
export type ReverseProxy = {
  port: number
  streamed: () => number
  close: () => Promise<void>
}

export const clientHeader = 'x-test-client'

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', clientHeader])

/** Goes on to the next server if one does not answer. Like most proxies, it uses the server's own name as the host
 * and passes the original in headers. */
export async function openReverseProxy(targets: readonly string[], site: string): Promise<ReverseProxy> {
  let turn = 0
  let streamed = 0
  const proxy = createServer((asked, answer) => {
    void collect(asked).then((body) => {
      const first = turn++
      const order = targets.map((_, place) => targets[(first + place) % targets.length]!)
      pass(order, asked, body, answer)
    })
  })

  function pass(
    [target, ...others]: readonly string[],
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): void {
    if (target === undefined) return void answer.writeHead(502).end()
    const { hostname, port, host } = new URL(target)
    const upstream = request(
      {
        hostname,
        port,
        method: asked.method,
        path: asked.url,
        agent: false,
        headers: { ...forwarded(asked, site), host, 'content-length': body.length },
      },
      (reply) => {
        const headers = Object.fromEntries(
          Object.entries(reply.headers).filter(([name]) => !hopByHop.has(name) && name !== 'x-accel-buffering'),
        )
        const broken = () => answer.destroy()
        reply.on('error', broken)
        if (reply.headers['x-accel-buffering'] === 'no') {
          streamed++
          answer.writeHead(reply.statusCode ?? 502, headers)
          answer.flushHeaders()
          reply.pipe(answer)
          answer.once('close', () => upstream.destroy())
        } else
          void collect(reply).then((whole) => answer.writeHead(reply.statusCode ?? 502, headers).end(whole), broken)
      },
    )
    upstream.on('error', () => (answer.headersSent ? answer.destroy() : pass(others, asked, body, answer)))
    upstream.end(body)
  }

  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    streamed: () => streamed,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

function forwarded(asked: IncomingMessage, site: string) {
  const { protocol, host } = new URL(site)
  const from = asked.headers[clientHeader] ?? asked.socket.remoteAddress ?? ''
  const before = asked.headers['x-forwarded-for']
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !hopByHop.has(name)))
  return {
    ...headers,
    'x-forwarded-for': before === undefined ? String(from) : `${String(before)}, ${String(from)}`,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
  }
}

async function collect(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
