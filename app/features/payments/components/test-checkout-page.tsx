import { useNavigation } from 'react-router'
import type { PurchaseView } from '#app/features/payments/checkout/read-purchase.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatMoney } from '#app/i18n/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Stands where Stripe's page would. */
export function TestCheckoutPage({ purchase }: { purchase: PurchaseView }) {
  const intent = useNavigation().formData?.get('intent')
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
        <Button
          type="submit"
          name="intent"
          value="pay"
          variant="primary"
          size="large"
          loading={intent === 'pay'}
          disabled={intent === 'decline'}
        >
          {m.checkout_test_pay()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="decline"
          size="large"
          loading={intent === 'decline'}
          disabled={intent === 'pay'}
        >
          {m.checkout_test_decline()}
        </Button>
      </Form>
      <TextLink to={`/checkout/${purchase.adventureId}?cancelled=1`} className="justify-self-start">
        {m.checkout_test_cancel()}
      </TextLink>
    </PageSection>
  )
}
