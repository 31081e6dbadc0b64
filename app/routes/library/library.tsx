import { Link } from 'react-router'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { presentCard } from '#app/features/library/card.present.ts'
import { LibraryChips, LibrarySearch, LibraryTabs } from '#app/features/library/components/library-controls.tsx'
import { LibraryResults } from '#app/features/library/components/library-results.tsx'
import { countListed, listLibrary } from '#app/features/library/library.queries.server.ts'
import { libraryTabNames } from '#app/features/library/library-address.ts'
import type { LibraryTab } from '#app/features/library/library-address.ts'
import { presentChips, readLibraryState } from '#app/features/library/library-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/library.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const state = readLibraryState(new URL(request.url).searchParams)
  const database = getDatabase()
  const [rows, ...counts] = await Promise.all([
    listLibrary(database, { tab: state.tab, category: state.category ?? undefined, search: state.search }),
    ...libraryTabNames.map((tab) => countListed(database, tab)),
  ])
  const locale = context.get(localeContext)
  return {
    state,
    chips: presentChips(state.tab, locale),
    counts: Object.fromEntries(libraryTabNames.map((tab, i) => [tab, counts[i] ?? 0])) as Record<LibraryTab, number>,
    cards: rows.map((row) => presentCard(row, locale)),
  }
})

export function meta({ location }: Route.MetaArgs) {
  return pageMeta({ title: m.library_meta_title(), description: m.library_meta_description(), path: `${location.pathname}${location.search}` })
}

export default function Library({ loaderData: { state, chips, counts, cards } }: Route.ComponentProps) {
  return (
    <PageSection className="grid gap-8">
      <PageHeader title={m.library_title()} intro={<p>{m.library_lead()}</p>} />
      <LibraryTabs state={state} counts={counts} />
      <div className="grid gap-4">
        <LibrarySearch state={state} />
        <LibraryChips state={state} chips={chips} />
      </div>
      <LibraryResults state={state} cards={cards} />
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
