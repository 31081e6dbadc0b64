import { env } from './env.server.ts'

/** Where this installation answers, from its configuration: `PUBLIC_URL`, or this machine. Never what a request says of itself (`Host`). */
export const siteOrigin = (): string => env().PUBLIC_URL ?? `http://localhost:${env().PORT}`

/**
 * The whole address of a page of ours, for a mail. Takes a path (`/auth/reset?token=…`), or an address that already begins with
 * this installation's origin.
 * @throws Error for any other address: a mail of ours leads nowhere else
 */
export function siteUrl(path: string): string {
  const url = new URL(path, siteOrigin())
  if (url.origin !== new URL(siteOrigin()).origin) throw new Error('a mail may only link to this installation')
  return url.href
}
