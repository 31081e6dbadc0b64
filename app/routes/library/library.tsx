import { redirect } from 'react-router'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { presentLibraryCard } from '#app/features/library/card.present.ts'
import {
  ActiveFilters,
  LibraryChips,
  LibrarySearch,
  LibraryTabs,
} from '#app/features/library/components/library-controls.tsx'
import { LibraryResults } from '#app/features/library/components/library-results.tsx'
import { findElsewhere, findOpenTabs, readLibrary } from '#app/features/library/library.queries.server.ts'
import {
  presentActive,
  presentChips,
  presentFilters,
  presentPaging,
  presentSorts,
} from '#app/features/library/library.present.ts'
import { libraryAddress } from '#app/features/library/library-address.ts'
import { canonicalLibraryAddress, readLibraryState } from '#app/features/library/library-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/library.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  // One state, one address: a form's empty fields and made-up parameters are not cached separately
  const canonical = canonicalLibraryAddress(url)
  if (canonical !== null) throw redirect(canonical)
  const state = readLibraryState(url.searchParams)
  const database = getDatabase()
  const [found, open] = await Promise.all([readLibrary(database, state), findOpenTabs(database)])
  if (found.page !== state.page) throw redirect(libraryAddress({ ...state, page: found.page }))
  const locale = context.get(localeContext)
  const elsewhere = found.total === 0 ? await findElsewhere(database, state) : []
  return {
    state,
    open,
    elsewhere,
    chips: presentChips(state.tab, locale),
    groups: presentFilters(state, locale),
    sorts: presentSorts(state, locale),
    active: presentActive(state, locale),
    paging: presentPaging(state, found, locale),
    cards: found.rows.map((row) => presentLibraryCard(row, locale)),
  }
})

export function meta({ loaderData }: Route.MetaArgs) {
  const title = m.library_meta_title()
  if (!loaderData) return [{ title }]
  const {
    state: { tab, category, sort },
    paging: { page, previous, next },
    active,
  } = loaderData
  // A tab and its pages have their own addresses; category, search, filters and order are views of it
  const isWhole = active.length === 0 && sort === 'newest'
  const isSearch = active.length > (category === null ? 0 : 1)
  return [
    ...pageMeta({
      title: page > 1 ? m.library_meta_page({ title, page }) : title,
      description: m.library_meta_description(),
      path: libraryAddress({ tab, page: isWhole ? page : 1 }),
      noindex: isSearch,
    }),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next }] : []),
  ]
}

export default function Library({
  loaderData: { state, open, elsewhere, chips, groups, sorts, active, paging, cards },
}: Route.ComponentProps) {
  const isBare = cards.length === 0 && active.length === 0
  return (
    <PageSection className="grid gap-4 sm:gap-6">
      <PageHeader title={m.library_title()} intro={<p className="max-sm:hidden">{m.library_lead()}</p>} />
      <LibraryTabs state={state} open={open} />
      {!isBare && (
        <div className="grid gap-4">
          <LibrarySearch state={state} groups={groups} sorts={sorts} />
          <LibraryChips state={state} chips={chips} />
          <ActiveFilters state={state} active={active} />
        </div>
      )}
      <LibraryResults state={state} cards={cards} paging={paging} narrowed={active.length > 0} elsewhere={elsewhere} />
      <CreatorCall />
    </PageSection>
  )
}

function CreatorCall() {
  return (
    <Card look="night" className="mt-8">
      <CardBody className="gap-4 p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
        <div className="grid gap-1">
          <h2 className="text-heading">{m.library_create_title()}</h2>
          <p className="text-muted">{m.library_create_text()}</p>
        </div>
        <Button asChild variant="primary">
          <Link to="/creator">{m.library_create_button()}</Link>
        </Button>
      </CardBody>
    </Card>
  )
}
