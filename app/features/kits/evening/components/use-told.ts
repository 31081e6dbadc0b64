import { useEffect, useRef, useState } from 'react'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'

export type Tab = 'now' | 'part' | 'clues' | 'notes'

type News = { text: string; tab: Tab }

/** What the page says aloud when something has come. */
function newsIn(before: GuestView, now: GuestView): News | null {
  if (now.reveal.length > before.reveal.length) return { text: m.evening_guest_told_reveal(), tab: 'now' }
  if (now.phase.number > before.phase.number)
    return { text: m.evening_guest_told_turned({ phase: now.phase.name }), tab: 'now' }
  if (now.status !== before.status && now.status === 'paused') return { text: m.evening_guest_paused(), tab: 'now' }
  if (now.status === 'on' && before.status === 'paused') return { text: m.evening_guest_told_resumed(), tab: 'now' }
  const known = new Set([...before.hand, ...before.table].map(({ id }) => id))
  const held = now.hand.find(({ id }) => !known.has(id))
  // Only its guest knows what it is
  if (held) return { text: m.evening_guest_told_held(), tab: 'clues' }
  const shown = now.table.find(({ id }) => !before.table.some((each) => each.id === id))
  return shown ? { text: m.evening_guest_told_shown({ title: shown.title }), tab: 'clues' } : null
}

/** What was told last, and the pages on which something new is unread. */
export function useTold(view: GuestView, tab: Tab) {
  const last = useRef(view)
  const [told, tell] = useState('')
  const [unread, setUnread] = useState<ReadonlySet<Tab>>(new Set())
  useEffect(() => {
    const news = newsIn(last.current, view)
    last.current = view
    if (!news) return
    tell(news.text)
    if (news.tab !== tab) setUnread((before) => new Set([...before, news.tab]))
  }, [view, tab])
  const read = (opened: Tab) => setUnread((before) => new Set([...before].filter((each) => each !== opened)))
  return { told, unread, read }
}
