import { AppError } from './app-error.ts'
import type { ErrorCode } from './app-error.ts'
import { failureOf } from './failure-of.ts'

type Asking = { signal?: AbortSignal; ofStatus?: Readonly<Record<number, ErrorCode>> }

/** GET without a body, else POST. @param ofStatus as in `failureOf` @throws AppError from the server; offline or
 * unavailable, also when `signal` ended it */
export async function askJson(address: string, body?: object, { signal, ofStatus }: Asking = {}): Promise<unknown> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new AppError(navigator.onLine === false ? 'offline' : 'unavailable', { cause: error })
  })
  const told: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failureOf(response.status, told, ofStatus)
  return told
}
