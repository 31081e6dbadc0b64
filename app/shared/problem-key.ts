import { errorStatus } from './app-error.ts'
import type { AppError, ErrorCode } from './app-error.ts'

/** An error as the answer to a form names it; when too much was asked, with the seconds to wait: `slowDown:40`. */
export const problemKey = ({ code, retryAfter }: Pick<AppError, 'code' | 'retryAfter'>): string =>
  code === 'slowDown' && retryAfter !== undefined ? `${code}:${retryAfter}` : code

/** @param key also what no error is called */
export function readProblem(key: string): { code: ErrorCode; wait: number | undefined } {
  const [code = '', wait] = key.split(':')
  return {
    code: Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'unexpected',
    wait: wait === undefined || !/^\d+$/.test(wait) ? undefined : Number(wait),
  }
}
