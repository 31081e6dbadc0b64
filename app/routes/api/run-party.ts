import { actInParty, findParty } from '#app/features/play/party/act-in-party.server.ts'
import { partyRequestSchema } from '#app/features/play/party/party-request.schema.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { parseRequest } from '#app/features/play/runs/run-request.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered, jsonAnswer } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/run-party.ts'

export const loader = answered(async ({ params, context }: Route.LoaderArgs) =>
  jsonAnswer(await findParty(answererOf(context), params.runId)),
)

export const action = answered(async ({ request, params, context }: Route.ActionArgs) => {
  const asked = parseRequest(await request.text(), partyRequestSchema)
  const party = await actInParty(getDatabase(), answererOf(context), params.runId, asked)
  return party
    ? jsonAnswer(party)
    : new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
})
