import { Form, Link } from 'react-router'
import { categories, libraryTabs } from '#app/features/adventure/catalogue.ts'
import type { LibraryTab } from '#app/features/adventure/catalogue.ts'
import { categoryText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestSearch, libraryAddress } from '#app/features/library/library.schema.ts'
import type { LibraryState } from '#app/features/library/library.schema.ts'

const tabTexts: Record<LibraryTab, () => string> = { online: m.library_tab_online, mystery: m.library_tab_mystery, escape: m.library_tab_escape }

/** The three kinds of adventures, as links: the address is the state. A tab that holds nothing yet says so. */
export function LibraryTabs({ state, counts }: { state: LibraryState; counts: Record<LibraryTab, number> }) {
  return (
    <nav aria-label={m.library_tabs_label()} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {(Object.keys(libraryTabs) as LibraryTab[]).map((tab) => (
          <li key={tab}>
            <Link
              to={libraryAddress({ tab })}
              preventScrollReset
              aria-current={state.tab === tab ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 rounded-t-control border-b-3 border-transparent px-4 font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {tabTexts[tab]()}
              {counts[tab] === 0 && <span className="rounded-full bg-brass-soft px-2 py-0.5 text-xs font-semibold text-brass-ink">{m.library_tab_coming_soon()}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The search box. A plain GET form: it works without JavaScript, and the address can be shared. */
export function LibrarySearch({ state }: { state: LibraryState }) {
  return (
    <Form method="get" action="/library" role="search" preventScrollReset className="flex w-full max-w-xl gap-2">
      {state.tab !== 'online' && <input type="hidden" name="tab" value={state.tab} />}
      {state.category && <input type="hidden" name="category" value={state.category} />}
      <label className="sr-only" htmlFor="library-search">
        {m.library_search_label()}
      </label>
      <Input key={`${state.tab}|${state.search}`} id="library-search" type="search" name="q" defaultValue={state.search} maxLength={longestSearch} placeholder={m.library_search_placeholder()} autoComplete="off" />
      <Button type="submit" variant="accent">
        {m.library_search_button()}
      </Button>
    </Form>
  )
}

/** The category chips of the tab, All first. */
export function LibraryChips({ state }: { state: LibraryState }) {
  const chip = (category: string | null, text: string) => (
    <li key={category ?? ''}>
      <Chip to={libraryAddress({ tab: state.tab, category, search: state.search })} current={state.category === category}>
        {text}
      </Chip>
    </li>
  )
  return (
    <nav aria-label={m.library_categories_label()}>
      <ul className="flex flex-wrap gap-2">
        {chip(null, m.library_category_all())}
        {categories[state.kind].map((category) => chip(category, categoryText(category)))}
      </ul>
    </nav>
  )
}
