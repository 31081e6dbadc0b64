import { eq } from 'drizzle-orm'
import { onPaymentChange } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { entitles } from '#app/features/payments/payment-status.ts'
import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { users } from '#database/schema/accounts.ts'
import { business } from './business.server.ts'
import { taxLines } from './tax-lines.ts'
import { receiptNumber } from './receipt-number.ts'

/** To be called once by the process: receipts and refund notices go with the transaction that makes them true. */
export const mailReceipts = (): void => onPaymentChange('receipts', mailPaymentChange)

/** Each once a payment, or once for each part that is refunded, in the language that the buyer paid in. */
export async function mailPaymentChange(
  transaction: Transaction,
  purchase: Purchase,
  before: PaymentStatus,
): Promise<void> {
  const template = templateFor(purchase, before)
  if (!purchase.buyerId || !template) return
  const [buyer] = await transaction
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, purchase.buyerId))
  if (!buyer) return
  await queueMail(transaction, {
    to: buyer.email,
    language: purchase.language,
    template,
    variables: { name: buyer.name, ...(await receiptVariables(transaction, purchase)) },
    dedupeKey: [template, purchase.id, ...(template === 'purchase_part_refunded' ? [purchase.refundedCents] : [])].join(
      ':',
    ),
    userId: purchase.buyerId,
  })
}

function templateFor({ status, flag }: Purchase, before: PaymentStatus) {
  if (status === 'refunded') return 'purchase_refunded'
  if (status !== 'paid' || before === 'disputed') return undefined
  if (before === 'paid') return 'purchase_part_refunded'
  return entitles(status, flag) ? 'purchase_receipt' : undefined
}

const taxNames = { gst: 'gstTax', qst: 'qstTax', other: 'otherTax', all: 'tax' } as const

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
    gstTax: '',
    qstTax: '',
    otherTax: '',
    tax: '',
    price: money(purchase.amountCents),
    ...Object.fromEntries(taxLines(purchase).map(({ kind, cents }) => [taxNames[kind], money(cents)])),
    total: money(purchase.totalCents),
    refunded: money(purchase.refundedCents),
    isTest: purchase.provider === 'test',
    gift:
      purchase.giftSeats === null
        ? null
        : { seats: purchase.giftSeats, cardPath: `/account/purchases/${purchase.id}/card` },
  }
}
