import { redirect } from 'react-router'
import { may } from '#app/features/drafts/draft.policy.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/editor.ts'

type Asked = Pick<Route.LoaderArgs, 'context' | 'params'>

export const loadDraft = ({ context, params }: Asked): Promise<LoadedDraft> =>
  getDraft(getDatabase(), requireMember(context), { adventureId: params.id })

/** @throws a redirect to the right editor when the project is of another kind */
export async function loadKit(kind: Kind, asked: Asked): Promise<LoadedDraft> {
  const loaded = await loadDraft(asked)
  const details = loaded.draft.rows.details[0] as DetailsRow
  if (details.kind !== kind) throw redirect(editorPath(details.kind, details.id))
  // Their tabs are all on the other page
  if (!may(loaded.facts.role, 'edit')) throw redirect(`/editor/${details.id}`)
  return loaded
}
