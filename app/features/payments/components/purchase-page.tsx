import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { checkoutPath, whomFor } from '#app/features/payments/checkout/checkout-path.ts'
import { hasGiftToGive, needsPeople } from '#app/features/payments/payment-standing.ts'
import { standingText, standingTitle } from '#app/features/payments/standing-text.ts'
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
/** Two minutes: anything slower takes days. */
const mostLooks = 40

/** The page that the payment returns the buyer to; it checks by itself until there is news. */
export function PurchasePage({ purchase }: { purchase: ShownPurchase }) {
  const { shown, title, cover, opensSession } = purchase
  const opens = opensSession && shown.standing === 'paid'
  const looking = useLooking(shown.standing === 'wait')
  useOpening(opens)
  return (
    <PageSection className={cover ? 'max-w-5xl' : 'max-w-2xl'}>
      <Card
        look={shown.standing === 'paid' ? 'night' : 'paper'}
        className={classNames('grid items-center gap-8 p-5 sm:p-8', cover && 'md:grid-cols-2 md:gap-10')}
      >
        {cover && <FramedCover cover={cover} className="w-full shadow-float" />}
        <div className="grid gap-6">
          <div role="status" className="grid gap-6">
            <PageHeader title={standingTitle(shown)} intro={<p>{standingText(shown, title)}</p>} />
            {(looking || opens) && (
              <p className="flex items-center gap-3 text-muted">
                <Spinner />
                {opens ? m.gifts_session_opening() : m.checkout_looking()}
              </p>
            )}
          </div>
          {purchase.isTest && shown.standing === 'paid' && <p className="text-muted">{m.checkout_paid_test()}</p>}
          <WaysOn purchase={purchase} />
        </div>
      </Card>
    </PageSection>
  )
}

function WaysOn({ purchase: { id, shown, adventureId, opensSession } }: { purchase: ShownPurchase }) {
  const { standing, access } = shown
  const waits = standing === 'wait' || standing === 'slow'
  const plays = access === 'plays' && !waits && adventureId !== null
  const hasCard = hasGiftToGive(shown)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hasCard && (
        <Button asChild variant="primary" size="large">
          <Link to={`/account/purchases/${id}/card`}>{m.gifts_to_card()}</Link>
        </Button>
      )}
      {standing === 'paid' && opensSession && (
        <Form method="post">
          <Button type="submit" variant="primary" size="large">
            {m.gifts_session_open()}
          </Button>
        </Form>
      )}
      {plays && (
        <Button asChild variant="primary" size="large">
          <Link to={`/play/${adventureId}`}>{m.checkout_play()}</Link>
        </Button>
      )}
      {standing === 'failed' && !plays && adventureId && (
        <Button asChild variant="primary" size="large">
          <Link to={checkoutPath(adventureId, whomFor(shown))}>{m.common_retry()}</Link>
        </Button>
      )}
      {waits && (
        <Form method="post" preventScrollReset>
          <Button type="submit">{m.checkout_look_again()}</Button>
        </Form>
      )}
      {!waits && standing !== 'failed' && <TextLink to={`/account/purchases/${id}`}>{m.checkout_receipt()}</TextLink>}
      {needsPeople(standing) && <TextLink to="/contact">{m.checkout_write_us()}</TextLink>}
      {!plays && !hasCard && !shown.isForTeams && <TextLink to="/library">{m.checkout_library()}</TextLink>}
    </div>
  )
}

/** @returns whether it will check again by itself */
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

/** Once: the answer leads on to the session. */
function useOpening(opens: boolean): void {
  const { submit } = useFetcher()
  useEffect(() => {
    if (opens) void submit({}, { method: 'post' })
  }, [opens, submit])
}
