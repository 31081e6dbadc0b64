import { GuidePage } from '#app/features/guides/components/guide-page.tsx'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { metaOf } from '#app/routes/layouts/page-meta.ts'
import { deadAirCover, deadAirFigures } from './guide-figures/dead-air.server.ts'
import type { Route } from './+types/first-adventure.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const locale = context.get(localeContext)
  return { guide: findGuide('first-adventure', locale), figures: deadAirFigures(locale), cover: deadAirCover(locale) }
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => metaOf(loaderData?.guide, location.pathname)

export default function Guide({ loaderData: { guide, figures, cover } }: Route.ComponentProps) {
  return <GuidePage guide={guide} figures={figures} picture={cover} />
}
