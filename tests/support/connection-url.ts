import type { PostgresConnection } from '#server/postgres/embedded.ts'

/** The connection as a DATABASE_URL, for a server that a test starts as a process of its own. */
export function stringifyConnection({ host, port, user, password, database }: PostgresConnection): string {
  const url = new URL('postgres://localhost')
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  url.pathname = `/${encodeURIComponent(database)}`
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  url.port = String(port)
  return url.href
}
