import type { RoutePolicy } from '#app/routes.policy.ts'
import { matchesParts } from '#app/shared/path-pattern.ts'

/** What visitors may see and views are counted of; files for robots are no pages. */
export const isPublicPage = (path: string, policies: Readonly<Record<string, RoutePolicy>>): boolean =>
  Object.entries(policies).some(
    ([pattern, { cache }]) =>
      cache && !cache.uncounted && !isFile(pattern) && matchesParts(pattern.split('/').filter(Boolean), path),
  )

/** Files for robots are the only patterns that end like a file. */
const isFile = (pattern: string): boolean => /\.\w+$/.test(pattern)
