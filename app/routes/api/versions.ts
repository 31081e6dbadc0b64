import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import {
  performVersionCommand,
  statusOfVersions,
} from '#app/features/studio/versions/perform-version-command.server.ts'
import { listVersions } from '#app/features/studio/versions/version.queries.server.ts'
import type { VersionsResult } from '#app/features/studio/versions/version-view.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/versions'

export const loader = answered(async ({ context, params }: Route.LoaderArgs) => {
  const versions = await listVersions(getDatabase(), requireMember(context), { adventureId: params.id })
  return jsonAnswer({ status: 'listed', versions } satisfies VersionsResult)
})

/** Handles every command on kept versions, distinguished by `intent`. */
export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const result = await performVersionCommand(getDatabase(), requireMember(context), params.id, await readJson(request))
  return jsonAnswer(result, { status: statusOfVersions(result) })
})
