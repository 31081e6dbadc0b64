import { GiftCardPage } from '#app/features/payments/components/gift-card-page.tsx'
import { readCard } from '#app/features/payments/gifts/read-card.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/gift-card.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => ({
  card: await readCard(getDatabase(), requireMember(context).userId, params.id),
}))

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: m.common_meta_title({ title: m.gifts_card_meta_title({ title: loaderData?.card.title ?? '' }) }),
    description: m.gifts_card_lead(),
    path: location.pathname,
  })

export default function GiftCardRoute({ loaderData }: Route.ComponentProps) {
  return <GiftCardPage card={loaderData.card} />
}
