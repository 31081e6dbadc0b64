import type { SaleRow } from './sales.queries.server.ts'

export type Sale = ReturnType<typeof presentSale>

/** A dispute takes back all of the money, while it is open and when it is lost. Cents. */
export function presentSale(row: SaleRow) {
  const isDisputed = row.status === 'disputed' || row.status === 'lost'
  const takenBackCents = isDisputed ? row.amountCents : row.refundedAmountCents
  const feeCents = isDisputed ? 0 : row.feeCents - row.refundedFeeCents
  return {
    id: row.id,
    title: row.adventureTitle,
    language: row.language,
    quantity: row.quantity,
    paidAt: row.paidAt!.toISOString(),
    amountCents: row.amountCents,
    takenBackCents,
    takenBackAt:
      takenBackCents === 0 ? null : ((isDisputed ? row.disputeOpenedAt : row.refundedAt)?.toISOString() ?? null),
    feeCents,
    sharedCents: row.sharedCents,
    ownCents: row.amountCents - takenBackCents - feeCents - row.sharedCents,
    currency: row.currency,
    status: row.status,
    isTest: row.provider === 'test',
  }
}
