import { useEffect, useRef, useState } from 'react'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import type { LiveDraft } from '#app/features/studio/live/live.schema.ts'
import type { Other } from './others-context.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { useStream } from '#app/ui/use-stream.ts'

/** The answer to an own save may come after the news of it; what else is new is somebody else's. */
const ownAnswerMs = 400
/** However many write, their reader stays within the limit of requests. */
const betweenReloadsMs = 800
const againAfterMs = 30_000

export const livePath = (adventureId: string): string => `/api/projects/${adventureId}/events`

/** `notes`: another one after each change of a note. */
type Others = { people: readonly Other[]; notes: string }

function withParents(draft: Draft, id: string | null): string[] {
  const found = id === null ? undefined : findRow(draft, id)
  if (!found) return []
  const { parent } = kindOf(found.kind)
  return [found.row.id, ...(parent ? withParents(draft, found.row[parent.field] as string | null) : [])]
}

/** Follows what others save in the draft and what becomes of the reader's role, and tells where the others are.
 * @param isShared whether there are any */
export function useOthers(store: DraftStore, isShared: boolean, revisions: Revisions): Others {
  const refresh = useRefreshWhenIdle()
  const [others, setOthers] = useState<Others>({ people: [], notes: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reloadedAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody has joined since it was opened
  useEffect(() => (isShared ? undefined : revisions.whenBehind(refresh)), [isShared, revisions, refresh])
  useStream(isShared ? livePath(store.getState().draft.details.id) : null, 'draft', {
    onEvent: (data) => {
      const live = JSON.parse(data) as LiveDraft
      const people = live.people.map((person) => ({ ...person, rows: withParents(store.draft, person.place.rowId) }))
      store.beTogether(people.length > 0)
      setOthers({ people, notes: live.notes })
      const { role } = store.getState().draft
      const isOther = role.name !== live.role.name || role.language !== live.role.language
      const isBehind = () => isOther || revisions.isBehind(live.draftRevision)
      if (!isBehind()) return
      clearTimeout(timer.current)
      const { busy, log } = store.getState()
      const isSending = busy || log.some(({ status }) => status === 'sending')
      const reload = () => {
        if (!isBehind()) return
        reloadedAt.current = Date.now()
        refresh()
      }
      const wait = Math.max(isSending ? ownAnswerMs : 0, reloadedAt.current + betweenReloadsMs - Date.now())
      if (wait > 0) timer.current = setTimeout(reload, wait)
      else reload()
    },
    onLost: () => {
      store.beTogether(false)
      setOthers(({ notes }) => ({ people: [], notes }))
    },
    againAfterMs,
  })
  return others
}
