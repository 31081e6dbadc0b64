import { createContext, redirect } from 'react-router'
import { authAddress } from '#app/features/account/auth-address.ts'
import type { MiddlewareFunction } from 'react-router'
import type { UsesByReader } from '#app/platform/auth/find-session.server.ts'
import { sessionCookieName } from '#app/platform/auth/session-cookie.server.ts'
import { readCookie } from '#app/platform/cookies.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { asAppError, errorResponse } from '#app/platform/handled.server.ts'
import { factsContext, guestContext, viewerContext } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { consumeLimits, refuseRest } from '#app/platform/rate-limits/consume.server.ts'
import type { Counted, Use } from '#app/platform/rate-limits/consume.server.ts'
import { limits } from '#app/platform/rate-limits/limits.ts'
import type { LimitName } from '#app/platform/rate-limits/limits.ts'
import { routePolicies } from '#app/routes.policy.ts'
import type { RoutePolicy, Who } from '#app/routes.policy.ts'
import { AppError } from '#app/shared/app-error.ts'

export const policyMiddleware: MiddlewareFunction<Response> = async (
  { request, url, context, pattern: matched },
  next,
) => {
  const policy = policyOf(matched)
  const viewer = context.get(viewerContext)
  try {
    if (!policy) throw new AppError('notFound', { log: `no policy for ${matched}` })
    const writes = isWrite(request)
    if (writes && !policy.write) throw new AppError('notFound', { log: `${matched} takes no ${request.method}` })
    const { address, refusal } = context.get(factsContext)
    if (refusal) return next()
    const counted = context.get(countedContext)
    if (counted) await refuseRest(counted)
    else await consumeLimits(usesOf(request, policy, writes, viewer, context.get(guestContext), address))
    admit(writes ? policy.write!.who : policy.read, viewer, request, url, policy)
  } catch (error) {
    const known = asAppError(error)
    throw known ? errorResponse(context, known, viewer) : error
  }
  return next()
}

/** What was counted along with the session, in one statement. */
export const countedContext = createContext<Counted | undefined>(undefined)

/** React Router omits the leading slash. */
function policyOf(matched: string): RoutePolicy | undefined {
  const pattern = `/${matched.replace(/^\//, '')}`
  return Object.hasOwn(routePolicies, pattern) ? routePolicies[pattern] : undefined
}

const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD'

/** Undefined where nothing is counted because the request will be refused. */
export function usesByReader(
  request: Request,
  matched: string,
  guest: string | null,
  address: string,
): UsesByReader | undefined {
  const policy = policyOf(matched)
  const writes = isWrite(request)
  if (!policy || (writes && !policy.write)) return undefined
  const of = (viewer: Pick<Viewer, 'userId'> | null) => usesOf(request, policy, writes, viewer, guest, address)
  return { member: of({ userId: '' }), others: of(null) }
}

/** @throws AppError, or a redirect to sign in that leads back to `url`. Owner, player and maker are checked inside. */
function admit(who: Who, viewer: Viewer | null, request: Request, url: URL, { promises }: RoutePolicy): void {
  if (who === 'anyone' || who === 'player' || who === 'maker') return
  if (!viewer) {
    if (request.method !== 'GET') throw new AppError('notSignedIn')
    // Somebody whose session has ended already has an account
    const isNew = promises && readCookie(request, sessionCookieName()) === undefined
    throw redirect(authAddress(isNew ? 'sign-up' : 'sign-in', url.pathname + url.search))
  }
  const passes =
    who === 'member' ||
    who === 'owner' ||
    viewer.role === 'admin' ||
    (who === 'moderator' && viewer.role === 'moderator')
  if (!passes) throw redirect(viewer.awaitsSecondFactor ? '/account/security' : '/')
}

export function usesOf(
  request: Request,
  policy: RoutePolicy,
  writes: boolean,
  viewer: Pick<Viewer, 'userId'> | null,
  guest: string | null,
  address: string,
): Use[] {
  const url = new URL(request.url)
  const named: LimitName[] = []
  if (writes && policy.write)
    named.push(...[typeof policy.write.limit === 'function' ? policy.write.limit(url) : policy.write.limit].flat())
  else if (policy.readLimit && url.searchParams.get(policy.readLimit.parameter)) named.push(policy.readLimit.limit)
  // A classroom plays behind one address: playing and pictures count against wider limits than the general one
  named.push(...(policy.instead ?? ['anyRequest', 'anyMemberRequest']))
  // A limit may be named twice, but one statement cannot count a row twice
  return [...new Set(named)].flatMap((name) => keysOf(name, viewer, guest, address).map((key) => ({ name, key })))
}

/** `user` limits count the person, or the address when nobody is signed in; `subject` is counted inside. */
function keysOf(
  name: LimitName,
  viewer: Pick<Viewer, 'userId'> | null,
  guest: string | null,
  address: string,
): string[] {
  const per: readonly string[] = limits[name].per
  const keys: string[] = []
  if (per.includes('address')) keys.push(`address:${address}`)
  const known = viewer ? `user:${viewer.userId}` : guest ? `guest:${guestHash(guest)}` : null
  if (known !== null && (per.includes('player') || per.includes('knownPlayer'))) keys.push(known)
  if (known === null && per.includes('player')) keys.push(`address:${address}`)
  if (per.includes('user') && viewer) keys.push(`user:${viewer.userId}`)
  return keys
}
