import type { ServerResponse } from 'node:http'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { openRunStream } from '#app/features/play/live/open-run-stream.server.ts'
import { guestInGroup } from '#app/features/play/runs/group-of-run.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { memberOwner } from '#app/platform/realtime/session-ends.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { policyMiddleware } from '#app/routes/middleware/policy.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { AppError } from '#app/shared/app-error.ts'

export type RawAnswer = { response: ServerResponse; headers: Readonly<Record<string, string>> }

type Given = Parameters<MiddlewareFunction<Response>>[0] & {
  request: Request
  params: { runId: string }
  raw: RawAnswer
}

const pattern = 'api/runs/:runId/events'

/** @returns a response when the stream is refused; null when it has begun */
export async function answerRunStream(
  request: Request,
  context: RouterContextProvider,
  runId: string,
  raw: RawAnswer,
): Promise<Response | null> {
  const answer = await stream({ request, context, params: { runId }, pattern, url: new URL(request.url), raw } as Given)
  return raw.response.headersSent ? null : answer
}

const stream = answered(
  async (given: Given): Promise<Response> =>
    (await viewerMiddleware(
      given,
      async () => (await policyMiddleware(given, () => open(given))) as Response,
    )) as Response,
)

async function open({ request, context, params, raw }: Given): Promise<Response> {
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method !== 'GET')
    throw new AppError('notFound')
  const viewer = getViewer(context)
  const person = answererOf(context)
  const isMember = viewer && (await guestInGroup(person, params.runId)) === null
  const owner = isMember ? memberOwner(viewer) : { person: `guest:${person.guestHash}`, userId: null, session: null }
  await openRunStream({ runId: params.runId, person, owner, request, ...raw })
  return new Response(null, { status: 204 })
}
