import { isRouteErrorResponse } from 'react-router'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { presentAdventure } from '#app/features/library/adventure-page.present.ts'
import { findListed } from '#app/features/library/adventure-page.queries.server.ts'
import { Cover, Difficulty, Facts, Heading, Labels, Trailer } from '#app/features/library/components/adventure-details.tsx'
import { PriceCard } from '#app/features/library/components/price-card.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/adventure.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const row = isId(params.id) ? await findListed(getDatabase(), params.id) : undefined
  if (!row) throw new AppError('notFound')
  return { adventure: presentAdventure(row, context.get(localeContext)) }
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.adventure_meta_title({ title: m.adventure_not_found_title() }) }]
  const { title, description, cover } = loaderData.adventure
  return pageMeta({ title: m.adventure_meta_title({ title }), description: description || m.adventure_no_description(), path: location.pathname, image: cover })
}

export default function Adventure({ loaderData: { adventure } }: Route.ComponentProps) {
  return (
    <PageSection className="grid gap-6">
      <BackLink to="/library">{m.adventure_back()}</BackLink>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Cover adventure={adventure} />
          <Heading adventure={adventure} />
          <Facts adventure={adventure} />
          <section className="grid gap-2">
            <h2 className="text-heading">{m.adventure_description_heading()}</h2>
            <p className="max-w-prose leading-relaxed whitespace-pre-line">{adventure.description || m.adventure_no_description()}</p>
          </section>
          {adventure.trailerUrl && <Trailer url={adventure.trailerUrl} />}
          <Labels adventure={adventure} />
        </div>
        <div className="flex flex-col gap-4 self-start lg:sticky lg:top-24">
          <PriceCard adventure={adventure} />
          <Difficulty difficulty={adventure.difficulty} />
        </div>
      </div>
    </PageSection>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <Picture src="/illustrations/empty-nothing-found.webp" alt="" width={480} height={360} priority className="w-60" />
      <h1 className="text-title">{m.adventure_not_found_title()}</h1>
      <p className="text-lg text-muted">{m.adventure_not_found_text()}</p>
      <BackLink to="/library">{m.adventure_back()}</BackLink>
    </PageSection>
  )
}
