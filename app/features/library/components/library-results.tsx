import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Card } from '#app/features/library/card.present.ts'
import { libraryAddress } from '#app/features/library/library-address.ts'
import type { LibraryState, LibraryTab } from '#app/features/library/library-address.ts'
import type { LibraryPaging } from '#app/features/library/library.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useNetworkAway } from '#app/ui/use-network-away.ts'
import { tabTexts } from './library-controls.tsx'
import { AdventureShelf } from './adventure-card.tsx'

const emptyTexts: Record<LibraryTab, () => string> = {
  online: m.library_empty_online,
  mystery: m.library_empty_mystery,
  escape: m.library_empty_escape,
}

type LibraryResultsProps = {
  state: LibraryState
  cards: readonly Card[]
  paging: LibraryPaging
  narrowed: boolean
  /** Other tabs in which the search finds something. */
  elsewhere: readonly { tab: LibraryTab; to: string }[]
}

export function LibraryResults({ state, cards, paging, narrowed, elsewhere }: LibraryResultsProps) {
  const isEmpty = cards.length === 0
  const heading = useFocusAfterChange(libraryAddress(state))
  const isSlow = useIsSlow()
  const isAway = useNetworkAway()
  if (isSlow && !isAway) return <Searching />
  return (
    <section aria-labelledby="library-results" className="grid gap-6">
      <h2 ref={heading} id="library-results" tabIndex={-1} className="sr-only">
        {m.library_results_heading()}
      </h2>
      <Outcome
        state={state}
        text={isEmpty ? emptyText(state, narrowed) : paging.count}
        isEmpty={isEmpty}
        narrowed={narrowed}
        elsewhere={elsewhere}
      />
      {!isEmpty && <AdventureShelf cards={cards} prioritised={3} />}
      <Pages paging={paging} />
    </section>
  )
}

/** When the pressed control is gone (a filter, "Show adventures"), the focus moves to the results. */
function useFocusAfterChange(address: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    const place = heading.current
    if (!place || document.activeElement !== document.body) return
    place.focus({ preventScroll: true })
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView()
  }, [address])
  return heading
}

function useIsSlow(): boolean {
  const { location } = useNavigation()
  const awaited = location?.pathname === '/library' ? location.key : null
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === null) return
    const late = setTimeout(() => setSlow(awaited), 300)
    return () => clearTimeout(late)
  }, [awaited])
  return awaited !== null && awaited === slow
}

function Searching() {
  return (
    <div className="grid gap-6">
      <p role="status" className="text-sm text-muted">
        {m.library_loading()}
      </p>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} className="h-[26rem]" />
        ))}
      </div>
    </div>
  )
}

function Pages({ paging: { position, previous, next, bound } }: { paging: LibraryPaging }) {
  if (!position) return null
  return (
    <nav aria-label={m.library_pages_label()} className="grid justify-items-center gap-3">
      <div className="grid w-full max-w-xl grid-cols-[1fr_auto_1fr] items-center gap-3">
        <span>{previous && <PageLink to={previous} rel="prev" text={m.library_page_previous()} />}</span>
        <span className="text-sm text-muted">{position}</span>
        <span className="justify-self-end">
          {next && <PageLink to={next} rel="next" text={m.library_page_next()} />}
        </span>
      </div>
      {bound && <p className="text-center text-sm text-muted">{bound}</p>}
    </nav>
  )
}

function PageLink({ to, rel, text }: { to: string; rel: 'prev' | 'next'; text: string }) {
  return (
    <Button asChild>
      <Link to={`${to}#library-results`} rel={rel}>
        {text}
      </Link>
    </Button>
  )
}

const emptyText = (state: LibraryState, narrowed: boolean) =>
  narrowed ? m.library_empty_search() : emptyTexts[state.tab]()

/** The element stays the same through all changes, so that screen readers announce the new text. */
function Outcome({
  state,
  text,
  isEmpty,
  narrowed,
  elsewhere,
}: Pick<LibraryResultsProps, 'state' | 'narrowed' | 'elsewhere'> & { text: string; isEmpty: boolean }) {
  return (
    <div
      className={
        isEmpty
          ? 'grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface/60 px-6 py-12 text-center'
          : undefined
      }
    >
      {isEmpty && <EmptyPicture of={narrowed ? 'nothing-found' : 'no-adventures'} />}
      <p
        role="status"
        className={isEmpty ? 'font-display text-heading font-semibold text-balance' : 'text-sm text-muted'}
      >
        {text}
      </p>
      {isEmpty && (
        <>
          {elsewhere.length > 0 && (
            <p className="flex flex-wrap justify-center gap-x-4 gap-y-2">
              {m.library_empty_elsewhere()}
              {elsewhere.map(({ tab, to }) => (
                <TextLink key={tab} to={to}>
                  {tabTexts[tab]()}
                </TextLink>
              ))}
            </p>
          )}
          <p className="max-w-prose text-muted">
            {narrowed ? m.library_empty_search_text() : m.library_empty_tab_text()}
          </p>
          <Button asChild>
            <Link to={narrowed ? libraryAddress({ tab: state.tab }) : '/creator'}>
              {narrowed ? m.library_empty_search_action() : m.library_empty_action()}
            </Link>
          </Button>
        </>
      )}
    </div>
  )
}
