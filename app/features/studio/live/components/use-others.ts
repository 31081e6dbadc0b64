import { useEffect, useState } from 'react'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { LiveDraft, PersonHere } from '#app/features/studio/live/live.schema.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import { beat, silentAfterMs, whenOver } from '#app/shared/stream-beat.ts'

/** The answer to an own save may come after the news of it. */
const ownAnswerMs = 400
const againAfterMs = 30_000

export const livePath = (adventureId: string): string => `/api/projects/${adventureId}/events`

/** Follows what others save in the draft and what becomes of the reader's role, and tells where the others are.
 * @param isShared whether there are any */
export function useOthers(store: DraftStore, isShared: boolean, revisions: Revisions): readonly PersonHere[] {
  const adventureId = store.getState().draft.details.id
  const refresh = useRefreshWhenIdle()
  const [people, setPeople] = useState<readonly PersonHere[]>([])
  useEffect(() => {
    if (!isShared) return
    let source: EventSource
    let callOff = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      callOff()
      callOff = whenOver(silentAfterMs, again)
    }
    const show = ({ data }: MessageEvent<string>) => {
      heard()
      const live = JSON.parse(data) as LiveDraft
      setPeople(live.people)
      const { role } = store.getState().draft
      const isOther = role.name !== live.role.name || role.language !== live.role.language
      const isBehind = () => isOther || revisions.isBehind(live.draftRevision)
      if (!isBehind()) return
      clearTimeout(timer)
      timer = setTimeout(() => isBehind() && refresh(), ownAnswerMs)
    }
    const open = () => {
      source = new EventSource(livePath(adventureId))
      source.addEventListener('draft', show)
      source.addEventListener(beat, heard)
      source.addEventListener('error', () => {
        setPeople([])
        // Otherwise the browser opens it again by itself
        if (source.readyState === EventSource.CLOSED) callOff = whenOver(againAfterMs, again)
      })
    }
    const again = () => {
      source.close()
      open()
    }
    open()
    return () => {
      callOff()
      clearTimeout(timer)
      source.close()
    }
  }, [store, adventureId, isShared, revisions, refresh])
  return people
}
