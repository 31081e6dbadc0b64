import { isRouteErrorResponse, redirect } from 'react-router'
import { AdventureShelf } from '#app/features/library/components/adventure-card.tsx'
import { CreatorHeader } from '#app/features/library/components/creator-header.tsx'
import { presentCard } from '#app/features/library/card.present.ts'
import { presentCreator } from '#app/features/library/creator.present.ts'
import { creatorPageSize, findCreator, listByCreator } from '#app/features/library/creator.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/creator-page.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const database = getDatabase()
  const creator = isId(params.id) ? await findCreator(database, params.id) : undefined
  if (!creator) throw new AppError('notFound')
  const locale = context.get(localeContext)
  const pages = Math.ceil(creator.count / creatorPageSize)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1
  if (page !== asked) throw redirect(`/creators/${creator.id}${page === 1 ? '' : `?page=${page}`}`)
  const rows = await listByCreator(database, creator.id, page)
  return { creator: presentCreator(creator, locale), cards: rows.map((row) => presentCard(row, locale)), page, pages }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.creators_meta_title({ name: m.creators_not_found_title() }) }]
  const { creator, page } = loaderData
  const path = `/creators/${creator.id}`
  const image = creator.avatar === null ? null : { src: creator.avatar, width: 150, height: 150, alt: creator.name }
  return pageMeta({
    title: m.creators_meta_title({ name: creator.name }),
    description: creator.story || m.creators_meta_description({ name: creator.name }),
    path: page > 1 ? `${path}?page=${page}` : path,
    image,
    type: 'profile',
  })
}

export default function Creator({ loaderData: { creator, cards, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <CreatorHeader creator={creator} />
      <PageSection aria-labelledby="adventures" className="grid gap-6">
        <h2 id="adventures" tabIndex={-1} className="text-heading">
          {m.creators_adventures_heading()}
        </h2>
        <AdventureShelf cards={cards} prioritised={3} />
        {pages > 1 && <Pages page={page} pages={pages} />}
        <BackLink to="/library">{m.common_back_to_library()}</BackLink>
      </PageSection>
    </>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label={m.creators_pages()} className="flex flex-wrap items-center justify-center gap-6">
      {page > 1 && (
        <TextLink to={page === 2 ? '.#adventures' : `?page=${page - 1}#adventures`}>{m.creators_newer()}</TextLink>
      )}
      <span className="text-muted">{m.common_page_of({ page, pages })}</span>
      {page < pages && <TextLink to={`?page=${page + 1}#adventures`}>{m.creators_older()}</TextLink>}
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <EmptyPicture of="nothing-found" priority />
      <h1 className="text-title">{m.creators_not_found_title()}</h1>
      <p className="text-lg text-muted">{m.creators_not_found_text()}</p>
      <BackLink to="/library">{m.common_back_to_library()}</BackLink>
    </PageSection>
  )
}
