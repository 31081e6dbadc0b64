import { ReceiptPage } from '#app/features/payments/components/receipt-page.tsx'
import { readReceipt } from '#app/features/payments/receipts/read-purchases.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/receipt.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { userId, name, email } = requireMember(context)
  return { receipt: await readReceipt(getDatabase(), userId, params.id), buyer: { name, email } }
})

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: m.receipts_meta_title({ number: loaderData?.receipt.number ?? '' }),
    description: m.refunds_lead(),
    path: location.pathname,
  })

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />
}
