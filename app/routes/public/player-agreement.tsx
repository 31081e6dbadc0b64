import { DocumentPage } from '#app/features/legal/components/document-page.tsx'
import { findDocument } from '#app/features/legal/legal.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { metaOf } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/player-agreement.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  document: findDocument('player-agreement', context.get(localeContext)),
})

export const meta = ({ loaderData, location }: Route.MetaArgs) => metaOf(loaderData?.document, location.pathname)

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />
}
