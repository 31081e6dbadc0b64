import { z } from '#app/shared/zod.ts'
import { askPlatform } from './ask-platform.server.ts'
import { signForPlatform } from './own-key.server.ts'

export type TokenPlatform = { id: string; clientId: string; tokenUrl: string }

const answerSchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.coerce.number().default(60),
})

type Token = { value: string; until: number }

const kept = new Map<string, Token>()
const keyOf = ({ id, tokenUrl, clientId }: TokenPlatform, scope: string) => [id, tokenUrl, clientId, scope].join(' ')

/** A token of the platform for one of its services, kept while it lasts. @throws Error with what the platform said */
export async function accessToken(platform: TokenPlatform, scope: string, signal?: AbortSignal): Promise<string> {
  const known = kept.get(keyOf(platform, scope))
  if (known && known.until > Date.now()) return known.value
  const { clientId, tokenUrl } = platform
  const assertion = await signForPlatform({ iss: clientId, sub: clientId, aud: tokenUrl })
  const { status, bytes } = await askPlatform(tokenUrl, {
    ...(signal && { signal }),
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    }).toString(),
  })
  if (status !== 200) throw new Error(`the platform gave no token: ${status}`)
  const answer = answerSchema.parse(JSON.parse(bytes.toString('utf8')))
  // A little early, so that none ends on its way
  kept.set(keyOf(platform, scope), { value: answer.access_token, until: Date.now() + answer.expires_in * 900 })
  return answer.access_token
}

/** After the platform refused it. */
export const forgetToken = (platform: TokenPlatform, scope: string): void => void kept.delete(keyOf(platform, scope))

/** Asks a service of the platform, with a new token if the kept one is refused. */
export async function askService(
  platform: TokenPlatform,
  scope: string,
  address: string,
  asked: { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) {
  const attempt = async () =>
    askPlatform(address, {
      ...asked,
      headers: { ...asked.headers, Authorization: `Bearer ${await accessToken(platform, scope, asked.signal)}` },
    })
  const first = await attempt()
  if (first.status !== 401) return first
  forgetToken(platform, scope)
  return attempt()
}
