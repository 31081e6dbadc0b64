import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkoutPath } from '#app/features/payments/checkout/checkout-path.ts'
import type { ShownPurchase } from '#app/features/payments/checkout/show-purchase.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Form, Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { FramedCover } from './framed-cover.tsx'

const everyMs = 3_000
/** Two minutes: what takes longer takes days. */
const mostLooks = 40

const words: Record<ShownPurchase['state'], { title: () => string; text: (given: { title: string }) => string }> = {
  wait: { title: m.checkout_wait_title, text: m.checkout_wait },
  slow: { title: m.checkout_slow_title, text: m.checkout_slow },
  play: { title: m.checkout_paid_title, text: m.checkout_paid },
  failed: { title: m.checkout_failed_title, text: m.checkout_failed },
  over: { title: m.checkout_over_title, text: m.checkout_over },
  ask: { title: m.checkout_ask_title, text: m.checkout_ask },
}

const giftWords: Partial<typeof words> = {
  slow: { title: m.checkout_slow_title, text: m.gifts_slow },
  play: { title: m.gifts_paid_title, text: m.gifts_paid },
  over: { title: m.checkout_over_title, text: m.gifts_refunded },
}

/** Where the payment sends the buyer back to; it looks by itself until there is news. */
export function PurchasePage({ purchase }: { purchase: ShownPurchase }) {
  const { state, title, cover } = purchase
  const looking = useLooking(state === 'wait')
  const { title: heading, text } = { ...words, ...(purchase.giftSeats === null ? {} : giftWords) }[state]
  return (
    <PageSection className={cover ? 'max-w-5xl' : 'max-w-2xl'}>
      <Card
        look={state === 'play' ? 'night' : 'paper'}
        className={classNames('grid items-center gap-8 p-5 sm:p-8', cover && 'md:grid-cols-2 md:gap-10')}
      >
        {cover && <FramedCover cover={cover} className="w-full shadow-float" />}
        <div className="grid gap-6">
          <div role="status" className="grid gap-6">
            <PageHeader title={heading()} intro={<p className="break-words">{text({ title })}</p>} />
            {looking && (
              <p className="flex items-center gap-3 text-muted">
                <Spinner />
                {m.checkout_looking()}
              </p>
            )}
          </div>
          {purchase.isTest && state === 'play' && <p className="text-muted">{m.checkout_paid_test()}</p>}
          <WaysOn purchase={purchase} />
        </div>
      </Card>
    </PageSection>
  )
}

function WaysOn({ purchase: { id, state, adventureId, giftSeats } }: { purchase: ShownPurchase }) {
  const isGift = giftSeats !== null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {state === 'play' && isGift && (
        <Button asChild variant="primary" size="large">
          <Link to={`/account/purchases/${id}/card`}>{m.gifts_to_card()}</Link>
        </Button>
      )}
      {state === 'play' && !isGift && adventureId && (
        <Button asChild variant="primary" size="large">
          <Link to={`/play/${adventureId}`}>{m.checkout_play()}</Link>
        </Button>
      )}
      {state === 'play' && <TextLink to={`/account/purchases/${id}`}>{m.checkout_receipt()}</TextLink>}
      {state === 'failed' && adventureId && (
        <Button asChild variant="primary" size="large">
          <Link to={checkoutPath(adventureId, isGift)}>{m.checkout_again()}</Link>
        </Button>
      )}
      {(state === 'wait' || state === 'slow') && (
        <Form method="post" preventScrollReset>
          <Button type="submit">{m.checkout_look_again()}</Button>
        </Form>
      )}
      {state === 'ask' && <TextLink to="/contact">{m.checkout_write_us()}</TextLink>}
      {state !== 'play' && <TextLink to="/library">{m.checkout_library()}</TextLink>}
    </div>
  )
}

/** @returns whether it will look again by itself */
function useLooking(mayLook: boolean): boolean {
  const { state, submit } = useFetcher()
  const [looks, setLooks] = useState(0)
  const goesOn = mayLook && looks < mostLooks
  useEffect(() => {
    if (!goesOn || state !== 'idle') return
    const timer = setTimeout(() => {
      setLooks((count) => count + 1)
      void submit({}, { method: 'post' })
    }, everyMs)
    return () => clearTimeout(timer)
  }, [goesOn, state, submit, looks])
  return goesOn
}
