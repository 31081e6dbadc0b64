import { and, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import { partOfNumber } from '#app/features/payments/receipts/receipt-number.ts'
import { paymentStatuses } from '#app/features/payments/payment-status.ts'
import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { finds } from '#app/platform/database/search.server.ts'
import { isId } from '#app/shared/ids.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { users } from '#database/schema/accounts.ts'
import { purchases } from '#database/schema/payments.ts'
import { presentPurchase, presentPurchaseLine } from './purchase.present.ts'

export const purchasesPerPage = 25

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

/** Money of a flagged payment that is still here, or a refund that recently failed to reach its buyer. */
export const waitsForSomebody = or(
  and(isNotNull(purchases.flag), inArray(purchases.status, ['paid', 'disputed'])),
  and(
    gt(purchases.refundFailedAt, sql`now() - interval '30 days'`),
    or(isNull(purchases.refundedAt), gte(purchases.refundFailedAt, purchases.refundedAt)),
  ),
)

const lineColumns = {
  id: purchases.id,
  buyer: buyers.name,
  buyerEmail: buyers.email,
  adventureTitle: purchases.adventureTitle,
  totalCents: purchases.totalCents,
  refundedCents: purchases.refundedCents,
  chargedCents: purchases.chargedCents,
  chargedCurrency: purchases.chargedCurrency,
  chargedRefundedCents: purchases.chargedRefundedCents,
  provider: purchases.provider,
  status: purchases.status,
  flag: purchases.flag,
  refundAskedAt: purchases.refundAskedAt,
  refundFailedAt: purchases.refundFailedAt,
  refundedAt: purchases.refundedAt,
  createdAt: purchases.createdAt,
}

export type PurchaseSearch = { words: string; state: PaymentStatus | 'flagged' | null }

/** Like `receiptNumber`, without its dashes. */
const numberText = sql`right(replace(${purchases.id}::text, '-', ''), 12)`

function matching({ words, state }: PurchaseSearch) {
  const part = partOfNumber(words)
  const texts = [
    buyers.email,
    buyers.name,
    purchases.adventureTitle,
    // The creator's own title, whatever the buyer's language
    sql`(select a.title from adventures a where a.id = ${purchases.adventureId})`,
    purchases.sessionId,
    purchases.paymentIntentId,
    purchases.chargeId,
  ]
  return and(
    words === '' ? undefined : or(finds(words, texts), part === null ? undefined : ilike(numberText, `%${part}%`)),
    state === 'flagged'
      ? or(isNotNull(purchases.flag), isNotNull(purchases.refundFailedAt))
      : state
        ? eq(purchases.status, state)
        : undefined,
  )
}

/** Flagged payments awaiting action first, then the newest; a page after the last is the last. */
export async function listPurchases(database: Queryable, search: PurchaseSearch, asked: number) {
  const where = matching(search)
  const [found] = await database
    .select({ total: count() })
    .from(purchases)
    .leftJoin(buyers, eq(buyers.id, purchases.buyerId))
    .where(where)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, purchasesPerPage)
  const rows = await database
    .select(lineColumns)
    .from(purchases)
    .leftJoin(buyers, eq(buyers.id, purchases.buyerId))
    .where(where)
    .orderBy(desc(sql`coalesce(${waitsForSomebody}, false)`), desc(purchases.createdAt), desc(purchases.id))
    .limit(purchasesPerPage)
    .offset(offset)
  return { total, page, pages, purchases: rows.map(presentPurchaseLine) }
}

/** @throws AppError notFound */
export async function readPurchase(database: Queryable, purchaseId: string) {
  if (!isId(purchaseId)) throw new AppError('notFound')
  const [row] = await database
    .select({
      ...lineColumns,
      seller: sellers.name,
      amountCents: purchases.amountCents,
      giftSeats: purchases.giftSeats,
      seatsRedeemed,
      taxCents: purchases.taxCents,
      gstCents: purchases.gstCents,
      qstCents: purchases.qstCents,
      transferredCents: purchases.transferredCents,
      transferReversedCents: purchases.transferReversedCents,
      feeCents: purchases.feeCents,
      currency: purchases.currency,
      sessionId: purchases.sessionId,
      paymentIntentId: purchases.paymentIntentId,
      chargeId: purchases.chargeId,
      paidAt: purchases.paidAt,
      refundReason: purchases.refundReason,
      disputeOpenedAt: purchases.disputeOpenedAt,
    })
    .from(purchases)
    .leftJoin(buyers, eq(buyers.id, purchases.buyerId))
    .leftJoin(sellers, eq(sellers.id, purchases.creatorId))
    .where(eq(purchases.id, purchaseId))
  if (!row) throw new AppError('notFound')
  return presentPurchase(row)
}

export const isPurchaseState = (state: string | null): state is PaymentStatus | 'flagged' =>
  state === 'flagged' || (paymentStatuses as readonly (string | null)[]).includes(state)
