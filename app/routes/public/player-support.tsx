import { SupportPage } from '#app/features/legal/components/support-page.tsx'
import { findSupport } from '#app/features/legal/legal.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/player-support.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ support: findSupport(context.get(localeContext)) })

export function meta({ loaderData, location }: Route.MetaArgs) {
  const support = loaderData?.support
  return pageMeta({
    title: m.common_meta_title({ title: support?.title ?? '' }),
    description: support?.description ?? '',
    path: location.pathname,
  })
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return <SupportPage support={loaderData.support} />
}
