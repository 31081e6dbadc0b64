import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { presentCard } from '#app/features/library/card.present.ts'
import { CreatorCall, Featured, Hero, Products, Services } from '#app/features/library/components/home-sections.tsx'
import { listFeatured } from '#app/features/library/library.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/home.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const locale = context.get(localeContext)
  const rows = await listFeatured(getDatabase(), 3)
  return { featured: rows.map((row) => presentCard(row, locale)) }
})

export function meta() {
  return pageMeta({ title: m.home_meta_title(), description: m.home_meta_description(), path: '/' })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Products />
      {loaderData.featured.length > 0 && <Featured cards={loaderData.featured} />}
      <Services />
      <CreatorCall />
    </>
  )
}
