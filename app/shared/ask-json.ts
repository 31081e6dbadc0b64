import { AppError, errorStatus } from './app-error.ts'
import type { ErrorCode } from './app-error.ts'
import { isRecord } from './record.ts'

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** A proxy or the access policy answers with a status alone. */
function codeIn(status: number, body: unknown): ErrorCode {
  const told = isRecord(body) && isRecord(body.error) ? body.error.code : undefined
  if (isCode(told)) return told
  return (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status) ?? 'unexpected'
}

/** GET without a body, else POST. @throws AppError of the server; offline, also when `signal` ended it */
export async function askJson(address: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new AppError('offline', { cause: error })
  })
  const told: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new AppError(codeIn(response.status, told))
  return told
}
