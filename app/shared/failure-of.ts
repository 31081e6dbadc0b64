import { AppError, errorStatus } from './app-error.ts'
import type { ErrorCode } from './app-error.ts'
import { isRecord } from './record.ts'

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** Proxies and the access policy answer with a status only. */
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

/** @param ofStatus codes of statuses that mean something else here */
export function failureOf(status: number, body: unknown, ofStatus: Readonly<Record<number, ErrorCode>> = {}): AppError {
  const { code, retryAfter } = isRecord(body) && isRecord(body.error) ? body.error : {}
  return new AppError(
    isCode(code) ? code : (ofStatus[status] ?? codeOfStatus[status] ?? 'unexpected'),
    typeof retryAfter === 'number' ? { retryAfter } : {},
  )
}
