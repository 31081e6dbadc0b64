import type { PostgresConnection } from '#server/postgres/embedded.ts'

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
