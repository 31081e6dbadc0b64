import { eq } from 'drizzle-orm'
import { onPaymentChange } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { readWork } from '#app/features/payments/ledger/entitled.server.ts'
import { paymentStanding } from '#app/features/payments/payment-standing.ts'
import { entitles } from '#app/features/payments/payment-status.ts'
import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import {
  amountText,
  isPrinted,
  presentStanding,
  standingText,
  takenBackText,
} from '#app/features/payments/standing-text.ts'
import { formatDate, formatMoney, serverZone } from '#app/i18n/format.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { MailTemplateName } from '#app/platform/mail/templates.ts'
import { users } from '#database/schema/accounts.ts'
import { giftRedemptions } from '#database/schema/payments.ts'
import { business } from './business.server.ts'
import { taxLines } from './tax-lines.ts'
import { receiptNumber } from './receipt-number.ts'

/** Call once per process: receipts and refund notices are queued in the transaction that makes them true. */
export const mailReceipts = (): void => onPaymentChange('receipts', mailPaymentChange)

/** Each is sent once per payment, or once per partial refund, in the language that the buyer paid in. */
async function mailPaymentChange(transaction: Transaction, purchase: Purchase, before: PaymentStatus): Promise<void> {
  await mailThoseGiven(transaction, purchase)
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
    dedupeKey: [template, purchase.id, ...againOf(template, purchase)].join(':'),
    userId: purchase.buyerId,
  })
}

/** To people who redeemed a gift that was taken back, once each. */
async function mailThoseGiven(transaction: Transaction, purchase: Purchase): Promise<void> {
  const { id, giftSeats, status, adventureId, adventureTitle } = purchase
  if (giftSeats === null || (status !== 'refunded' && status !== 'lost')) return
  const given = await transaction
    .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(giftRedemptions)
    .innerJoin(users, eq(users.id, giftRedemptions.userId))
    .where(eq(giftRedemptions.purchaseId, id))
  for (const { userId, name, email, language } of given) {
    const work = await readWork(transaction, { adventureId, buyerId: userId })
    const spoken = language ?? purchase.language
    await queueMail(transaction, {
      to: email,
      language: spoken,
      template: 'gift_taken_back',
      variables: {
        name,
        title: adventureTitle,
        text: takenBackText({ ...work, isKit: isPrinted(work.kind) }, adventureTitle, spoken),
      },
      dedupeKey: `gift_taken_back:${id}:${userId}`,
      userId,
    })
  }
}

/** What makes a further mail of the same kind a different one. */
function againOf(template: MailTemplateName, { chargedRefundedCents, refundFailedAt }: Purchase): unknown[] {
  if (template === 'purchase_part_refunded') return [chargedRefundedCents]
  return template !== 'purchase_receipt' && refundFailedAt ? [refundFailedAt.getTime()] : []
}

function templateFor(purchase: Purchase, before: PaymentStatus) {
  const { status, flag } = purchase
  if (paymentStanding(purchase) === 'refundFailed') return 'purchase_refund_failed'
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
  const shown = presentStanding({ ...purchase, ...(await readWork(transaction, purchase)) })
  const money = (cents: number) => formatMoney(cents, language)
  return {
    title: purchase.adventureTitle,
    number: receiptNumber(purchase.id),
    date: formatDate(purchase.paidAt ?? purchase.createdAt, serverZone, language),
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
    total: amountText(shown.taken, language),
    refunded: amountText(shown.refunded, language),
    isTest: purchase.provider === 'test',
    standing: standingText(shown, purchase.adventureTitle, language),
    gift:
      purchase.giftSeats === null || purchase.isForTeams
        ? null
        : { seats: purchase.giftSeats, cardPath: `/account/purchases/${purchase.id}/card` },
  }
}
