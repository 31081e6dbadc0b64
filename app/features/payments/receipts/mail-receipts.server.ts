import { eq } from 'drizzle-orm'
import { onPaymentChange } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { users } from '#database/schema/accounts.ts'
import { business } from './business.server.ts'
import { receiptNumber } from './receipt-number.ts'

/** To be called once by the process: receipts and refund notices go with the transaction that makes them true. */
export const mailReceipts = (): void => onPaymentChange('receipts', mailPaymentChange)

/** Each once a payment, in the language that the buyer paid in. */
export async function mailPaymentChange(
  transaction: Transaction,
  purchase: Purchase,
  before: PaymentStatus,
): Promise<void> {
  const isPaid = purchase.status === 'paid' && before !== 'disputed' && purchase.flag !== 'mismatch'
  const isRefunded = purchase.status === 'refunded' && before !== 'refunded'
  if (!purchase.buyerId || (!isPaid && !isRefunded)) return
  const [buyer] = await transaction
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, purchase.buyerId))
  if (!buyer) return
  const template = isPaid ? ('purchase_receipt' as const) : ('purchase_refunded' as const)
  await queueMail(transaction, {
    to: buyer.email,
    language: purchase.language,
    template,
    variables: { name: buyer.name, ...(await receiptVariables(transaction, purchase)) },
    dedupeKey: `${template}:${purchase.id}`,
    userId: purchase.buyerId,
  })
}

async function receiptVariables(transaction: Transaction, purchase: Purchase) {
  const { language, creatorId } = purchase
  const [seller] = creatorId
    ? await transaction.select({ name: users.name }).from(users).where(eq(users.id, creatorId))
    : []
  const { name: businessName, gst, qst } = business()
  const money = (cents: number) => formatMoney(cents, language)
  return {
    title: purchase.adventureTitle,
    number: receiptNumber(purchase.id),
    date: formatDate(purchase.paidAt ?? purchase.createdAt, language),
    seller: seller?.name ?? '',
    business: businessName ?? '',
    gst: gst ?? '',
    qst: qst ?? '',
    price: money(purchase.amountCents),
    tax: money(purchase.taxCents),
    total: money(purchase.totalCents),
    refunded: money(purchase.refundedCents),
    isTest: purchase.provider === 'test',
    gift:
      purchase.giftSeats === null
        ? null
        : { seats: purchase.giftSeats, cardPath: `/account/purchases/${purchase.id}/card` },
  }
}
