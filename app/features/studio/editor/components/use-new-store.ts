import { useEffect, useState } from 'react'
import type { Uploads } from '#app/features/media/uploads.ts'
import { announceSaved, noticeReplaced } from '#app/features/studio/draft/log/draft-channel.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { postRequest } from '#app/features/studio/draft/log/post-request.ts'
import type { CommandAnswer } from '#app/features/studio/draft/taken.ts'
import { Revisions } from '#app/features/studio/live/revisions.ts'
import type { LoadedDraft } from '#app/features/studio/draft/view.ts'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'
import { useSessionGuard } from './use-session-guard.ts'

/** A newer draft from the server goes underneath the unsaved changes. */
export function useNewStore(loaded: LoadedDraft, uploads: Uploads): { store: DraftStore; revisions: Revisions } {
  const [revisions] = useState(() => new Revisions(loaded.facts.draftRevision))
  const [store] = useState(() => makeStore(loaded, revisions))
  const adventure = store.getState().draft.details.id
  useEffect(() => {
    store.replace(loaded)
    revisions.loaded(loaded.facts.draftRevision)
  }, [store, revisions, loaded])
  useEffect(() => {
    const flush = () => void store.flush()
    const warn = (event: BeforeUnloadEvent) => {
      // The device keeps unsent changes when the session has ended.
      const { busy, paused } = store.getState()
      if (paused || (store.summary === 'saved' && !busy)) return
      flush()
      event.preventDefault()
    }
    const leave = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('online', flush)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [store])
  useSessionGuard(store, uploads, adventure)
  useChangedElsewhere(store, adventure)
  return { store, revisions }
}

const isBeyondRole = (answer: CommandAnswer): boolean => answer.status === 'refused' && answer.refusal.reason === 'role'

/** Keeps waiting changes when the session ends. A draft in another language replaces the store. */
function makeStore(loaded: LoadedDraft, revisions: Revisions): DraftStore {
  const store = new DraftStore(loaded, async (request) => {
    const { details } = store.getState().draft
    const result = await postRequest(details.id, details.primaryLanguage, request)
    if (result.status === 'edited' && !result.taken.isUncounted) revisions.saved(result.taken.draftRevision)
    if (result.status === 'saved') revisions.saved(result.change.draftRevision)
    if (result.status === 'edited') announceSaved(details.id)
    // What its author may do has changed since the page was loaded
    if (result.status === 'edited' && result.taken.results.some(isBeyondRole)) noticeReplaced(details.id)
    if (result.status === 'refused' && result.refusal.reason === 'otherLanguage') noticeReplaced(details.id)
    if (result.status !== 'failed' || result.error.code !== 'notSignedIn') return result
    store.pause(true)
    return { status: 'unreachable' }
  })
  return store
}
