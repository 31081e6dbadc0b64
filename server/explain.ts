import { format } from 'node:util'
import { DatabaseRefused } from '#app/platform/database/refuse-pooler.server.ts'
import { EnvironmentError } from '#app/platform/env.server.ts'
import { EmbeddedPostgresUnavailableError } from './postgres/binaries.ts'
import { say } from './log.ts'
import { DataDirectoryHeldError } from './postgres/claim.ts'

export function failStart(error: unknown): never {
  say(explanation(error) ?? format(error), 'error')
  process.exit(1)
}

function explanation(error: unknown): string | undefined {
  type Known = { code?: string; name?: string; port?: number; variable?: string }
  const { code, name, port, variable = 'PORT' } = error as Known
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or choose another port: ${variable}=${(port ?? 3000) + 1} npm start`
  if (code === 'EACCES' && port !== undefined)
    return `This user may not listen on port ${port}. Choose one above 1023: ${variable}=${variable === 'PORT' ? 3000 : 9464} npm start`
  const said =
    error instanceof EnvironmentError ||
    error instanceof DataDirectoryHeldError ||
    error instanceof EmbeddedPostgresUnavailableError ||
    error instanceof DatabaseRefused ||
    // Thrown by the bundle's own copy of the class
    (error instanceof Error && name === 'NewerDatabaseError')
  return said ? error.message : undefined
}
