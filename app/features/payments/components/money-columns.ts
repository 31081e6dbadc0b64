import { m } from '#app/i18n/generated/messages.js'

type Amount = 'transferredCents' | 'taxCents' | 'gstCents' | 'qstCents'

const names: Record<Amount, () => string> = {
  transferredCents: m.sales_column_transferred,
  taxCents: m.sales_column_taxes,
  gstCents: m.receipts_tax_gst,
  qstCents: m.receipts_tax_qst,
}

/** Those of the columns that have something to show. */
export const moneyColumns = (rows: readonly Record<Amount, number>[], amounts: readonly Amount[]) =>
  amounts
    .filter((amount) => rows.some((row) => row[amount] !== 0))
    .map((amount) => ({ amount, name: names[amount](), isNumber: true }))

export const taxAmounts = ['gstCents', 'qstCents', 'taxCents'] as const
