import { openBody } from '#app/platform/mail/seal.server.ts'

export type KeptMail = { id: string; sealed: string | null; text: string }

/** The link without its origin. @throws Error when there is none */
export function linkIn({ id, sealed, text }: KeptMail, secret?: string): string {
  const body = sealed ? openBody(id, sealed, secret)?.text : text
  const link = /https?:\/\/\S+\?token=\S+/.exec(body ?? '')?.[0]
  if (!link) throw new Error(`no link in: ${body}`)
  return link
}

export function partsOf(link: string): { path: string; token: string } {
  const url = new URL(link)
  return { path: url.pathname + url.search, token: url.searchParams.get('token') ?? '' }
}
