import { ScreenPage } from '#app/features/play/results/components/screen-page.tsx'
import { readScreen } from '#app/features/play/results/read-screen.server.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/screen.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) =>
  readScreen(getDatabase(), { sessionId: params.id, token: params.token }, context.get(localeContext)),
)

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: m.screen_meta_title({ name: loaderData?.name ?? '' }) }) },
  { name: 'robots', content: 'noindex' },
]

export default function ScreenRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <main id={mainId} tabIndex={-1}>
      <ScreenPage first={loaderData} events={`/sessions/${params.id}/screen/${params.token}/events`} />
    </main>
  )
}
