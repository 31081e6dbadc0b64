import { useNavigation } from 'react-router'
import { problemText } from '#app/i18n/error-text.ts'
import { formatDate, formatMoment, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import type { ListedPurchase } from '#app/features/payments/receipts/receipt.present.ts'
import { needsPeople } from '#app/features/payments/payment-standing.ts'
import { amountText, standingText } from '#app/features/payments/standing-text.ts'
import type { RefundStanding } from '#app/features/payments/refunds/refund.policy.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Why a requested refund did not happen. */
export type RefundAnswer = { purchaseId: string } & ({ standing: RefundStanding } | { problem: string })

type RefundPartProps = { purchase: ListedPurchase; title: string; answer: RefundAnswer | undefined }

export function RefundPart({ purchase, title, answer }: RefundPartProps) {
  const zone = useReaderZone()
  const { shown } = purchase
  const standing = answer && 'standing' in answer ? answer.standing : purchase.refund
  const day = (date: Date) => formatDate(date, zone)
  return (
    <>
      {answer && standing.kind !== 'asked' && (
        <Notice tone="danger" title={m.refunds_refused()}>
          {'problem' in answer ? problemText(answer.problem) : null}
        </Notice>
      )}
      {shown.standing !== 'paid' && (
        <p>
          {standingText(shown, title)}{' '}
          {needsPeople(shown.standing) && <TextLink to="/contact">{m.refunds_contact()}</TextLink>}
        </p>
      )}
      {purchase.refundedAt && (shown.standing === 'refunded' || shown.standing === 'partRefunded') && (
        <p>{m.refunds_refunded_on({ amount: amountText(shown.refunded), date: day(purchase.refundedAt) })}</p>
      )}
      {standing.kind === 'may' && (
        <AskRefund purchase={purchase} title={title} until={standing.until} open={answer !== undefined} />
      )}
      {standing.kind === 'ask' && standing.why !== 'notSold' && standing.why !== null && (
        <p>
          {standing.why === 'over' && m.refunds_over({ moment: formatMoment(standing.until, zone) })}
          {standing.why === 'ended' && m.refunds_ended({ date: day(standing.at) })}
          {standing.why === 'downloaded' && m.refunds_downloaded({ date: day(standing.at) })}
          {standing.why === 'redeemed' && (shown.isForTeams ? m.gifts_refund_taken() : m.gifts_refund_redeemed())}{' '}
          <TextLink to="/contact">{m.refunds_contact()}</TextLink>
        </p>
      )}
    </>
  )
}

type AskRefundProps = { purchase: ListedPurchase; title: string; until: Date; open: boolean }

/** A disclosure, so that it works without scripts and stays in place. */
function AskRefund({ purchase, title, until, open }: AskRefundProps) {
  const zone = useReaderZone()
  const { id, totalCents, refundedCents, shown } = purchase
  const { giftSeats, isForTeams, isKit } = shown
  const mayUntilSelf = isKit ? m.refunds_until_kit : m.refunds_until
  const mayUntilSeats = isForTeams ? m.gifts_refund_until_teams : m.gifts_refund_until
  const mayUntil = giftSeats === null ? mayUntilSelf : mayUntilSeats
  const busy = useNavigation().formData?.get('purchaseId') === id
  return (
    <details open={open} className="group">
      <summary
        aria-label={m.refunds_ask_of({ title })}
        className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-small font-semibold text-accent-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden"
      >
        {m.refunds_ask()}
      </summary>
      <Form
        method="post"
        action="/account/purchases"
        preventScrollReset
        className="mt-2 grid justify-items-start gap-3 rounded-control bg-sunken p-4"
      >
        <input type="hidden" name="purchaseId" value={id} />
        <p className="font-semibold">{m.refunds_question({ total: formatMoney(totalCents - refundedCents) })}</p>
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {giftSeats === null ? (
            <>
              <li>{isKit ? m.refunds_lost_kit() : m.refunds_lost_play()}</li>
              {!isKit && <li>{m.refunds_lost_party()}</li>}
              <li>{m.refunds_lost_review()}</li>
            </>
          ) : (
            <li>{isForTeams ? m.gifts_refund_lost_teams() : m.gifts_refund_lost()}</li>
          )}
        </ul>
        <p className="max-w-prose">{purchase.isTest ? m.receipts_test() : m.refunds_how()}</p>
        <p className="max-w-prose text-sm text-muted">{mayUntil({ moment: formatMoment(until, zone) })}</p>
        <Button type="submit" variant="danger" loading={busy}>
          {busy ? m.refunds_busy() : m.refunds_confirm()}
        </Button>
      </Form>
    </details>
  )
}
