/** Finds the pattern that a path matches, so that metrics and logs name routes and never what is in an address.
 * @param patterns as in the routes' policies: `/adventure/:id` */
export function routeFinder(patterns: Iterable<string>): (path: string) => string {
  const known = [...patterns]
    .map((pattern) => ({ pattern, parts: pattern.split('/').filter(Boolean) }))
    .toSorted((a, b) => vagueness(a.parts) - vagueness(b.parts))
  const matches = (parts: readonly string[], given: readonly string[]): boolean =>
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  return (path) => {
    const given = path
      .replace(/(?:\/_root)?\.data$/, '')
      .split('/')
      .filter(Boolean)
    return known.find(({ parts }) => matches(parts, given))?.pattern ?? '/*'
  }
}

/** A pattern with words comes before one that takes anything there. */
const vagueness = (parts: readonly string[]): number => parts.filter((part) => part.startsWith(':')).length
