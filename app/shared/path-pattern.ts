/** No other spelling of the path (a trailing slash, letters as `%61`) matches. @param parts of `/a/:id` */
export function matchesParts(parts: readonly string[], path: string): boolean {
  const given = path === '/' ? [] : path.slice(1).split('/')
  return (
    given.length === parts.length &&
    parts.every((part, i) => (part.startsWith(':') ? /^[\w-]+$/.test(given[i]!) : part === given[i]))
  )
}
