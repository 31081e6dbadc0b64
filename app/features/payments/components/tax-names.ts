import type { TaxLine } from '#app/features/payments/receipts/tax-lines.ts'
import { m } from '#app/i18n/generated/messages.js'

export const taxNames: Record<TaxLine['kind'], () => string> = {
  gst: m.receipts_tax_gst,
  qst: m.receipts_tax_qst,
  other: m.receipts_tax_other,
  all: m.receipts_tax,
}
