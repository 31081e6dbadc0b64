import { isId } from '#app/shared/ids.ts'

/** Where platforms post launches, and what they name when no work is chosen yet. */
export const launchPath = '/lti/launch'

export type LaunchTarget = { address: string | null }

/** What a platform says that it opens: the page of an adventure, or nothing yet. Undefined for what is not ours.
 * @param origin ours */
export function readTarget(target: string, origin: string): LaunchTarget | undefined {
  if (!URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.origin !== origin) return undefined
  if (url.pathname === launchPath) return { address: null }
  const address = /^\/adventure\/([^/]+)$/.exec(url.pathname)?.[1]
  return isId(address) ? { address } : undefined
}
