import { EditorFailed, EditorFrame, editorMeta } from './editor-frame.tsx'
import { loadDraft } from './load-draft.server.ts'
import { statusOf } from '#app/features/studio/draft/editor-result.ts'
import { editorPanels } from '#app/features/studio/editor/components/editor-panels.ts'
import { performRequest } from '#app/features/studio/editor/perform-request.server.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { loadOrKeep } from './kept-draft.ts'
import type { Route } from './+types/editor.ts'

export { revalidatesEditor as shouldRevalidate } from './editor-frame.tsx'

/** A save is answered here as JSON, before a page would be rendered for it; the kits' editors post here too. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => (args.request.method === 'POST' ? save(args) : next()),
]

const save = handled(async ({ request, context, params }: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>) => {
  const result = await performRequest(getDatabase(), requireMember(context), params.id, await readJson(request))
  return Response.json(result, { status: statusOf(result), headers: { 'Cache-Control': 'no-store' } })
})

export const loader = handled(async (asked: Route.LoaderArgs) => loadDraft(asked))

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadOrKeep(asked)

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  editorMeta(loaderData, location.pathname, m.studio_missing_title())

export default function Editor({ loaderData }: Route.ComponentProps) {
  return <EditorFrame loaded={loaderData} page="editor" panels={editorPanels} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <EditorFailed error={error} missing={m.studio_missing_title()} />
)
