import type { Business } from '#app/features/payments/receipts/business.server.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Who is responsible for the taxes on a statement, with the registration numbers. */
export function TaxNote({ business: { gst, qst } }: { business: Business }) {
  const numbers = [
    [m.receipts_gst(), gst],
    [m.receipts_qst(), qst],
  ] as const
  return (
    <div className="max-w-prose text-sm text-muted">
      <p>{m.sales_taxes_note()}</p>
      {numbers.map(([name, number]) => number && <p key={name}>{m.sales_tax_number({ name, number })}</p>)}
    </div>
  )
}
