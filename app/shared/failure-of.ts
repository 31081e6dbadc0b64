import { AppError, errorStatus } from './app-error.ts'
import type { ErrorCode, ErrorParams, PresentedError } from './app-error.ts'
import { isRecord } from './record.ts'

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** Proxies and the access policy respond with a status only. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'notSignedIn',
  403: 'notAllowed',
  404: 'notFound',
  413: 'tooLarge',
  429: 'slowDown',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** @param ofStatus codes for statuses that mean something else here @param wait the header `Retry-After` */
export function failureOf(
  status: number,
  body: unknown,
  ofStatus: Readonly<Record<number, ErrorCode>> = {},
  wait: string | null = null,
): AppError {
  const { code, retryAfter, params } = isRecord(body) && isRecord(body.error) ? body.error : {}
  const seconds = typeof retryAfter === 'number' ? retryAfter : Number(wait)
  return new AppError(isCode(code) ? code : (ofStatus[status] ?? codeOfStatus[status] ?? 'unexpected'), {
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
    ...(isRecord(params) ? { params: paramsIn(params) } : {}),
  })
}

const paramsIn = (params: Record<string, unknown>): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )

type Failed = { status: 'unreachable' } | { status: 'failed'; error: PresentedError }

/** What an answer of JSON would have said that came with a status only. */
export function failedBy(status: number): Failed {
  const { code } = failureOf(status, null)
  if (code === 'slowDown' || code === 'unavailable') return { status: 'unreachable' }
  return { status: 'failed', error: { code, params: {} } }
}
