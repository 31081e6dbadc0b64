import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { tabOf } from '#app/features/adventure/kinds.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { presentAdventure } from '#app/features/library/adventure-page.present.ts'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { findShown, listOthersOf } from '#app/features/library/adventure-page.queries.server.ts'
import { presentCard } from '#app/features/library/card.present.ts'
import { LargeCover } from '#app/features/adventure/components/page-head.tsx'
import { Description, Facts, Heading, Labels } from '#app/features/library/components/adventure-details.tsx'
import { PriceCard } from '#app/features/library/components/price-card.tsx'
import { Reviews } from '#app/features/library/components/reviews-section.tsx'
import { ShareLinks } from '#app/features/library/components/share-links.tsx'
import { readRooms } from '#app/features/library/read-rooms.server.ts'
import { pageOf, readReviews } from '#app/features/library/reviews/read-reviews.server.ts'
import { libraryAddress } from '#app/features/library/library-address.ts'
import { sharePictureSize } from '#app/features/library/share-picture-address.ts'
import { structuredData } from '#app/features/library/structured-data.present.ts'
import { readWish } from '#app/features/library/wishes/read-wish.server.ts'
import { readKitContents } from '#app/features/kits/page/read-kit-contents.server.ts'
import { mayGive, readSale } from '#app/features/payments/checkout/sale.server.ts'
import { isSelling } from '#app/features/payments/provider/current-provider.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale, getUrlOrigin } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import { AppError } from '#app/shared/app-error.ts'
import { Breadcrumb } from '#app/ui/back-link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pageAddress, pageMeta } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/adventure.ts'

// Most pages have none of these, and so do not need their code
const AdventureMissing = lazy(async () => ({
  default: (await import('#app/features/library/components/adventure-missing.tsx')).AdventureMissing,
}))
const MoreAdventures = lazy(async () => ({
  default: (await import('#app/features/library/components/more-adventures.tsx')).MoreAdventures,
}))
const PraiseQuote = lazy(async () => ({
  default: (await import('#app/features/library/components/praise-quote.tsx')).PraiseQuote,
}))
const Rooms = lazy(async () => ({
  default: (await import('#app/features/library/components/adventure-rooms.tsx')).Rooms,
}))
const KitDetails = lazy(async () => ({
  default: (await import('#app/features/kits/page/components/kit-details.tsx')).KitDetails,
}))
const Trailer = lazy(async () => ({ default: (await import('#app/features/library/components/trailer.tsx')).Trailer }))
const WishButton = lazy(async () => ({
  default: (await import('#app/features/library/components/wish-button.tsx')).WishButton,
}))

const mostOthers = 3

/** Cached: it depends on its reader only if they have something of their own here (own-on-adventure.server.ts). */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const database = getDatabase()
  const { adventureId, address, isListed, shared } = await atAddress({ request, params, context })
  const locale = context.get(localeContext)
  const row = await findShown(database, adventureId)
  if (!row) throw new AppError('notFound')
  const adventure = presentAdventure(row, locale, address)
  const { frame } = context.get(factsContext)
  const sale = await readSale(database, { adventureId: row.id, creatorId: row.creatorId }, getViewer(context), frame)
  const others =
    adventure.creatorId === null ? [] : await listOthersOf(database, adventure.creatorId, row.id, mostOthers)
  const [reviews, rooms, kit] = await Promise.all([
    readReviews(database, {
      adventureId: row.id,
      page: pageOf(new URL(request.url).searchParams),
      person: answererOf(context),
    }),
    readRooms(row, locale),
    readKitContents(database, row, locale),
  ])
  const standing = frame && reviews.standing === 'visitor' ? ('notYet' as const) : reviews.standing
  const wish = adventure.comingSoon ? await readWish(database, getViewer(context), row.id) : null
  return {
    adventure,
    sale,
    mayGive: mayGive(row, getViewer(context)),
    isListed,
    shared,
    structured: isListed ? describe(adventure, locale) : null,
    others: others.map((other) => presentCard(other, locale)),
    reviews: { ...reviews, adventureId: address, standing },
    rooms,
    kit,
    wish,
    sample: row.sampleKey,
  }
})

