import { useNavigation } from 'react-router'
import type { Checkout } from '#app/features/payments/checkout/open-checkout.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatMoney } from '#app/i18n/format.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { FramedCover } from './framed-cover.tsx'
import { RefundNote } from './refund-note.tsx'

type Props = {
  checkout: Checkout
  /** An address. */
  cover: string | null
  isTest: boolean
  wasCancelled: boolean
  oldPriceCents: number | undefined
}

/** What is bought, for how much and on which terms, before the way to the payment. */
export function CheckoutPage({ checkout, cover, isTest, wasCancelled, oldPriceCents }: Props) {
  const busy = useNavigation().formMethod === 'POST'
  const { priceCents } = checkout
  const isOpen = checkout.standing === 'buy'
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <BackLink to={`/adventure/${checkout.id}`}>{m.checkout_back()}</BackLink>
      <PageHeader title={m.checkout_title()} />
      {oldPriceCents !== undefined && (
        <Notice tone="danger" title={m.checkout_price_changed_title()}>
          {m.checkout_price_changed({ before: formatMoney(oldPriceCents), now: formatMoney(priceCents) })}
        </Notice>
      )}
      {wasCancelled && oldPriceCents === undefined && (
        <Notice title={m.checkout_cancelled_title()}>{m.checkout_cancelled()}</Notice>
      )}
      {!isOpen && <Notice title={m.checkout_closed_title()}>{m.checkout_closed()}</Notice>}
      <Card>
        <div className="border-b-2 border-dashed border-line-strong p-5 sm:p-6">
          <Bought checkout={checkout} cover={cover} />
        </div>
        <CardBody className="grid gap-5 p-5 sm:p-6">
          <p className="text-muted">{m.checkout_once()}</p>
          <RefundNote />
          {isOpen && (
            <Form method="post" className="grid gap-2">
              <input type="hidden" name="shownCents" value={priceCents} />
              <Button type="submit" variant="primary" size="large" loading={busy} className="w-full">
                {busy ? m.checkout_busy() : isTest ? m.checkout_to_test() : m.checkout_to_stripe()}
              </Button>
              <p className="text-center text-sm text-muted">{isTest ? m.checkout_test_note() : m.checkout_note()}</p>
            </Form>
          )}
        </CardBody>
      </Card>
    </PageSection>
  )
}

function Bought({ checkout, cover }: Pick<Props, 'checkout' | 'cover'>) {
  const { title, titleLanguage, creatorName, priceCents } = checkout
  return (
    <div className={classNames('grid items-center gap-5', cover && 'sm:grid-cols-[15rem_minmax(0,1fr)]')}>
      {cover && <FramedCover cover={cover} className="w-full" />}
      <div className="grid min-w-0 gap-3">
        <div>
          <h2 className="font-display text-heading font-semibold break-words" lang={titleLanguage}>
            {title}
          </h2>
          {creatorName && <p className="break-words text-muted">{m.checkout_by({ name: creatorName })}</p>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-3xl font-semibold whitespace-nowrap">{formatMoney(priceCents)}</span>
          <span className="text-sm text-muted">{m.checkout_plus_tax()}</span>
        </p>
      </div>
    </div>
  )
}
