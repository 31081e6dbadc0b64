import { STATUS_CODES } from 'node:http'
import { data, isRouteErrorResponse } from 'react-router'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { causeOf, isConnectionError } from './connection-error.server.ts'
import { getViewer, waitContext } from './request-context.server.ts'
import type { Context, Viewer } from './request-context.server.ts'
import { errorFields, logger } from './log.server.ts'
import { noteUnavailable } from './refusals.server.ts'

/** An error page has no loader data: the error response carries who is reading it. */
export function errorResponse(context: Context, error: AppError, viewer: Viewer | null = null) {
  context.set(waitContext, error.retryAfter ?? null)
  const reader = viewer && { viewer: { id: viewer.userId, name: viewer.name, role: viewer.role } }
  return data(
    { error: presentError(error), ...reader },
    // Without a text, the router says "Internal Server Error" whatever the status
    { status: error.status, statusText: STATUS_CODES[error.status] ?? '', headers: retryAfterHeader(error.retryAfter) },
  )
}

/** Several layers may look at one error on its way out. */
const noted = new WeakSet<AppError>()

export function asAppError(error: unknown): AppError | undefined {
  const isLost = !(error instanceof AppError) && isConnectionError(error)
  const known = isLost ? new AppError('unavailable', { retryAfter: 5, cause: error }) : error
  if (!(known instanceof AppError)) return undefined
  const cause = isLost ? causeOf(error) : (known.log ?? known.code)
  // Without any more words it is how the ready page of a refusal is made
  if (known.status === 503 && cause !== 'unavailable' && !noted.has(known)) {
    noted.add(known)
    noteUnavailable(cause)
  }
  return known
}

/** Logs unknown errors. @param log what failed */
export function failureOf(error: unknown, log: string): AppError {
  const known = asAppError(error)
  if (!known) logger.error(log, errorFields(error))
  return known ?? new AppError('unexpected')
}

/** Turns an AppError into a response with its status; redirects and unknown errors pass through. */
export function handled<Args extends { context: Context }, Result>(
  run: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error)) throw error
      const known = asAppError(error)
      if (!known) throw error
      if (known.log) logger.debug('refused', { code: known.code, log: known.log })
      throw errorResponse(args.context, known, getViewer(args.context))
    }
  }
}
