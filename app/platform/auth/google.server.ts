import { createGoogleAuth } from '#app/platform/auth/auth.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { emailAddress } from '#app/shared/email-address.ts'
import { z } from '#app/shared/zod.ts'

const patienceMs = 5_000

export type GoogleProfile = { subject: string; email: string; emailVerified: boolean; name: string | undefined }

export type AdmitGoogle = (profile: GoogleProfile) => Promise<{ name: string }>

export const isGoogleConfigured = (): boolean => env().GOOGLE_CLIENT_ID !== undefined

type GoogleAuth = ReturnType<typeof createGoogleAuth>

let current: Promise<GoogleAuth> | undefined

/** Created on first use, so that no start waits for it. @throws AppError unavailable when Google does not answer in
 * time */
export async function getGoogleAuth(admit: AdmitGoogle): Promise<GoogleAuth> {
  current ??= make(admit)
  try {
    return await current
  } catch (error) {
    current = undefined
    logger.warn('google cannot be reached', errorFields(error))
    throw new AppError('unavailable', { cause: error, log: 'Google did not answer', retryAfter: 10 })
  }
}

async function make(admit: AdmitGoogle): Promise<GoogleAuth> {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env()
  if (!clientId || !clientSecret) throw new Error('Google is not configured')
  const discoveryUrl = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  await checkIssuer(discoveryUrl, issuer)
  const auth = createGoogleAuth({
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl,
    scopes: ['openid', 'email', 'profile'],
    redirectURI: siteUrl('/auth/google/callback'),
    pkce: true,
    requireIdTokenVerification: true,
    prompt: 'select_account',
    // better-auth has already verified signature, issuer, audience, expiry and nonce
    getUserInfo: async ({ idToken }) => (idToken ? readClaims(idToken) : null),
    mapProfileToUser: async (raw) => {
      const profile = profileSchema.parse(raw)
      const { name } = await admit({
        subject: profile.sub,
        email: profile.email.toLowerCase(),
        emailVerified: profile.email_verified === true,
        name: profile.name,
      })
      return { name, emailVerified: profile.email_verified === true, image: undefined }
    },
  })
  const { socialProviders } = await auth.$context
  if (!socialProviders.some(({ id }) => id === 'google')) throw new Error('Google told too little of itself')
  return auth
}

const profileSchema = z.object({
  sub: z.string().min(1),
  email: emailAddress('no address'),
  email_verified: z.unknown(),
  name: z.string().optional(),
})

function readClaims(idToken: string) {
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const parsed = profileSchema.safeParse(claims)
  return parsed.success ? { ...parsed.data, emailVerified: parsed.data.email_verified === true } : null
}

/** better-auth trusts whatever issuer the document names, and has no timeout. */
async function checkIssuer(discoveryUrl: string, issuer: string): Promise<void> {
  const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
  const named = z.object({ issuer: z.string() }).parse(await answer.json()).issuer
  if (named !== issuer) throw new Error(`${discoveryUrl} speaks for ${named}, not for ${issuer}`)
}
