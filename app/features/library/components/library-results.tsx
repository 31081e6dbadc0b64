import { Link } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Card } from '#app/features/library/card.present.ts'
import { libraryAddress } from '#app/features/library/library-address.ts'
import type { LibraryState, LibraryTab } from '#app/features/library/library-address.ts'
import { AdventureCard } from './adventure-card.tsx'

const emptyTexts: Record<LibraryTab, () => string> = { online: m.library_empty_online, mystery: m.library_empty_mystery, escape: m.library_empty_escape }

/** What was found, or what to do when nothing was. */
export function LibraryResults({ state, cards }: { state: LibraryState; cards: readonly Card[] }) {
  if (cards.length === 0) return <NothingFound state={state} />
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {cards.length === 1 ? m.library_results_one() : m.library_results_many({ count: cards.length })}
      </p>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.id}>
            <AdventureCard card={card} priority={index < 3} as="h2" />
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingFound({ state }: { state: LibraryState }) {
  const narrowed = state.search !== '' || state.category !== null
  return (
    <EmptyState
      picture={<Picture src="/illustrations/empty-nothing-found.webp" alt="" width={480} height={360} className="w-60" />}
      title={narrowed ? m.library_empty_search() : emptyTexts[state.tab]()}
      action={
        <Button asChild>
          <Link to={narrowed ? libraryAddress({ tab: state.tab }) : '/creator'}>{narrowed ? m.library_empty_search_action() : m.library_empty_action()}</Link>
        </Button>
      }
    />
  )
}
