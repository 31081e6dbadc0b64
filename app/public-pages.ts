import type { RoutePolicy } from '#app/routes.policy.ts'
import { pathMatcher } from '#app/shared/path-pattern.ts'

/** Pages that visitors may see and whose views are counted; files for robots are not pages. */
export const isPublicPage = (path: string, policies: Readonly<Record<string, RoutePolicy>>): boolean =>
  Object.entries(policies).some(
    ([pattern, { cache }]) => cache && !cache.uncounted && !isFile(pattern) && pathMatcher(pattern)(path),
  )

/** Only the patterns of files for robots end with a file extension. */
const isFile = (pattern: string): boolean => /\.\w+$/.test(pattern)
