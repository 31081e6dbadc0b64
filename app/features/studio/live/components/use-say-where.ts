import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { placeSchema, saidEveryMs } from '#app/features/studio/live/live.schema.ts'
import type { Place } from '#app/features/studio/live/live.schema.ts'
import { isId } from '#app/shared/ids.ts'
import { livePath } from './use-others.ts'

const settledAfterMs = 300

/** Tells the others where this author is. @param isShared whether there are any */
export function useSayWhere(adventureId: string, isShared: boolean, tab: string): void {
  const [query] = useSearchParams()
  const field = useFocusedField(isShared)
  const asked = ['scene', 'puzzle', 'item', 'npc'].map((name) => query.get(name)).find(isId)
  const rowId = asked ?? null
  useEffect(() => {
    if (!isShared) return
    const place = placeSchema.safeParse({ tab, rowId, field })
    const tell = () => document.visibilityState === 'visible' && place.success && say(adventureId, place.data)
    const soon = setTimeout(tell, settledAfterMs)
    const often = setInterval(tell, saidEveryMs)
    return () => {
      clearTimeout(soon)
      clearInterval(often)
    }
  }, [adventureId, isShared, tab, rowId, field])
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
function say(adventureId: string, place: Place | null): void {
  void fetch(livePath(adventureId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(place),
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
