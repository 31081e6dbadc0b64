import type { RefundStanding } from '#app/features/payments/refunds/refund.policy.ts'
import { presentStanding } from '#app/features/payments/standing-text.ts'
import type { ShownStanding } from '#app/features/payments/standing-text.ts'
import type { Business } from './business.server.ts'
import { receiptNumber } from './receipt-number.ts'
import { taxLines } from './tax-lines.ts'
import type { TaxLine } from './tax-lines.ts'
import type { PurchaseRow } from './receipt.queries.server.ts'

/** Cents. */
export type Receipt = {
  id: string
  number: string
  adventureId: string | null
  title: string
  /** Null when the creator's account is gone. */
  sellerName: string | null
  shown: ShownStanding
  isTest: boolean
  paidAt: Date
  amountCents: number
  taxes: TaxLine[]
  totalCents: number
  refundedCents: number
  refundedAt: Date | null
  seatsRedeemed: number
}

export type ListedPurchase = Receipt & { refund: RefundStanding }

/** `gift`: of a gift that can be redeemed. */
export type PrintedReceipt = Receipt & { business: Business; gift: { code: string | null } | null }

export const presentReceipt = (row: PurchaseRow): Receipt => ({
  id: row.id,
  number: receiptNumber(row.id),
  adventureId: row.adventureId,
  title: row.adventureTitle,
  sellerName: row.sellerName,
  shown: presentStanding(row),
  isTest: row.provider === 'test',
  paidAt: row.paidAt!,
  amountCents: row.amountCents,
  taxes: taxLines(row),
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  refundedAt: row.refundedAt,
  seatsRedeemed: row.seatsRedeemed,
})
