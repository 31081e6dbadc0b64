import { env } from './env.server.ts'

/** From the configuration (`PUBLIC_URL`, or this machine), never from a request's `Host`. */
export const siteOrigin = (): string => env().PUBLIC_URL ?? `http://localhost:${env().PORT}`

/** @throws Error for any origin but ours */
export function siteUrl(path: string): string {
  const url = new URL(path, siteOrigin())
  if (url.origin !== new URL(siteOrigin()).origin) throw new Error('a mail may only link to this installation')
  return url.href
}
