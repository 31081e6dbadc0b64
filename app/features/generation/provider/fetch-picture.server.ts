import { isIP } from 'node:net'
import { guardedFetch, internet } from '#app/platform/guarded-fetch.server.ts'
import type { Net } from '#app/platform/guarded-fetch.server.ts'
import { AppError } from '#app/shared/app-error.ts'

export const longestPictureBytes = 15 * 1024 * 1024
const longestMs = 10_000

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
  try {
    const headers = { Accept: 'image/*' }
    const { status, bytes } = await guardedFetch(url, {
      headers,
      longestBytes: longestPictureBytes,
      longestMs,
      signal,
      net,
    })
    if (status === 200) return bytes
    throw refused(`a picture was answered with ${status}`)
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    throw new AppError('generationNoPicture', { cause: error, log: `a picture could not be fetched from ${host}` })
  }
}
