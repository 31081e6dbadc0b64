import { m } from '#app/i18n/generated/messages.js'

type Amount = 'sharedCents' | 'transferredCents' | 'taxCents' | 'gstCents' | 'qstCents'

const names: Record<Amount, () => string> = {
  sharedCents: m.sales_column_shares,
  transferredCents: m.sales_column_transferred,
  taxCents: m.sales_column_taxes,
  gstCents: m.receipts_tax_gst,
  qstCents: m.receipts_tax_qst,
}

/** Those of the columns that have something to show. */
export const moneyColumns = <Shown extends Amount>(rows: readonly Record<Shown, number>[], amounts: readonly Shown[]) =>
  amounts
    .filter((amount) => rows.some((row) => row[amount] !== 0))
    .map((amount) => ({ amount, name: names[amount](), isNumber: true }))

export const taxAmounts = ['gstCents', 'qstCents', 'taxCents'] as const
