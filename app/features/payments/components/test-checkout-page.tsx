import { useNavigation } from 'react-router'
import { checkoutPath, whomFor } from '#app/features/payments/checkout/checkout-path.ts'
import type { ShownPurchase } from '#app/features/payments/checkout/show-purchase.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatMoney } from '#app/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Shown where Stripe's page would be. */
export function TestCheckoutPage({ purchase }: { purchase: ShownPurchase }) {
  const intent = useNavigation().formData?.get('intent') ?? null
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <PageHeader
        title={m.checkout_test_title()}
        intro={<p>{m.checkout_test_lead({ title: purchase.title, price: formatMoney(purchase.amountCents) })}</p>}
      />
      <Notice tone="warning" title={m.checkout_test_no_money_title()}>
        {m.checkout_test_no_money()}
      </Notice>
      <Form method="post" className="grid gap-3 sm:grid-cols-2">
        {(['pay', 'decline'] as const).map((value) => (
          <Button
            key={value}
            type="submit"
            name="intent"
            value={value}
            variant={value === 'pay' ? 'primary' : 'secondary'}
            size="large"
            loading={intent === value}
            disabled={intent !== null && intent !== value}
          >
            {value === 'pay' ? m.checkout_test_pay() : m.checkout_test_decline()}
          </Button>
        ))}
      </Form>
      <TextLink
        to={`${checkoutPath(purchase.adventureId ?? '', whomFor(purchase.shown))}?cancelled=1`}
        className="justify-self-start"
      >
        {m.checkout_test_cancel()}
      </TextLink>
    </PageSection>
  )
}
