import { WalkthroughPage } from '#app/features/studio/walkthrough/components/walkthrough-page.tsx'
import { readGuide } from '#app/features/studio/walkthrough/read-guide.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/walkthrough.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(({ request, params, context }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('in')
  const language = asked !== null && isLocale(asked) ? asked : null
  return readGuide(getDatabase(), requireMember(context), { adventureId: params.id, language })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: `${m.walkthrough_title()} · ${loaderData?.title ?? ''}` }) },
  { name: 'robots', content: 'noindex' },
]

export default function WalkthroughRoute({ loaderData, params }: Route.ComponentProps) {
  return <WalkthroughPage id={params.id} guide={loaderData} />
}
