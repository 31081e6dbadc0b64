import { GuidePage } from '#app/features/guides/components/guide-page.tsx'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { metaOf } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/for-team-building.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  guide: findGuide('for-team-building', context.get(localeContext)),
})

export const meta = ({ loaderData, location }: Route.MetaArgs) => metaOf(loaderData?.guide, location.pathname)

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage guide={loaderData.guide} picture="service-team-building" />
}
