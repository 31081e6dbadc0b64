import { DocumentPage } from '#app/features/legal/components/document-page.tsx'
import { findDocument } from '#app/features/legal/legal.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/player-agreement.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  document: findDocument('player-agreement', context.get(localeContext)),
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const document = loaderData?.document
  return pageMeta({
    title: m.common_meta_title({ title: document?.title ?? '' }),
    description: document?.description ?? '',
    path: location.pathname,
  })
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />
}
