import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Checkout } from '#app/features/payments/checkout/open-checkout.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatMoney } from '#app/i18n/format.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { FramedCover } from './framed-cover.tsx'

export type CheckoutFacts = {
  checkout: Checkout
  /** An address. */
  cover: string | null
  isTest: boolean
  mayAddTax: boolean
  isUnverified: boolean
  wasCancelled: boolean
  oldPriceCents: number | undefined
}

type Props = Omit<CheckoutFacts, 'isTest' | 'mayAddTax'> & {
  title: string
  /** Shown beside the price; null where the price is all there is to pay. */
  perPrice: string | null
  children: ReactNode
  /** For people who may buy. */
  form: ReactNode
}

/** What is being paid for, how much, and why the buyer is back. */
export function CheckoutFrame({
  checkout,
  cover,
  isUnverified,
  wasCancelled,
  oldPriceCents,
  title: heading,
  perPrice,
  children,
  form,
}: Props) {
  const { priceCents } = checkout
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <BackLink to={`/adventure/${checkout.id}`}>{m.checkout_back()}</BackLink>
      <PageHeader title={heading} />
      {oldPriceCents !== undefined && (
        <Notice tone="danger" title={m.checkout_price_changed_title()}>
          {m.checkout_price_changed({ before: formatMoney(oldPriceCents), now: formatMoney(priceCents) })}
        </Notice>
      )}
      {wasCancelled && oldPriceCents === undefined && (
        <Notice title={m.checkout_cancelled_title()}>{m.checkout_cancelled()}</Notice>
      )}
      {checkout.standing !== 'buy' && <Notice title={m.checkout_closed_title()}>{m.checkout_closed()}</Notice>}
      <Card>
        <div className="border-b-2 border-dashed border-line-strong p-5 sm:p-6">
          <Bought checkout={checkout} cover={cover} perPrice={perPrice} />
        </div>
        <CardBody className="grid gap-5 p-5 sm:p-6">
          {children}
          {checkout.standing === 'buy' &&
            (isUnverified ? (
              <Notice tone="warning" title={m.checkout_unverified_title()}>
                {m.checkout_unverified()} <TextLink to="/account">{m.checkout_unverified_link()}</TextLink>
              </Notice>
            ) : (
              form
            ))}
        </CardBody>
      </Card>
    </PageSection>
  )
}

function Bought({ checkout, cover, perPrice }: Pick<Props, 'checkout' | 'cover' | 'perPrice'>) {
  const { title, titleLanguage, creatorName, priceCents } = checkout
  return (
    <div className={classNames('grid items-center gap-5', cover && 'sm:grid-cols-[15rem_minmax(0,1fr)]')}>
      {cover && <FramedCover cover={cover} className="w-full" />}
      <div className="grid min-w-0 gap-3">
        <div>
          <h2 className="font-display text-heading font-semibold" lang={titleLanguage}>
            {title}
          </h2>
          {creatorName && <p className="text-muted">{m.common_by_name({ name: creatorName })}</p>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-3xl font-semibold whitespace-nowrap">{formatMoney(priceCents)}</span>
          {perPrice !== null && <span className="text-sm text-muted">{perPrice}</span>}
        </p>
      </div>
    </div>
  )
}

export function PayButton({ isTest }: { isTest: boolean }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <div className="grid gap-2">
      <Button type="submit" variant="primary" size="large" loading={busy} className="w-full">
        {busy ? m.checkout_busy() : isTest ? m.checkout_to_test() : m.checkout_to_stripe()}
      </Button>
      <p className="text-center text-sm text-muted">{isTest ? m.checkout_test_note() : m.checkout_note()}</p>
    </div>
  )
}
