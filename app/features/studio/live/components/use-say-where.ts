import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { placeSchema, saidEveryMs } from '#app/features/studio/live/live.schema.ts'
import type { Here } from '#app/features/studio/live/live.schema.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import { isId } from '#app/shared/ids.ts'
import { livePath } from './use-others.ts'

const settledAfterMs = 300

type Shared = {
  /** Whether there are others. */
  isShared: boolean
  /** Whether this author has looked at what the others did before. */
  isSeen: boolean
  revisions: Revisions
}

/** Tells the others where this author is, and the server what they have seen. */
export function useSayWhere(adventureId: string, tab: string, { isShared, isSeen, revisions }: Shared): void {
  const [query] = useSearchParams()
  const field = useFocusedField(isShared)
  const asked = ['scene', 'puzzle', 'item', 'npc'].map((name) => query.get(name)).find(isId)
  const rowId = asked ?? null
  useEffect(() => {
    if (!isShared) return
    const place = placeSchema.safeParse({ tab, rowId, field })
    const tell = () =>
      document.visibilityState === 'visible' &&
      place.success &&
      say(adventureId, { ...place.data, seen: isSeen ? revisions.complete : null })
    const soon = setTimeout(tell, settledAfterMs)
    const often = setInterval(tell, saidEveryMs)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
    }
  }, [adventureId, isShared, tab, rowId, field, isSeen, revisions])
  useEffect(() => {
    if (!isShared) return
    const leave = () => say(adventureId, null)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [adventureId, isShared])
}

/** What is lost is said again. */
function say(adventureId: string, here: Here | null): void {
  void fetch(livePath(adventureId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(here),
    keepalive: true,
  }).catch(() => undefined)
}

function useFocusedField(isShared: boolean): string | null {
  const [field, setField] = useState<string | null>(null)
  useEffect(() => {
    if (!isShared) return
    const look = () => {
      const held = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field']
      setField(held !== undefined && /^\w{1,60}$/.test(held) ? held : null)
    }
    const later = () => setTimeout(look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', later)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', later)
    }
  }, [isShared])
  return field
}
