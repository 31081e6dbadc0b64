import { betterAuth } from 'better-auth/minimal'
import type { BetterAuthOptions } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { isSecure } from '#app/platform/cookies.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { newId } from '#app/shared/ids.ts'
import { authAccounts, authSessions, authVerifications, users } from '#database/schema/accounts.ts'
import './email-rule.server.ts'
import { noteCodeAwaited, scopeAddress, scopedDatabase } from './auth-scope.server.ts'
import { getAuthSecret } from './auth-secret.server.ts'
import { withHashedSessions } from './hashed-sessions.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { hasSecondFactor } from './second-factor.server.ts'
import { codeSeconds, googleStateCookieName, idleSeconds, sessionCookieName } from './session-cookie.server.ts'

/** Seconds; the idle limit is exact to the hour, at one write an hour. */
export const renewAfterSeconds = 3_600

export const bannedCode = 'ACCOUNT_BANNED'

/** For every way of signing in. @throws APIError FORBIDDEN for a banned person; UNAUTHORIZED, as for an unknown one,
 * for somebody whose account is about to be erased */
async function refuseBanned(userId: string): Promise<void> {
  const [person] = await scopedDatabase
    .select({ bannedAt: users.bannedAt, closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, userId))
  if (person?.closesAt && person.closesAt.getTime() <= Date.now())
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
  if (person?.bannedAt) throw new APIError('FORBIDDEN', { code: bannedCode })
}

/** Whichever way somebody signs in, a second factor means that the session begins locked (decision 036). */
async function waitForCode(userId: string) {
  if (!(await hasSecondFactor(scopedDatabase, userId))) return {}
  noteCodeAwaited()
  return { awaitsCode: true, expiresAt: new Date(Date.now() + codeSeconds * 1000) }
}

function authOptions(secret: string) {
  return {
    appName: 'Whodini',
    baseURL: env().PUBLIC_URL ?? `http://localhost:${env().PORT}`,
    secret,
    database: withHashedSessions(
      drizzleAdapter(scopedDatabase, {
        provider: 'pg',
        schema: { user: users, session: authSessions, account: authAccounts, verification: authVerifications },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      // The rules for new passwords are ours (features/account/password-rules.server.ts); these are only a last safety
      // net
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      expiresIn: idleSeconds,
      updateAge: renewAfterSeconds,
      additionalFields: { awaitsCode: { type: 'boolean', required: false, input: false } },
    },
    account: {
      // We ask Google once who somebody is, and keep none of its tokens
      updateAccountOnSignIn: false,
      // Both sides must have verified the address; see docs/decisions on accounts that share an address
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      storeStateStrategy: 'cookie',
    },
    databaseHooks: {
      account: {
        create: {
          before: async () => ({
            data: {
              accessToken: null,
              refreshToken: null,
              idToken: null,
              accessTokenExpiresAt: null,
              refreshTokenExpiresAt: null,
              scope: null,
            },
          }),
        },
      },
      session: {
        create: {
          before: async (session: { userId: string }) => {
            await refuseBanned(session.userId)
            return { data: { ipAddress: scopeAddress() ?? null, ...(await waitForCode(session.userId)) } }
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'whodini',
      // The cookie's name below already has its prefix; better-auth would add `__Secure-`
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(), attributes: { secure: isSecure() } },
        oauth_state: { name: googleStateCookieName(), attributes: { secure: isSecure() } },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      // Forwarding headers can be forged: the HTTP server passes the address through the scope
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
    // Our own limits guard every action; `auth.api` would bypass better-auth's
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) =>
        logger[level === 'error' ? 'error' : 'warn'](
          message,
          details[0] instanceof Error ? errorFields(details[0]) : {},
        ),
    },
  } satisfies BetterAuthOptions
}

const createAuth = (secret: string) => betterAuth(authOptions(secret))

type Auth = ReturnType<typeof createAuth>

/** A separate better-auth: it asks Google for its endpoints first, and password sign-in must not wait for that. */
export function createGoogleAuth(google: GenericOAuthConfig<'google'>) {
  const options = authOptions(getAuthSecret())
  const log = (level: string, message: string) => logger.info('google sign-in', { level, message })
  return betterAuth({
    ...options,
    logger: { level: 'error', log },
    onAPIError: { errorURL: googleFailedPath },
    plugins: [genericOAuth({ config: [google] })],
  })
}

export const googleFailedPath = '/auth/google/failed'

let current: Auth | undefined

/** Its HTTP handler is not mounted: our actions call `auth.api`. */
export const getAuth = (): Auth => (current ??= createAuth(getAuthSecret()))

/** Only the session's cookies; the others clear what we never set. */
export const sessionCookies = (headers: Headers): string[] =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith(`${sessionCookieName()}=`))
