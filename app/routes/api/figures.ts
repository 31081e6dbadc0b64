import { readFigures } from '#app/features/studio/figures/read-figures.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/figures'

export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const edition = Number(new URL(request.url).searchParams.get('edition'))
  return jsonAnswer(await readFigures(getDatabase(), requireMember(context), { adventureId: params.id, edition }))
})
