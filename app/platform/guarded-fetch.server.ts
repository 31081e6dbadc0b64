import { lookup } from 'node:dns/promises'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopback } from '#app/shared/loopback.ts'
import { isPublicAddress } from './public-address.ts'

type Address = { address: string; family: number }

/** Lets tests reach a server on this machine. */
export type Net = {
  resolve: (host: string) => Promise<Address[]>
  isPublic: (address: string) => boolean
  /** For an address without one. */
  port: number
  ca?: string
}

export const internet: Net = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  port: 443,
}

export type Asked = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  longestBytes: number
  longestMs: number
  signal?: AbortSignal
  net?: Net
  /** Servers on this machine may be asked too, over http: for tests. */
  allowsThisMachine?: boolean
}

export type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** What the guard does not do; its message is for the log. */
class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

/** Asks an address that somebody else named: https, a public IP address that is also the one connected to, no
 * redirects, within limits of size and time. @throws FetchRefused, or the error of the connection */
export async function guardedFetch(url: URL, asked: Asked): Promise<Answered> {
  const { longestMs, signal, net = internet } = asked
  const isHere = asked.allowsThisMachine === true && isLoopback(url.hostname)
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))
    throw new FetchRefused('the address is not https')
  if (url.username !== '' || url.password !== '') throw new FetchRefused('the address has a name or a password')
  const late = AbortSignal.timeout(longestMs)
  const until = signal ? AbortSignal.any([signal, late]) : late
  const addresses = await settled(net.resolve(url.hostname.replace(/^\[|\]$/g, '')), until)
  const [first] = addresses
  if (!first || !(isHere || addresses.every(({ address }) => net.isPublic(address))))
    throw new FetchRefused(`${url.hostname} is at an address that is not public`)
  return ask(url, first, asked, until)
}

function settled<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

/** Uses its own agent, so that no proxy from the environment redirects the connection. */
async function ask(url: URL, pinned: Address, asked: Asked, signal: AbortSignal): Promise<Answered> {
  const { method = 'GET', headers, body, net = internet, longestBytes } = asked
  const isPlain = url.protocol === 'http:'
  const agent = isPlain ? new PlainAgent({ keepAlive: false }) : new Agent({ keepAlive: false })
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = (isPlain ? plainRequest : request)(url, {
        agent,
        signal,
        method,
        port: url.port || (isPlain ? 80 : net.port),
        ...(net.ca === undefined ? {} : { ca: net.ca }),
        headers: { 'User-Agent': 'Whodini', ...headers },
        // A second look-up could give another address
        lookup: (_host, options, found) =>
          options.all ? found(null, [pinned]) : found(null, pinned.address, pinned.family),
      })
      sent.once('response', resolve).once('error', reject).end(body)
    })
    answer.on('error', () => undefined)
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await readAll(answer, longestBytes) }
  } finally {
    agent.destroy()
  }
}

async function readAll(answer: IncomingMessage, longestBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > longestBytes) throw new FetchRefused(`the answer is larger than ${longestBytes} bytes`)
    parts.push(part)
  }
  if (!answer.complete) throw new FetchRefused('the answer ended too early')
  return Buffer.concat(parts)
}
