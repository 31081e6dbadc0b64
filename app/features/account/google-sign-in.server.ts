import { eq } from 'drizzle-orm'
import { googleFailedPath, sessionCookies } from '#app/platform/auth/auth.server.ts'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import {
  beginScope,
  inLateTransaction,
  isCodeAwaited,
  TooLate,
  wasGoogleJoined,
  wasPasswordRemoved,
} from '#app/platform/auth/auth-scope.server.ts'
import { getGoogleAuth, isGoogleConfigured } from '#app/platform/auth/google.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { clearedCookie, readCookie } from '#app/platform/cookies.server.ts'
import {
  googleStateCookieName,
  hashToken,
  sessionCookieName,
  verifySessionCookie,
} from '#app/platform/auth/session-cookie.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { authSessions, users } from '#database/schema/accounts.ts'
import { admitGoogle, googleKeptCode, googleUnverifiedCode } from './admit-google.server.ts'
import { tabOf, welcomePath } from './auth-address.ts'
import type { AuthTab } from './form-text.ts'
import { googleProblemAddress } from './google-outcome.ts'
import type { GoogleProblem } from './google-outcome.ts'
import { safePath } from './safe-path.ts'
import { signedInAs } from './sign-in.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'
import { welcome } from './welcome.server.ts'

const patienceMs = 15_000
const signedInPath = '/auth/google/in'
const signedUpPath = '/auth/google/up'

export type GoogleStart = { to: string; cookies: string[] }

/** Redirects back to the sign-in page if Google is not configured or reachable. */
export async function startGoogleSignIn(tab: AuthTab, next: string | null, origin: Origin): Promise<GoogleStart> {
  if (!isGoogleConfigured()) return { to: googleProblemAddress('missing', tab, next), cookies: [] }
  try {
    const auth = await getGoogleAuth(admitGoogle)
    const search = new URLSearchParams({ tab, ...(next ? { next } : {}) }).toString()
    const { response, headers } = await auth.api.signInSocial({
      body: {
        provider: 'google',
        callbackURL: `${signedInPath}?${search}`,
        newUserCallbackURL: `${signedUpPath}?${search}`,
        errorCallbackURL: `${googleFailedPath}?${search}`,
        disableRedirect: true,
      },
      headers: origin.headers,
      returnHeaders: true,
    })
    if (!response.url) throw new Error('no address to go to')
    return {
      to: response.url,
      cookies: headers.getSetCookie().filter((cookie) => cookie.startsWith(`${googleStateCookieName()}=`)),
    }
  } catch (error) {
    if (!asAppError(error)) logger.error('the way to Google did not begin', errorFields(error))
    return { to: googleProblemAddress('unreachable', tab, next), cookies: [] }
  }
}

export type GoogleEnd = { to: string; cookies: string[] } & (
  | { signedIn: SignedIn & { flash: FlashCode } }
  | { signedIn: null; problem: GoogleProblem }
)

/** better-auth checks state, PKCE, nonce, issuer and signature. The transaction begins after Google has answered. */
export async function finishGoogleSignIn(request: Request, origin: Origin): Promise<GoogleEnd> {
  const cookies = [clearedCookie(googleStateCookieName())]
  if (!isGoogleConfigured())
    return { to: googleProblemAddress('missing', 'sign-in', null), cookies, signedIn: null, problem: 'missing' }
  try {
    const { signedIn, next } = await inLateTransaction({ address: origin.address, patienceMs }, () =>
      answerGoogle(request, origin),
    )
    logger.info(signedIn.flash === 'googleSignedUp' ? 'signed up with google' : 'signed in with google', {
      userId: signedIn.userId,
    })
    return { to: next ?? (signedIn.flash === 'googleSignedUp' ? welcomePath : '/'), cookies, signedIn }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === error || error instanceof TooLate)
      logger.info('google sign-in refused', { problem: refused.problem, log: refused.message })
    else logger.error('google sign-in failed', errorFields(error))
    return {
      to: googleProblemAddress(refused.problem, refused.tab, refused.next),
      cookies,
      signedIn: null,
      problem: refused.problem,
    }
  }
}

class GoogleRefusal extends Error {
  readonly problem: GoogleProblem
  readonly tab: AuthTab
  readonly next: string | null
  constructor(problem: GoogleProblem, search = new URLSearchParams(), log: string = problem) {
    super(log)
    this.problem = problem
    this.tab = tabOf(search)
    this.next = safePath(search.get('next'))
  }
}

function refusalOf(error: unknown): GoogleRefusal {
  if (error instanceof GoogleRefusal) return error
  return new GoogleRefusal(error instanceof TooLate || asAppError(error) ? 'unreachable' : 'failed')
}

async function answerGoogle(
  request: Request,
  origin: Origin,
): Promise<{ signedIn: SignedIn & { flash: FlashCode }; next: string | null }> {
  const auth = await getGoogleAuth(admitGoogle)
  const headers = new Headers(origin.headers)
  const state = readCookie(request, googleStateCookieName())
  if (state) headers.set('Cookie', `${googleStateCookieName()}=${state}`)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const response = await auth.api.callbackOAuth({
    params: { id: 'google' },
    query,
    headers,
    method: 'GET',
    asResponse: true,
  })
  const location = response.headers.get('Location')
  if (!location) throw new GoogleRefusal(await codeOfBody(response))
  const { pathname, searchParams } = new URL(location, 'http://own.invalid')
  if (pathname !== signedInPath && pathname !== signedUpPath) {
    const code = searchParams.get('error') ?? ''
    throw new GoogleRefusal(problemOf(code), searchParams, code)
  }
  const transaction = await beginScope()
  const session = sessionCookies(response.headers)
  const person = await sessionOwner(transaction, session)
  const isNew = pathname === signedUpPath
  if (wasGoogleJoined())
    await queueMail(transaction, {
      to: person.email,
      language: origin.locale,
      template: 'google_joined',
      variables: { name: person.name },
      userId: person.userId,
    })
  if (isNew) await welcome(transaction, person.userId, origin.locale)
  const flash = isNew ? 'googleSignedUp' : wasPasswordRemoved() ? 'googlePasswordRemoved' : 'googleSignedIn'
  const begun = { cookies: session, awaitsCode: isCodeAwaited() }
  const signedIn = signedInAs(person.userId, person.email, begun, origin)
  return { signedIn: { ...signedIn, flash }, next: safePath(searchParams.get('next')) }
}

async function sessionOwner(
  transaction: Transaction,
  cookies: readonly string[],
): Promise<{ userId: string; email: string; name: string }> {
  const value = cookies[0]?.slice(sessionCookieName().length + 1).split(';')[0] ?? ''
  const token = verifySessionCookie(value, getAuthSecret())
  const [row] = token
    ? await transaction
        .select({ userId: users.id, email: users.email, name: users.name })
        .from(authSessions)
        .innerJoin(users, eq(users.id, authSessions.userId))
        .where(eq(authSessions.token, hashToken(token)))
    : []
  if (!row) throw new Error('better-auth left no session')
  return row
}

const problems: Readonly<Record<string, GoogleProblem>> = {
  access_denied: 'cancelled',
  ACCOUNT_BANNED: 'banned',
  [googleUnverifiedCode]: 'unverified',
  [googleKeptCode]: 'kept',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
}

const problemOf = (code: string): GoogleProblem => (Object.hasOwn(problems, code) ? problems[code]! : 'failed')

async function codeOfBody(response: Response): Promise<GoogleProblem> {
  const body: unknown = await response.json().catch(() => null)
  return problemOf(body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : '')
}
