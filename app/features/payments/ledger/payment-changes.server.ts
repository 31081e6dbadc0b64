import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import type { purchases } from '#database/schema/payments.ts'

export type Purchase = typeof purchases.$inferSelect

type Heard = (transaction: Transaction, purchase: Purchase, before: PaymentStatus) => Promise<void>

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniPaymentChanges?: Map<string, Heard> }

const known = (): Map<string, Heard> => (holder.whodiniPaymentChanges ??= new Map())

/** Called with each new status, each partial refund while it stays paid, and each refund that failed or was repeated,
 * in the transaction that writes it; a listener with the same name is replaced. */
export const onPaymentChange = (name: string, heard: Heard): void => void known().set(name, heard)

export async function paymentChanged(transaction: Transaction, purchase: Purchase, before: PaymentStatus) {
  for (const heard of known().values()) await heard(transaction, purchase, before)
}
