type Level = 'debug' | 'info' | 'warn' | 'error'
const order: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 }

// Read directly: the environment module reports its refusals through the log
const threshold = order[(process.env.LOG_LEVEL as Level) in order ? (process.env.LOG_LEVEL as Level) : 'info']

function write(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (order[level] < threshold) return
  const line = JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })
  if (level === 'error' || level === 'warn') process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

/** One JSON object per line. Never pass it request bodies, cookies, answers or mail texts. */
export const logger = {
  debug: (message: string, fields?: Record<string, unknown>) => write('debug', message, fields),
  info: (message: string, fields?: Record<string, unknown>) => write('info', message, fields),
  warn: (message: string, fields?: Record<string, unknown>) => write('warn', message, fields),
  error: (message: string, fields?: Record<string, unknown>) => write('error', message, fields),
}

/** Drizzle puts a statement's values (answers, mail texts, hashes) into its error; only the statement is kept. */
const withoutValues = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')

export function errorFields(error: unknown): Record<string, unknown> {
  if (typeof error === 'object' && error !== null && !(error instanceof Error)) return thrownFields(error)
  if (!(error instanceof Error)) return { error: String(error) }
  return {
    error: withoutValues(error.message),
    stack: withoutValues(error.stack),
    ...(error.cause ? { cause: errorFields(error.cause) } : {}),
  }
}

/** What React Router throws is not an Error: we log only its status and cause. */
function thrownFields(thrown: object): Record<string, unknown> {
  const { status, init, error } = thrown as { status?: unknown; init?: { status?: unknown } | null; error?: unknown }
  return {
    error: `a thrown ${thrown.constructor?.name ?? 'object'}`,
    status: status ?? init?.status,
    ...(error === undefined ? {} : { cause: errorFields(error) }),
  }
}

/** The status of a thrown response, such as 404 for an unknown page; undefined for anything else. */
export function thrownStatus(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return undefined
  const { status, init } = thrown as { status?: unknown; init?: { status?: unknown } | null }
  const found = status ?? init?.status
  return typeof found === 'number' ? found : undefined
}
