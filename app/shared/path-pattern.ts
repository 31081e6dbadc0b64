/* Patterns as in the routes' policies: `/adventure/:id`. */

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

const isNamed = (part: string): boolean => part.startsWith(':')

// Not where they are used: each request would make them anew for each pattern
const value = /^[\w-]+$/
const anything = /./s

const fits = (parts: readonly string[], given: readonly string[], named: RegExp): boolean =>
  parts.length === given.length &&
  parts.every((part, at) => (isNamed(part) ? named.test(given[at]!) : part === given[at]))

/** No other spelling of the path (a trailing slash, letters as `%61`) matches. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const parts = partsOf(pattern)
  return (path) => fits(parts, path === '/' ? [] : path.slice(1).split('/'), value)
}

/** Finds the pattern that a path matches, so that metrics and logs name routes and never what is in an address. */
export function routeFinder(patterns: Iterable<string>): (path: string) => string {
  const known = [...patterns]
    .map((pattern) => ({ pattern, parts: partsOf(pattern) }))
    .toSorted((a, b) => vagueness(a.parts) - vagueness(b.parts))
  return (path) => {
    const given = partsOf(path.replace(/(?:\/_root)?\.data$/, ''))
    return known.find(({ parts }) => fits(parts, given, anything))?.pattern ?? '/*'
  }
}

/** A pattern with words comes before one that takes anything there. */
const vagueness = (parts: readonly string[]): number => parts.filter(isNamed).length
