import { lookup } from 'node:dns/promises'
import { Agent, request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { AppError } from '#app/shared/app-error.ts'
import { isPublicAddress } from './public-address.ts'

export const longestPictureBytes = 15 * 1024 * 1024
const longestMs = 10_000

type Address = { address: string; family: number }

/** Lets tests reach a server on this machine. */
export type Net = {
  resolve: (host: string) => Promise<Address[]>
  isPublic: (address: string) => boolean
  port: number
  ca?: string
}

const internet: Net = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  port: 443,
}

const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((listed) => (listed.startsWith('.') ? host.endsWith(listed) : host === listed))

const refused = (log: string): AppError => new AppError('generationNoPicture', { log })

/** Fetches a picture from an address given by a provider: https, an allowed host, a public IP address that is also the
 * one connected to, no redirects, 10 s, 15 MB. @throws AppError generationNoPicture */
export async function fetchPicture(
  given: string,
  { hosts, signal, net = internet }: { hosts: readonly string[]; signal: AbortSignal; net?: Net },
): Promise<Uint8Array> {
  const url = URL.canParse(given) && given.length <= 8_000 ? new URL(given) : null
  if (url?.protocol !== 'https:') throw refused('the address of a picture is not https')
  if (url.port !== '' || url.username !== '' || url.password !== '') throw refused('the address has a port or a name')
  const host = url.hostname.toLowerCase()
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !isListed(host, hosts))
    throw refused(`the host of a picture is not in AI_IMAGE_HOSTS: ${host.slice(0, 100)}`)
  const until = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  try {
    const addresses = await settled(net.resolve(host), until)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => net.isPublic(address)))
      throw refused(`${host} is at an address that is not public`)
    return await get(url, first, net, until)
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    throw new AppError('generationNoPicture', { cause: error, log: `a picture could not be fetched from ${host}` })
  }
}

function settled<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

/** Uses its own agent, so that no proxy from the environment redirects the connection. */
async function get(url: URL, pinned: Address, net: Net, signal: AbortSignal): Promise<Uint8Array> {
  const agent = new Agent({ keepAlive: false })
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(url, {
        agent,
        signal,
        port: net.port,
        ...(net.ca === undefined ? {} : { ca: net.ca }),
        headers: { Accept: 'image/*', 'User-Agent': 'Whodini' },
        // A second look-up could give another address
        lookup: (_host, options, found) =>
          options.all ? found(null, [pinned]) : found(null, pinned.address, pinned.family),
      })
      asked.once('response', resolve).once('error', reject).end()
    })
    answer.on('error', () => undefined)
    if (answer.statusCode !== 200) throw refused(`a picture was answered with ${answer.statusCode}`)
    return await readPicture(answer)
  } finally {
    agent.destroy()
  }
}

async function readPicture(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > longestPictureBytes) throw refused('a picture is larger than 15 MB')
    parts.push(part)
  }
  if (!answer.complete) throw refused('a picture ended too early')
  return Buffer.concat(parts)
}
