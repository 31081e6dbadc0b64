import { Form } from 'react-router'
import { libraryAddress, libraryTabNames, longestSearch } from '#app/features/library/library-address.ts'
import type { LibraryState, LibraryTab } from '#app/features/library/library-address.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipList } from '#app/ui/chip.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'

const tabTexts: Record<LibraryTab, () => string> = { online: m.library_tab_online, mystery: m.library_tab_mystery, escape: m.library_tab_escape }

/** The three kinds of adventures, as links: the address is the state. A tab to print that holds nothing yet says so. */
export function LibraryTabs({ state, counts }: { state: LibraryState; counts: Record<LibraryTab, number> }) {
  return (
    <LinkTabs label={m.library_tabs_label()}>
      {libraryTabNames.map((tab) => (
        <LinkTab key={tab} to={libraryAddress({ tab })} active={state.tab === tab}>
          {tabTexts[tab]()}
          {tab !== 'online' && counts[tab] === 0 && <Badge tone="amber">{m.library_tab_coming_soon()}</Badge>}
        </LinkTab>
      ))}
    </LinkTabs>
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
export function LibraryChips({ state, chips }: { state: LibraryState; chips: readonly { category: string; label: string }[] }) {
  const address = (category: string | null) => libraryAddress({ tab: state.tab, category, search: state.search })
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
