import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { GuestView } from './evening-views.ts'

export type Tab = 'now' | 'part' | 'clues' | 'notes'

/** `isRead`: its reader had it already. */
type News = { text: string; tab: Tab; isRead?: true }

/** All that has come, as the page says it aloud. */
export function newsIn(before: GuestView, now: GuestView): News[] {
  const isNew = (known: readonly { id: string }[]) => (clue: { id: string }) => known.every(({ id }) => id !== clue.id)
  const shown = now.table.filter(isNew(before.table))
  const titles = shown.map(({ title }) => m.evening_guest_quoted({ text: title }))
  const isRead = !shown.some(isNew(before.hand))
  const news: (News | false)[] = [
    now.phase.number > before.phase.number && {
      text: m.evening_guest_told_turned({ phase: now.phase.name }),
      tab: 'now',
    },
    now.reveal.length > before.reveal.length && {
      text: now.last ? m.evening_guest_told_last() : m.evening_guest_told_reveal(),
      tab: 'now',
    },
    now.status === 'over' && before.status !== 'over' && { text: m.evening_guest_refused_over(), tab: 'now' },
    now.status === 'paused' && before.status !== 'paused' && { text: m.evening_guest_paused(), tab: 'now' },
    now.status === 'on' && before.status === 'paused' && { text: m.evening_guest_told_resumed(), tab: 'now' },
    isAnotherPart(before, now) && { text: m.evening_guest_told_part({ name: now.me.name }), tab: 'part' },
    now.me.hasLeft && !before.me.hasLeft && { text: m.evening_guest_left_title(), tab: 'now' },
    // Only its guest knows what it is
    now.hand.some(isNew([...before.hand, ...before.table])) && { text: m.evening_guest_told_held(), tab: 'clues' },
    shown.length > 0 && {
      text: m.evening_guest_told_shown({ title: formatList(titles) }),
      tab: 'clues',
      ...(isRead && { isRead }),
    },
  ]
  return news.filter((each) => each !== false)
}

/** The same part has another name in another language. */
const isAnotherPart = ({ me: then, textLanguage }: GuestView, now: GuestView): boolean =>
  now.me.isDetective !== then.isDetective ||
  (!now.me.isDetective && now.textLanguage === textLanguage && now.me.name !== then.name)
