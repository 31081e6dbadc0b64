import { data, isRouteErrorResponse } from 'react-router'
import { TablePage } from '#app/features/kits/evening/components/table-page.tsx'
import { TimerPage } from '#app/features/kits/evening/room/components/timer-page.tsx'
import { tablePath } from '#app/features/kits/evening/evening-path.ts'
import { LinkOver } from '#app/features/kits/evening/components/link-over.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { handled } from '#app/platform/handled.server.ts'
import { byTable, orNotFound } from './by-link.server.ts'
import { secretTerms } from './secret-headers.ts'
import type { Route } from './+types/table.ts'

export { secretHeaders as headers } from './secret-headers.ts'

/** What the room's screen shows. */
export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { see, seen } = await byTable({ params, context })
  return data(orNotFound(see(await seen())), { headers: secretTerms })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.title ?? m.evening_host_invitation() }) },
  { name: 'robots', content: 'noindex' },
]

export default function TableRoute({ loaderData, params }: Route.ComponentProps) {
  const path = tablePath(params.token)
  return (
    <main id={mainId} tabIndex={-1}>
      {'kind' in loaderData ? (
        <TimerPage path={path} first={loaderData} />
      ) : (
        <TablePage path={path} first={loaderData} />
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id={mainId} tabIndex={-1}>
      <LinkOver />
    </main>
  )
}