function describe(adventure: AdventurePage, locale: Locale) {
  const { id, kind, creatorId, sharePicture } = adventure
  const addresses = {
    page: pageAddress(`/adventure/${id}`, locale),
    library: pageAddress('/library', locale),
    kind: pageAddress(libraryAddress({ tab: tabOf(kind) }), locale),
    creator: creatorId === null ? null : pageAddress(`/creators/${creatorId}`, locale),
    picture: sharePicture === null ? null : new URL(sharePicture, getUrlOrigin()).href,
  }
  return structuredData(
    adventure,
    addresses,
    m.shell_library({}, { locale }),
    adventure.priceCents === 0 || isSelling(),
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.common_meta_title({ title: m.adventure_not_found_title() }) }]
  const { id, title, description, sharePicture } = loaderData.adventure
  const image =
    sharePicture === null ? null : { src: sharePicture, ...sharePictureSize, alt: m.adventure_cover_alt({ title }) }
  return [
    ...pageMeta({
      title: m.common_meta_title({ title }),
      description: description || m.adventure_no_description(),
      path: `/adventure/${id}`,
      image,
      noindex: !loaderData.isListed,
    }),
    ...(loaderData.structured ? [{ 'script:ld+json': loaderData.structured }] : []),
  ]
}

export default function Adventure({ loaderData }: Route.ComponentProps) {
  const { adventure, sale, mayGive, others, reviews, rooms, kit, wish, shared, sample } = loaderData
  return (
    <>
      <PageSection className="grid gap-5 pt-0!">
        <Breadcrumb
          trail={[
            { label: m.shell_library(), to: '/library' },
            { label: adventure.kindLabel, to: libraryAddress({ tab: tabOf(adventure.kind) }) },
          ]}
        />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-6">
            <LargeCover cover={adventure.cover} title={adventure.title} />
            <Heading adventure={adventure}>
              {shared !== null && (
                <ShareLinks
                  title={adventure.title}
                  shared={shared}
                  address={pageAddress(`/adventure/${shared}`, getLocale())}
                />
              )}
            </Heading>
          </div>
          <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            <PriceCard adventure={adventure} sale={sale} mayGive={mayGive}>
              {wish && <WishButton adventureId={adventure.id} wish={wish} />}
            </PriceCard>
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <Facts adventure={adventure} />
            {reviews.praise && <PraiseQuote praise={reviews.praise} />}
            <Description adventure={adventure} />
            {kit && <KitDetails contents={kit} />}
            {rooms.length > 0 && <Rooms rooms={rooms} />}
            {adventure.trailer && (
              <Trailer key={adventure.id} trailer={adventure.trailer} title={adventure.title} cover={adventure.cover} />
            )}
            <Labels adventure={adventure} />
            <Reviews view={reviews} comingSoon={adventure.comingSoon} isKit={kit !== null} />
            <p className="flex flex-wrap gap-x-5 text-sm">
              {sample !== null && (
                <TextLink to={`/creator?template=${sample}`} className="inline-flex min-h-11 items-center">
                  {m.adventure_open_copy()}
                </TextLink>
              )}
              {sample === 'dead-air' && (
                <TextLink to="/first-adventure" className="inline-flex min-h-11 items-center">
                  {m.guides_first_adventure()}
                </TextLink>
              )}
              <TextLink to={`/report/adventure/${adventure.id}`} className="inline-flex min-h-11 items-center">
                {m.report_this_adventure()}
              </TextLink>
            </p>
          </div>
        </div>
      </PageSection>
      {others.length > 0 && <MoreAdventures adventure={adventure} cards={others} />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <AdventureMissing />
}
