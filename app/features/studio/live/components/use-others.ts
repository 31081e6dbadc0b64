import { useEffect, useRef, useState } from 'react'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { LiveDraft, PersonHere } from '#app/features/studio/live/live.schema.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import { useStream } from '#app/ui/use-stream.ts'

/** The answer to an own save may come after the news of it. */
const ownAnswerMs = 400
const againAfterMs = 30_000

export const livePath = (adventureId: string): string => `/api/projects/${adventureId}/events`

/** `notes`: another one after each change of a note. */
type Others = { people: readonly PersonHere[]; notes: string }

/** Follows what others save in the draft and what becomes of the reader's role, and tells where the others are.
 * @param isShared whether there are any */
export function useOthers(store: DraftStore, isShared: boolean, revisions: Revisions): Others {
  const refresh = useRefreshWhenIdle()
  const [others, setOthers] = useState<Others>({ people: [], notes: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody has joined since it was opened
  useEffect(() => (isShared ? undefined : revisions.whenBehind(refresh)), [isShared, revisions, refresh])
  useStream(isShared ? livePath(store.getState().draft.details.id) : null, 'draft', {
    onEvent: (data) => {
      const live = JSON.parse(data) as LiveDraft
      setOthers({ people: live.people, notes: live.notes })
      const { role } = store.getState().draft
      const isOther = role.name !== live.role.name || role.language !== live.role.language
      const isBehind = () => isOther || revisions.isBehind(live.draftRevision)
      if (!isBehind()) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => isBehind() && refresh(), ownAnswerMs)
    },
    onLost: () => setOthers(({ notes }) => ({ people: [], notes })),
    againAfterMs,
  })
  return others
}
