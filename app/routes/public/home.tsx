import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import { presentCard } from '#app/features/library/card.present.ts'
import { Featured } from '#app/features/library/components/featured.tsx'
import { CreatorCall, Hero, Products, Services } from '#app/features/library/components/home-sections.tsx'
import { OwnGames } from '#app/features/library/components/own-games.tsx'
import { listFeatured } from '#app/features/library/library.queries.server.ts'
import { listOpenGames, mostContinued } from '#app/features/play/runs/list-open-runs.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/home.ts'

const mostFeatured = 3

/** The shared page shows nobody's games; a reader's are inserted (own-games.server.tsx). */
export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const locale = context.get(localeContext)
  const isForAll = context.get(factsContext).frame !== undefined
  const [rows, games] = await Promise.all([
    listFeatured(getDatabase(), mostFeatured),
    isForAll ? null : listOpenGames(answererOf(context), locale, mostContinued),
  ])
  return { featured: rows.map((row) => presentCard(row, locale)), games }
})

export function meta() {
  return pageMeta({ title: m.home_meta_title(), description: m.home_meta_description(), path: '/' })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <OwnGames games={loaderData.games} />
      <Products />
      {loaderData.featured.length > 0 && <Featured cards={loaderData.featured} />}
      <Services />
      <CreatorCall />
    </>
  )
}
