import { isRouteErrorResponse, redirect } from 'react-router'
import { KitNotFound, KitPage } from '#app/features/kits/page/components/kit-page.tsx'
import { openKit } from '#app/features/kits/page/open-kit.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/kit.ts'

/** Cached: it depends on its reader only if they have something of their own here (own-on-kit.server.ts). */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, address, isListed } = await atAddress({ request, params, context })
  const kit = await openKit(getDatabase(), {
    adventureId,
    address,
    viewer: getViewer(context),
    frame: context.get(factsContext).frame,
    locale: context.get(localeContext),
  })
  if (kit.view === 'elsewhere') throw redirect(kit.to)
  return { ...kit, isListed }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.kit_meta_title({ title: m.kit_not_found_title() }) }]
  const { id, title, description, cover, standing, isListed } = loaderData
  return pageMeta({
    title: m.kit_meta_title({ title: title.text }),
    description: description.text || m.adventure_no_description(),
    path: `/kit/${id}`,
    image: cover,
    noindex: standing !== 'published' || !isListed,
  })
}

export default function KitRoute({ loaderData }: Route.ComponentProps) {
  return <KitPage kit={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <KitNotFound />
}
