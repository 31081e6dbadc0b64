import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { policyMiddleware } from '#app/routes/middleware/policy.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { action } from '#app/routes/api/run-commands.ts'

type Given = Parameters<MiddlewareFunction<Response>>[0] & Parameters<typeof action>[0]

const pattern = 'api/runs/:runId/commands'

/** Bypasses React Router, which costs as much as the move itself: moves are by far the most frequent requests. */
export function answerMove(request: Request, context: RouterContextProvider, runId: string): Promise<Response> {
  return move({ request, context, params: { runId }, pattern, url: new URL(request.url) } as Given)
}

const move = answered(async (given: Given): Promise<Response> => {
  const answer = await viewerMiddleware(
    given,
    async () => (await policyMiddleware(given, () => action(given))) as Response,
  )
  return answer as Response
})
