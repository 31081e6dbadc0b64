import { useEffect, useRef, useState } from 'react'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { newsIn } from '#app/features/kits/evening/news.ts'
import type { Tab } from '#app/features/kits/evening/news.ts'

/** What is new stands at the top. */
const topPx = 200

const without = (tabs: ReadonlySet<Tab>, tab: Tab): ReadonlySet<Tab> =>
  new Set([...tabs].filter((each) => each !== tab))

/** What was told last, and the pages on which something new is unread or out of sight. */
export function useTold(view: GuestView, tab: Tab) {
  const last = useRef(view)
  const [told, tell] = useState('')
  const [unread, setUnread] = useState<ReadonlySet<Tab>>(new Set())
  useEffect(() => {
    const news = newsIn(last.current, view)
    last.current = view
    if (news.length === 0) return
    const text = news.map((each) => each.text).join(' ')
    // The same words once more would not be announced
    tell((before) => (before === text ? `${text}\u00a0` : text))
    const others = news
      .filter(({ isRead }) => !isRead)
      .map((each) => each.tab)
      .filter((each) => each !== tab || window.scrollY > topPx)
    setUnread((before) => new Set([...before, ...others]))
  }, [view, tab])
  const isUnread = unread.has(tab)
  useEffect(() => {
    if (!isUnread) return
    const look = () => window.scrollY <= topPx && setUnread((before) => without(before, tab))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isUnread, tab])
  const read = (opened: Tab) => {
    setUnread((before) => without(before, opened))
    tell('')
  }
  return { told, unread, read }
}
