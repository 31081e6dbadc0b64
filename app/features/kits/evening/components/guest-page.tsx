import BookOpen from 'lucide-react/icons/book-open'
import Drama from 'lucide-react/icons/drama'
import FileSearch from 'lucide-react/icons/file-search'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import type { Tab } from '#app/features/kits/evening/news.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { GuestClues } from './guest-clues.tsx'
import { GuestNotes } from './guest-notes.tsx'
import { GuestNow } from './guest-now.tsx'
import { GuestPart } from './guest-part.tsx'
import { useCurtain } from './use-curtain.ts'
import { useGuest } from './use-guest.ts'
import { useTold } from './use-told.ts'

const tabs = [
  { tab: 'now', Icon: BookOpen, label: m.evening_guest_tab_now },
  { tab: 'part', Icon: Drama, label: m.evening_guest_tab_part },
  { tab: 'clues', Icon: FileSearch, label: m.evening_guest_tab_clues },
  { tab: 'notes', Icon: NotebookPen, label: m.evening_guest_tab_notes },
] as const

/** An evening in the hands of one guest. @param path where their link leads */
export function GuestPage({ path, first }: { path: string; first: GuestView }) {
  const guest = useGuest(path, first)
  const [tab, setTab] = useState<Tab>('now')
  const curtain = useCurtain()
  const { view } = guest
  const { told, unread, read } = useTold(view, tab)
  const { number } = view.phase
  // What comes next, or a part swapped, may be for nobody else's eyes either
  const { close } = curtain
  useEffect(() => close(), [close, number, view.me.name])
  const steps = view.reveal.length
  const isNow = tab === 'now'
  const page = useRef({ number, steps })
  useEffect(() => {
    if (page.current.number === number && page.current.steps === steps) return
    page.current = { number, steps }
    // What is new stands at the top, and the room is at it
    if (isNow) window.scrollTo(0, 0)
  }, [number, steps, isNow])
  const go = (to: Tab, isReading = false) => {
    // Two pages have something behind it
    if (to !== tab && !isReading) curtain.close()
    setTab(to)
    read(to)
    window.scrollTo(0, 0)
  }
  const pages: Record<Tab, ReactNode> = {
    now: <GuestNow guest={guest} curtain={curtain} onClues={() => go('clues', true)} />,
    part: <GuestPart guest={guest} curtain={curtain} />,
    clues: <GuestClues guest={guest} curtain={curtain} />,
    notes: <GuestNotes guest={guest} />,
  }
  return (
    <div className="frame grid max-w-2xl! content-start gap-6 pt-6 pb-28 sm:pb-16">
      <GuestHeader view={view} told={told} isLost={guest.isLost} />
      <nav
        aria-label={m.evening_guest_pages()}
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-float sm:sticky sm:top-0 sm:bottom-auto sm:rounded-b-card sm:border sm:border-t-0"
      >
        {tabs.map(({ tab: each, Icon, label }) => (
          <button
            key={each}
            type="button"
            aria-current={tab === each ? 'page' : undefined}
            onClick={() => go(each)}
            className={classNames(
              'edged relative grid min-h-16 justify-items-center gap-0.5 px-1 py-2 text-[min(0.75rem,4vw)] leading-tight font-semibold',
              tab === each ? 'bg-accent-soft text-accent-ink' : 'text-muted',
            )}
          >
            <Icon aria-hidden="true" className="size-6" />
            {each === 'now' && view.status === 'invited' ? m.kits_phase_invitation() : label()}
            {unread.has(each) && (
              <>
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 left-[calc(50%+0.6rem)] size-3 rounded-full bg-brass"
                />
                <span className="sr-only">{m.evening_guest_unread()}</span>
              </>
            )}
          </button>
        ))}
      </nav>
      {tabs.map(({ tab: each, label }) => (
        <section key={each} aria-label={label()} hidden={tab !== each}>
          {pages[each]}
        </section>
      ))}
    </div>
  )
}

type HeaderProps = { view: GuestView; told: string; isLost: boolean }

function GuestHeader({ view, told, isLost }: HeaderProps) {
  const { title, me, phase, status, textLanguage } = view
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-brass-ink">
        <span lang={textLanguage}>{title}</span>
        {status !== 'invited' && <span>{m.evening_guest_page_of(phase)}</span>}
      </p>
      <h1 lang={textLanguage} className="text-title">
        {phase.name}
      </h1>
      <p className="text-muted">
        <bdi translate="no" className="font-semibold text-ink">
          {me.person}
        </bdi>
        {' · '}
        <span lang={textLanguage}>{me.name}</span>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: phase.of }, (_, at) => (
          <span
            key={at}
            className={classNames('h-1.5 flex-1 rounded-full', at < phase.number ? 'bg-brass' : 'bg-sunken')}
          />
        ))}
      </div>
      <p role="status" className="font-medium text-brass-ink empty:sr-only">
        {told}
      </p>
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:sr-only">
        {isLost && (
          <>
            <WifiOff aria-hidden="true" className="size-4" />
            {m.evening_guest_lost()}
          </>
        )}
      </p>
    </header>
  )
}
