import { isRouteErrorResponse } from 'react-router'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'

/** `isLost`: its reader may no longer read it, or it is gone. */
export type KeptDraft = LoadedDraft & { isLost?: true }

/** As they were loaded last, and for whom, by id, while their editor is open. */
const openDrafts = new Map<string, { loaded: LoadedDraft; user: string }>()

/** @returns ends it */
export function rememberDraft(loaded: LoadedDraft, user: string): () => void {
  const { id } = loaded.draft.rows.details[0]!
  openDrafts.set(id, { loaded, user })
  return () => void openDrafts.delete(id)
}

type Asked = { params: { id: string }; serverLoader: () => Promise<unknown> }

/** A page that asks again stays as it is while the server cannot answer, and when its reader has lost the draft: what
 * was just typed stands in it. */
export async function loadOrKeep({ params, serverLoader }: Asked): Promise<KeptDraft> {
  try {
    return (await serverLoader()) as LoadedDraft
  } catch (error) {
    const kept = openDrafts.get(params.id)
    if (kept && isPassing(error)) return kept.loaded
    if (!kept || !isRefused(error, kept.user)) throw error
    return { ...kept.loaded, isLost: true }
  }
}

/** No connection, too many requests or a server that is down: the next news asks again. */
const isPassing = (error: unknown): boolean =>
  !isRouteErrorResponse(error) || error.status === 429 || error.status >= 500

/** Somebody else who has signed in since sees nothing of it. */
const isRefused = (error: unknown, user: string): boolean =>
  isRouteErrorResponse(error) &&
  (error.status === 403 || error.status === 404) &&
  (error.data as { viewer?: { id: string | null } } | null)?.viewer?.id === user
