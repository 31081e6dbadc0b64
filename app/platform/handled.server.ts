import { data, isRouteErrorResponse } from 'react-router'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { isConnectionError } from './connection-error.server.ts'
import { errorFields, logger } from './log.server.ts'

/** The Response-like form of an AppError that React Router shows in the nearest error boundary, with the right status. */
export function errorResponse(error: AppError) {
  return data({ error: presentError(error) }, { status: error.status, headers: retryAfterHeader(error.retryAfter) })
}

/** An AppError for whatever was thrown, or undefined when it is nothing that we know. A lost database is "unavailable". */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isConnectionError(error)) return new AppError('unavailable', { retryAfter: 5, cause: error })
  return undefined
}

/**
 * What a form says of whatever kept it from being carried out, so that nothing typed is lost: a code, a status, when to try again. What is
 * nothing that we know stands in the log.
 * @param log what failed, in the log's words
 */
export function failureOf(error: unknown, log: string): AppError {
  const known = asAppError(error)
  if (!known) logger.error(log, errorFields(error))
  return known ?? new AppError('unexpected')
}

/**
 * Wraps a loader or action: errors that use-cases throw on purpose become answers with their status and code. Redirects,
 * other Responses and unknown errors pass through; React Router logs the latter and answers 500 without their text.
 */
export function handled<Args, Result>(run: (args: Args) => Promise<Result>): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error)) throw error
      const known = asAppError(error)
      if (!known) throw error
      if (known.log) logger.debug('refused', { code: known.code, log: known.log })
      throw errorResponse(known)
    }
  }
}
