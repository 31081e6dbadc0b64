import { GuidePage } from '#app/features/guides/components/guide-page.tsx'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { metaOf } from '#app/routes/layouts/page-meta.ts'
import { dinnerFigures } from './guide-figures/kits.server.ts'
import type { Route } from './+types/first-dinner.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const locale = context.get(localeContext)
  return { guide: findGuide('first-dinner', locale), figures: dinnerFigures(locale) }
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => metaOf(loaderData?.guide, location.pathname)

export default function Guide({ loaderData: { guide, figures } }: Route.ComponentProps) {
  return <GuidePage guide={guide} figures={figures} picture="product-mystery" hosting="service-events" />
}
