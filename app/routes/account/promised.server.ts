import type { Promised } from '#app/features/account/auth-address.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { pathMatcher } from '#app/shared/path-pattern.ts'

const promising = Object.entries(routePolicies).flatMap(([pattern, { promises }]) =>
  promises ? [{ matches: pathMatcher(pattern), promises }] : [],
)

/** What somebody sent to the account page on the way to `next` wanted to do. */
export function promisedAt(next: string | null): Promised | null {
  if (next === null) return null
  const path = next.split(/[?#]/u)[0]!
  return promising.find(({ matches }) => matches(path))?.promises ?? null
}
