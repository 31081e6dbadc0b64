import { EditorFailed, EditorFrame, editorMeta } from './editor-frame.tsx'
import { loadKit } from './load-draft.server.ts'
import { dinnerPanels } from '#app/features/studio/editor/components/dinner-panels.ts'
import { m } from '#app/i18n/generated/messages.js'
import { handled } from '#app/platform/handled.server.ts'
import { loadOrKeep } from './kept-draft.ts'
import type { Route } from './+types/mystery-dinner.ts'

export { revalidatesEditor as shouldRevalidate } from './editor-frame.tsx'

export const loader = handled(async (asked: Route.LoaderArgs) => loadKit('mystery-dinner', asked))

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadOrKeep(asked)

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  editorMeta(loaderData, location.pathname, m.studio_kit_missing_title())

export default function MysteryDinner({ loaderData }: Route.ComponentProps) {
  return <EditorFrame loaded={loaderData} page="kit" panels={dinnerPanels} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <EditorFailed error={error} missing={m.studio_kit_missing_title()} />
)
