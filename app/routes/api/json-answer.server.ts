import { isClientGone } from '#app/platform/client-gone.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'

const neverKept = { 'Cache-Control': 'private, no-store' }

/** It may contain personal data, so no cache may store it. */
export const jsonAnswer = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response =>
  Response.json(body, { status: init.status ?? 200, headers: { ...neverKept, ...init.headers } })

/** Every error becomes `{ error: { code } }` with its status; React Router would lose the code. */
export function answered<Args extends { request: Request }>(
  run: (args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      return refusalOf(error, args.request)
    }
  }
}

function refusalOf(thrown: unknown, request: Request): Response {
  if (thrown instanceof Response) return thrown
  const { data, init } = (thrown ?? {}) as { data?: unknown; init?: ResponseInit | null }
  if (data !== undefined && init)
    return jsonAnswer(data, { status: init.status ?? 200, headers: Object.fromEntries(new Headers(init.headers)) })
  const known = asAppError(thrown)
  if (known?.log) logger.debug('refused', { code: known.code, log: known.log })
  if (!known && !isClientGone(thrown, request))
    logger.error('request failed', {
      method: request.method,
      path: new URL(request.url).pathname,
      ...errorFields(thrown),
    })
  const told = known ?? new AppError('unexpected')
  return jsonAnswer({ error: presentError(told) }, { status: told.status, headers: retryAfterHeader(told.retryAfter) })
}
