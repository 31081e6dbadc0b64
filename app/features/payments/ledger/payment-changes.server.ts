import type { PaymentStatus } from '#app/features/payments/payment-status.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import type { purchases } from '#database/schema/payments.ts'

export type Purchase = typeof purchases.$inferSelect

type Heard = (transaction: Transaction, purchase: Purchase, before: PaymentStatus) => Promise<void>

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniPaymentChanges?: Map<string, Heard> }

const known = (): Map<string, Heard> => (holder.whodiniPaymentChanges ??= new Map())

/** Is told of each new status, each part that is refunded while it stays paid, and each refund that failed or was made again, in the transaction that writes it; the same name replaces one. */
export const onPaymentChange = (name: string, heard: Heard): void => void known().set(name, heard)

export async function paymentChanged(transaction: Transaction, purchase: Purchase, before: PaymentStatus) {
  for (const heard of known().values()) await heard(transaction, purchase, before)
}
