import { compareVersion } from '#app/features/studio/changes/compare-version.server.ts'
import { listChanges, listSinceSeen } from '#app/features/studio/changes/changes.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/changes'

/** What others changed since the reader has looked; with `all`, everything that is kept, before `olderThan`; with
 * `version`, how the draft differs from that one. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const asked = new URL(request.url).searchParams
  const adventureId = params.id
  const versionId = asked.get('version')
  if (versionId !== null) return jsonAnswer(await compareVersion(getDatabase(), member, { adventureId, versionId }))
  return jsonAnswer(
    asked.has('all')
      ? await listChanges(getDatabase(), member, { adventureId, olderThan: asked.get('olderThan') })
      : await listSinceSeen(getDatabase(), member, adventureId),
  )
})
