import type { PayoutState } from '#app/features/payments/payouts/payout-accounts.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

const words: Record<PayoutState, () => string> = {
  none: m.sales_payouts_none,
  open: m.sales_payouts_open,
  checked: m.sales_payouts_checked,
  ready: m.sales_payouts_ready,
}

type PayoutsProps = { standing: PayoutState; hasReturned: boolean; isOver: boolean }

/** @param isOver Stripe's link had already been used, or had expired */
export function Payouts({ standing, hasReturned, isOver }: PayoutsProps) {
  return (
    <Card>
      <CardBody className="grid gap-4 p-5 sm:p-7">
        <h2 className="text-heading">{m.sales_payouts_title()}</h2>
        {isOver && standing !== 'ready' && <Notice tone="warning">{m.sales_payouts_link_over()}</Notice>}
        {hasReturned && standing !== 'ready' && <Notice>{m.sales_payouts_returned()}</Notice>}
        <p className="max-w-prose">{words[standing]()}</p>
        <p className="max-w-prose text-sm text-muted">{m.sales_payouts_hint()}</p>
        <div className="flex flex-wrap gap-3">
          {standing === 'none' && <Act intent="onboard" label={m.sales_payouts_start()} isFirst />}
          {standing === 'open' && <Act intent="onboard" label={m.sales_payouts_go_on()} isFirst />}
          {standing === 'checked' && <Act intent="onboard" label={m.sales_payouts_details()} />}
          {(standing === 'open' || standing === 'checked') && <Act intent="look" label={m.sales_payouts_look()} />}
          {(standing === 'checked' || standing === 'ready') && (
            <Act intent="dashboard" label={m.sales_payouts_dashboard()} />
          )}
        </div>
      </CardBody>
    </Card>
  )
}

/** The response redirects to a page of Stripe. */
const Act = ({ intent, label, isFirst = false }: { intent: string; label: string; isFirst?: boolean }) => (
  <Form method="post" action="/creator/sales">
    <Button type="submit" name="intent" value={intent} variant={isFirst ? 'primary' : 'secondary'}>
      {label}
    </Button>
  </Form>
)
