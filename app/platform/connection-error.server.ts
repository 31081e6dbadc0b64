const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  // A statement took longer than anybody waits for it
  '57014',
  // The database's disk is full or failing
  '53100',
  '58030',
])
const connectionTexts =
  /^(Connection terminated|Query read timeout|Client was closed and is not queryable|timeout exceeded when trying to connect|Client has encountered a connection error|database ".*" is not currently accepting connections)/

const causes: readonly [cause: string, codes: RegExp, texts: RegExp][] = [
  ['no connection was free', /^53300$/, /^timeout exceeded when trying to connect/],
  ['a statement took too long', /^57014$/, /^Query read timeout/],
  ['the disk of the database is full or failing', /^(?:53100|58030)$/, /^$/],
]

/** In words for the log, without what was asked. */
export function causeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, message } = at as Error & { code?: unknown }
    const known = causes.find(([, codes, texts]) => codes.test(String(code)) || texts.test(message))
    if (known) return known[0]
  }
  return 'the database is away'
}

export function isConnectionError(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code
    if ((typeof code === 'string' && connectionCodes.has(code)) || connectionTexts.test(at.message)) return true
  }
  return false
}
