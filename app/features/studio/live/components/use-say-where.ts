import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { placeSchema, saidEveryMs } from '#app/features/studio/live/live.schema.ts'
import type { Here } from '#app/features/studio/live/live.schema.ts'
import type { Revisions } from '#app/features/studio/live/revisions.ts'
import { isId } from '#app/shared/ids.ts'
import { livePath } from './use-others.ts'

const settledAfterMs = 300

type Shared = {
  /** Whether this author has looked at what the others did before. */
  isSeen: boolean
  revisions: Revisions
}

/** Tells the others where this author is, and the server what they have seen. */
export function useSayWhere(adventureId: string, tab: string, { isSeen, revisions }: Shared): void {
  const [query] = useSearchParams()
  const field = useFocusedField()
  const asked = ['scene', 'puzzle', 'item', 'npc'].map((name) => query.get(name)).find(isId)
  const rowId = asked ?? null
  useEffect(() => {
    const place = placeSchema.safeParse({ tab, rowId, field })
    const tell = () =>
      document.visibilityState === 'visible' &&
      place.success &&
      say(adventureId, { ...place.data, seen: isSeen ? revisions.complete : null })
    const soon = setTimeout(tell, settledAfterMs)
    const often = setInterval(tell, saidEveryMs)
    window.addEventListener('online', tell)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
      window.removeEventListener('online', tell)
    }
  }, [adventureId, tab, rowId, field, isSeen, revisions])
  useEffect(() => {
    const leave = () => say(adventureId, null)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [adventureId])
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

function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null)
  useEffect(() => {
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
  }, [])
  return field
}
