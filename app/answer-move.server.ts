import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { policyMiddleware } from '#app/routes/middleware/policy.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { action } from '#app/routes/play/commands.ts'
import { AppError, presentError } from '#app/shared/app-error.ts'

type MiddlewareArguments = Parameters<MiddlewareFunction<Response>>[0]

const pattern = 'api/runs/:runId/commands'

/**
 * A move of a game, straight to its action: who asks, the policy and the limits are the same middleware as everywhere, but nothing
 * is matched or rendered. Moves are by far the most frequent requests, and React Router's way round costs as much as the move.
 */
export async function answerMove(request: Request, context: RouterContextProvider, runId: string): Promise<Response> {
  const given = { request, context, params: { runId }, pattern, url: new URL(request.url) } as MiddlewareArguments & Parameters<typeof action>[0]
  try {
    return await viewerAndPolicy(given, () => action(given))
  } catch (thrown) {
    return refusal(thrown, request)
  }
}

async function viewerAndPolicy(given: MiddlewareArguments, act: () => Promise<Response>): Promise<Response> {
  const answer = await viewerMiddleware(given, async () => (await policyMiddleware(given, act)) as Response)
  return answer as Response
}

/** What middleware throws is data with a status, or a Response; anything else is a fault of ours. */
function refusal(thrown: unknown, request: Request): Response {
  if (thrown instanceof Response) return thrown
  const { data, init } = (thrown ?? {}) as { data?: unknown; init?: ResponseInit | null }
  if (data !== undefined && init) return Response.json(data, init)
  logger.error('request failed', { method: request.method, path: new URL(request.url).pathname, ...errorFields(thrown) })
  return Response.json({ error: presentError(new AppError('unexpected')) }, { status: 500 })
}
