import { exportProject } from '#app/features/studio/exchange/export-project.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { answered } from './json-answer.server.ts'
import type { Route } from './+types/project'

/** `GET /api/projects/<id>`: the whole project as a zip to save. */
export const loader = answered(async ({ request, context, params }: Route.LoaderArgs) => {
  const zip = await exportProject({ database: getDatabase(), storage: getStorage() }, requireMember(context), params.id)
  return new Response(request.method === 'HEAD' ? null : zip.stream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${zip.name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
})
