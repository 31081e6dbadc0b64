import { count } from './metrics.server.ts'
import { sayOften } from './often.server.ts'

/** @param limit its name, never whose it is */
export function noteLimit(limit: string): void {
  count('whodini_limits_total', limit)
  sayOften('a limit refused requests', { limit })
}

export const noteUnavailable = (cause: string): void => sayOften('requests could not be served', { cause })
