import { GuidePage } from '#app/features/guides/components/guide-page.tsx'
import { findGuide } from '#app/features/guides/guides.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/for-museums.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  guide: findGuide('for-museums', context.get(localeContext)),
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const guide = loaderData?.guide
  return pageMeta({
    title: m.common_meta_title({ title: guide?.title ?? '' }),
    description: guide?.description ?? '',
    path: location.pathname,
  })
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage guide={loaderData.guide} picture="service-museums" />
}
