import type { SyntheticEvent } from 'react'
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

const tabTexts: Record<LibraryTab, () => string> = {
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

/** Sends the form at once. Without JavaScript its buttons do. */
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
  return (
    <Form
      method="get"
      action="/library"
      role="search"
      preventScrollReset
      key={libraryAddress(state)}
      className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      {state.tab !== 'online' && <input type="hidden" name="tab" value={state.tab} />}
      {state.category && <input type="hidden" name="category" value={state.category} />}
      <div className="flex min-w-0 flex-wrap gap-2 md:col-span-2">
        <label className="sr-only" htmlFor="library-search">
          {m.library_search_label()}
        </label>
        <Input
          id="library-search"
          type="search"
          name="q"
          defaultValue={state.search}
          maxLength={longestSearch}
          placeholder={m.library_search_placeholder()}
          autoComplete="off"
          className="flex-[1_1_8rem]"
        />
        <Button type="submit" variant="accent">
          {m.library_search_button()}
        </Button>
      </div>
      {/* In the row of the filters' button where there is room, so that the filters open over the whole width */}
      <div className="flex max-w-full flex-wrap items-center gap-2.5 md:relative md:z-1 md:col-start-2 md:row-start-2 md:self-start">
        <label htmlFor="library-sort" className="shrink-0 text-sm font-semibold text-muted">
          {m.library_sort_label()}
        </label>
        <Select
          id="library-sort"
          name="sort"
          defaultValue={sorts.find(({ chosen }) => chosen)?.value}
          onChange={send}
          className="w-52"
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <LibraryFilters groups={groups} />
    </Form>
  )
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
    <ChipList label={m.library_categories_label()}>
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
