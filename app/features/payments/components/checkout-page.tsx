import { m } from '#app/i18n/generated/messages.js'
import { Form } from '#app/ui/link.tsx'
import { CheckoutFrame, PayButton } from './checkout-frame.tsx'
import type { CheckoutFacts } from './checkout-frame.tsx'
import { GiftLink } from './gift-link.tsx'
import { RefundNote } from './refund-note.tsx'

/** What is being bought, for how much and on which terms, before going on to payment. */
export function CheckoutPage({ isTest, mayAddTax, ...facts }: CheckoutFacts) {
  const { id, kind, priceCents } = facts.checkout
  return (
    <CheckoutFrame
      {...facts}
      title={m.checkout_title()}
      perPrice={mayAddTax ? m.checkout_plus_tax() : null}
      form={
        <>
          <Form method="post">
            <input type="hidden" name="shownCents" value={priceCents} />
            <PayButton isTest={isTest} />
          </Form>
          <GiftLink adventureId={id} />
        </>
      }
    >
      <p className="text-muted">{m.checkout_once()}</p>
      <RefundNote isKit={kind !== 'online-adventure'} />
    </CheckoutFrame>
  )
}
