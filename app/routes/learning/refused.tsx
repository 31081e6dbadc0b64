import { data } from 'react-router'
import { RefusedPage } from '#app/features/learning/components/refused-page.tsx'
import { isRefusal } from '#app/features/learning/launch/refusals.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { framedByHeader } from '#app/platform/framed-by.ts'
import { handled } from '#app/platform/handled.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/refused.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Any site may frame it, since the platform may be unknown; there is nothing to press. */
export const loader = handled(async ({ params: { why } }: Route.LoaderArgs) => {
  if (!isRefusal(why)) throw new AppError('notFound')
  return data({ why }, { headers: { [framedByHeader]: '*' } })
})

export const meta = () => [
  { title: m.common_meta_title({ title: m.learning_refused_title() }) },
  { name: 'robots', content: 'noindex' },
]

export default function RefusedRoute({ loaderData: { why } }: Route.ComponentProps) {
  return (
    <main id={mainId} tabIndex={-1}>
      <RefusedPage why={why} />
    </main>
  )
}
