import { errorStatus } from './app-error.ts'
import type { AppError, ErrorCode } from './app-error.ts'

/** An error as a form's response names it; for too many requests, with the seconds to wait: `slowDown:40`. */
export const problemKey = ({ code, retryAfter }: Pick<AppError, 'code' | 'retryAfter'>): string =>
  code === 'slowDown' && retryAfter !== undefined ? `${code}:${retryAfter}` : code

/** @param key may also be no error's name */
export function readProblem(key: string): { code: ErrorCode; wait: number | undefined } {
  const [code = '', wait] = key.split(':')
  return {
    code: Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'unexpected',
    wait: wait === undefined || !/^\d+$/.test(wait) ? undefined : Number(wait),
  }
}
