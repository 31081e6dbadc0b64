import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { libraryAddress, libraryTabNames, longestSearch } from '#app/features/library/library-address.ts'
import type { LibraryState, LibraryTab } from '#app/features/library/library-address.ts'
import type { ActiveFilter, Choice, FilterGroup } from '#app/features/library/library.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipList } from '#app/ui/chip.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'
import { LibraryFilters } from './library-filters.tsx'

export const tabTexts: Record<LibraryTab, () => string> = {
  online: m.library_tab_online,
  mystery: m.library_tab_mystery,
  escape: m.library_tab_escape,
}

export function LibraryTabs({ state, open }: { state: LibraryState; open: Record<LibraryTab, boolean> }) {
  return (
    <LinkTabs label={m.library_tabs_label()} thirds>
      {libraryTabNames.map((tab) => (
        <LinkTab key={tab} to={libraryAddress({ tab })} active={state.tab === tab}>
          {tabTexts[tab]()}
          {tab !== 'online' && !open[tab] && <Badge tone="amber">{m.library_tab_coming_soon()}</Badge>}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

const send = (event: SyntheticEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

/** A GET form, so that it works without JavaScript and every state has an address. */
export function LibrarySearch({
  state,
  groups,
  sorts,
}: {
  state: LibraryState
  groups: readonly FilterGroup[]
  sorts: readonly Choice[]
}) {
  const form = useRef<HTMLFormElement>(null)
  const sort = sorts.find(({ chosen }) => chosen)?.value ?? ''
  const { search } = state
  const address = libraryAddress(state)
  // Back and links change the address too; remounting the form would lose the focus
  useEffect(() => fill(form.current, { q: search, sort }), [address, search, sort])
  return (
    <Form ref={form} method="get" action="/library" role="search" preventScrollReset className="@container">
      {state.tab !== 'online' && <input type="hidden" name="tab" value={state.tab} />}
      {state.category && <input type="hidden" name="category" value={state.category} />}
      <div className="grid gap-3 [--filters:3rem] md:grid-cols-[minmax(0,1fr)_auto] @min-[18rem]:[--filters:7.5rem]">
        {/* On a phone in the row of the filters' button, so that the filters open across the full width */}
        <div className="relative z-1 col-start-1 row-start-1 flex min-w-0 gap-2 self-start max-md:mr-[calc(var(--filters)+0.5rem)] md:col-span-2 md:col-start-1">
          <label className="sr-only" htmlFor="library-search">
            {m.library_search_label()}
          </label>
          <Input
            id="library-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={longestSearch}
            placeholder={m.library_search_placeholder()}
            autoComplete="off"
            className="flex-1 text-ellipsis max-md:pr-12"
          />
          <Button
            type="submit"
            variant="accent"
            className="max-md:absolute max-md:right-0 max-md:w-11 max-md:rounded-l-none max-md:px-0"
          >
            <Search aria-hidden="true" className="size-5 md:hidden" />
            <span className="max-md:sr-only">{m.library_search_button()}</span>
          </Button>
        </div>
        <LibraryFilters key={libraryAddress({ ...state, sort: 'newest' })} groups={groups} />
        {/* In the row of the filters' button where there is room, on a phone below the open filters */}
        <div className="flex max-w-full flex-wrap items-center gap-2.5 max-md:hidden max-md:peer-open/filters:flex md:relative md:z-1 md:col-start-2 md:row-start-2 md:self-start">
          <label htmlFor="library-sort" className="shrink-0 text-sm font-semibold text-muted">
            {m.library_sort_label()}
          </label>
          <Select id="library-sort" name="sort" defaultValue={sort} onChange={send} className="w-52">
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </Form>
  )
}

function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
}

export function LibraryChips({
  state,
  chips,
}: {
  state: LibraryState
  chips: readonly { category: string; label: string }[]
}) {
  const address = (category: string | null) => libraryAddress({ ...state, category, page: 1 })
  return (
    <ChipList label={m.library_categories_label()} className={oneRowOnPhone}>
      <Chip to={address(null)} active={state.category === null}>
        {m.library_category_all()}
      </Chip>
      {chips.map(({ category, label }) => (
        <Chip key={category} to={address(category)} active={state.category === category}>
          {label}
        </Chip>
      ))}
    </ChipList>
  )
}

/** The padding leaves room for the focus ring. */
const oneRowOnPhone =
  'max-md:-mx-4 max-md:-my-1.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-4 max-md:py-1.5 max-md:[scrollbar-width:none] max-md:*:shrink-0 max-md:*:whitespace-nowrap'

export function ActiveFilters({ state, active }: { state: LibraryState; active: readonly ActiveFilter[] }) {
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.library_active_label()} className="contents">
        {active.map(({ label, remove, to }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-label={remove}
              className="flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft py-1 pr-2.5 pl-3.5 text-sm font-medium break-all text-accent-ink no-underline hover:line-through pointer-coarse:min-h-11"
            >
              {label}
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={libraryAddress({ tab: state.tab, sort: state.sort })}
        preventScrollReset
        className="flex min-h-9 items-center px-2 text-sm font-semibold text-accent-ink pointer-coarse:min-h-11"
      >
        {m.library_active_clear()}
      </Link>
    </div>
  )
}
