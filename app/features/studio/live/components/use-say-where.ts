import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldSchema, placeSchema, saidEveryMs } from '#app/features/studio/live/live.schema.ts'
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
  const focused = useFocusedField()
  const asked = ['scene', 'puzzle', 'item', 'npc'].map((name) => query.get(name)).find(isId)
  const [focusedRow, field] = focused === null ? [null, null] : (JSON.parse(focused) as [string | null, string | null])
  const rowId = focusedRow ?? asked ?? null
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

/** As JSON: its row, if a form names it, and its name. */
function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setField(JSON.stringify(placeIn(document.activeElement)))
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

/** The row that it is in, and the name of its field as `othersAtField` says it. */
function placeIn(element: Element | null): [string | null, string | null] {
  const held = element?.closest<HTMLElement>('[data-field]')
  const named = held?.dataset['field'] ?? null
  // In the table of texts, where each field says its row and its language
  const [, row, path, language] = /^([\da-f-]{36}) (.+)\.(\w+)$/.exec(named ?? '') ?? []
  if (row !== undefined) return [row, held!.dataset['side'] === 'primary' ? path! : `${path}.${language}`]
  const about = element?.closest<HTMLElement>('[data-about]')?.dataset['about'] ?? null
  return [about, named !== null && fieldSchema.safeParse(named).success ? named : null]
}
