import { errorStatus } from './app-error.ts'
import type { ErrorCode, PresentedError } from './app-error.ts'

export type Failed = { status: 'unreachable' } | { status: 'failed'; error: PresentedError }

/** What an answer of JSON would have said: a proxy or the route's guard answers with a bare status. */
export function failureOf(status: number): Failed {
  if (status === 429 || status >= 502) return { status: 'unreachable' }
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((each) => errorStatus[each] === status) ?? 'unexpected'
  return { status: 'failed', error: { code, params: {} } }
}
