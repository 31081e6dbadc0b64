import { m } from '#app/i18n/generated/messages.js'
import { formatDate } from '#app/i18n/format.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import type { Poster } from '#app/features/adventure/posters.queries.server.ts'
import type { PurchaseList } from '#app/features/payments/receipts/read-purchases.server.ts'
import { hasGiftToGive } from '#app/features/payments/payment-standing.ts'
import type { ListedPurchase } from '#app/features/payments/receipts/receipt.present.ts'
import { amountText } from '#app/features/payments/standing-text.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink, textLinkStyles } from '#app/ui/text-link.tsx'
import { FramedCover } from './framed-cover.tsx'
import { RefundPart } from './refund-part.tsx'
import type { RefundAnswer } from './refund-part.tsx'
import { StandingBadges } from './standing-badges.tsx'

type PurchasesListProps = {
  list: PurchaseList
  /** By adventure id. */
  posters: Record<string, Poster>
  answer: RefundAnswer | undefined
}

export function PurchasesList({ list, posters, answer }: PurchasesListProps) {
  const { purchases, page, pages } = list
  return (
    <section aria-labelledby="purchases" className="grid gap-4">
      <h2 id="purchases" tabIndex={-1} className="sr-only">
        {m.refunds_heading()}
      </h2>
      {purchases.length === 0 ? (
        <EmptyState
          title={m.refunds_empty()}
          picture={<EmptyPicture of="no-adventures" />}
          action={
            <Button asChild variant="accent">
              <Link to="/library">{m.account_games_empty_action()}</Link>
            </Button>
          }
        >
          <p>{m.refunds_empty_text()}</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {purchases.map((purchase) => (
            <PurchaseItem
              key={purchase.id}
              purchase={purchase}
              poster={purchase.adventureId ? posters[purchase.adventureId] : undefined}
              answer={answer?.purchaseId === purchase.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      <p>
        {m.gifts_have_code()} <TextLink to="/redeem">{m.gifts_redeem_title()}</TextLink>
      </p>
      {pages > 1 && (
        <nav aria-label={m.refunds_pages()} className="flex flex-wrap items-center justify-center gap-6">
          {page > 1 && <TextLink to={`?page=${page - 1}#purchases`}>{m.refunds_newer()}</TextLink>}
          <span className="text-muted">{m.common_page_of({ page, pages })}</span>
          {page < pages && <TextLink to={`?page=${page + 1}#purchases`}>{m.refunds_older()}</TextLink>}
        </nav>
      )}
    </section>
  )
}

type PurchaseItemProps = { purchase: ListedPurchase; poster: Poster | undefined; answer: RefundAnswer | undefined }

function PurchaseItem({ purchase, poster, answer }: PurchaseItemProps) {
  const { id, adventureId, paidAt, shown, seatsRedeemed } = purchase
  const { giftSeats, isForTeams } = shown
  const hasCard = hasGiftToGive(shown)
  const title = poster?.title ?? purchase.title
  const zone = useReaderZone()
  const receiptOf = hasCard ? m.gifts_receipt_of : m.refunds_receipt_of
  return (
    <li id={`purchase-${id}`} className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:items-start">
        {poster?.cover && <FramedCover cover={poster.cover} className="w-32 shrink-0 max-sm:w-24" />}
        <div className="grid min-w-0 flex-[1_1_9rem] gap-1.5">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="min-w-0 font-display text-lg font-semibold" lang={poster?.titleLanguage}>
              {adventureId && giftSeats === null ? (
                <Link to={`/play/${adventureId}`} className={textLinkStyles}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <span className="flex flex-wrap gap-1.5">
              <StandingBadges standing={shown.standing} isTest={purchase.isTest} />
            </span>
          </div>
          <p className="text-muted">
            {m.refunds_bought_on({ date: formatDate(paidAt, zone), total: amountText(shown.taken) })}
          </p>
          {giftSeats !== null && (
            <p>{(isForTeams ? m.gifts_listed_teams : m.gifts_listed)({ redeemed: seatsRedeemed, seats: giftSeats })}</p>
          )}
        </div>
        <Button asChild size="small" className="sm:ml-auto">
          <Link to={`/account/purchases/${id}`} aria-label={receiptOf({ title })}>
            {hasCard ? m.gifts_receipt() : m.receipts_title()}
          </Link>
        </Button>
      </div>
      <RefundPart purchase={purchase} title={title} answer={answer} />
    </li>
  )
}
