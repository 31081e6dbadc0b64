import { refundFailed } from '#app/features/payments/payment-standing.ts'
import { presentAmounts } from '#app/features/payments/standing-text.ts'
import type { PaymentFlag, PaymentStatus } from '#app/features/payments/payment-status.ts'

type LineColumns = {
  id: string
  /** Null once the account is erased. */
  buyer: string | null
  buyerEmail: string | null
  adventureTitle: string
  totalCents: number
  refundedCents: number
  chargedCents: number | null
  chargedCurrency: string | null
  chargedRefundedCents: number
  provider: 'stripe' | 'test'
  status: PaymentStatus
  flag: PaymentFlag | null
  refundAskedAt: Date | null
  refundFailedAt: Date | null
  refundedAt: Date | null
  createdAt: Date
}

type Columns = LineColumns & {
  seller: string | null
  amountCents: number
  giftSeats: number | null
  seatsRedeemed: number
  taxCents: number
  gstCents: number | null
  qstCents: number | null
  transferredCents: number
  transferReversedCents: number
  feeCents: number
  currency: string
  sessionId: string | null
  paymentIntentId: string | null
  chargeId: string | null
  paidAt: Date | null
  refundReason: string | null
  disputeOpenedAt: Date | null
}

export type PurchaseLine = ReturnType<typeof presentPurchaseLine>
export type OpenPurchase = ReturnType<typeof presentPurchase>

export const presentPurchaseLine = (row: LineColumns) => ({
  id: row.id,
  buyer: row.buyer,
  buyerEmail: row.buyerEmail,
  title: row.adventureTitle,
  ...presentAmounts(row),
  isTest: row.provider === 'test',
  status: row.status,
  flag: row.flag,
  /** Requested from the provider, with an outcome not known yet. */
  awaitsRefund: row.status === 'paid' && row.refundAskedAt !== null,
  refundFailed: refundFailed(row) ? (row.refundFailedAt?.toISOString() ?? null) : null,
  begun: row.createdAt.toISOString(),
})

export const presentPurchase = (row: Columns) => ({
  ...presentPurchaseLine(row),
  seller: row.seller,
  amountCents: row.amountCents,
  gift: row.giftSeats === null ? null : { seats: row.giftSeats, redeemed: row.seatsRedeemed },
  taxCents: row.taxCents,
  feeCents: row.feeCents,
  references: [row.sessionId, row.paymentIntentId, row.chargeId].filter((reference) => reference !== null),
  paid: row.paidAt?.toISOString() ?? null,
  refundedOn: row.refundedAt?.toISOString() ?? null,
  refundReason: row.refundReason,
  gstCents: row.gstCents,
  qstCents: row.qstCents,
  transferredCents: row.transferredCents - row.transferReversedCents,
  disputed: row.disputeOpenedAt?.toISOString() ?? null,
  mayRefund: row.status === 'paid' && row.refundAskedAt === null,
})
