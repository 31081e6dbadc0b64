export type Fields = Record<string, string>
export type StandInSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_subtotal: number
  amount_total: number
  currency: string
  metadata: Record<string, string>
  total_details: { amount_tax: number; breakdown?: { taxes: { amount: number; rate: { tax_type: string } }[] } }
  transfer_data: { destination: string; amount: number } | null
}
export type Transfer = {
  id: string
  object: 'transfer'
  amount: number
  amount_reversed: number
  destination: string
  source_transaction: string
}
export type Charge = {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  currency: string
  metadata: Record<string, string>
  transfer: Transfer | null
}

/** Parts of paths with an underscore that are no numbers of something. */
export const known = new Set(['payment_intents', 'account_links', 'login_links'])

export const withoutTransfer = (charge: Charge) => ({ ...charge, transfer: charge.transfer?.id ?? null })

/** What a session may be asked with: whatever else is refused, as Stripe does. */
export const sessionFields = new Set([
  'mode',
  'client_reference_id',
  'metadata[purchase_id]',
  'payment_intent_data[metadata][purchase_id]',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][tax_behavior]',
  'line_items[0][price_data][product_data][name]',
  'automatic_tax[enabled]',
  'adaptive_pricing[enabled]',
  'locale',
  'customer_email',
  'expires_at',
  'success_url',
  'cancel_url',
])

/** Of sessions whose price goes to a creator in part, and of those with tax. */
export const maybe = new Set([
  'payment_intent_data[transfer_data][destination]',
  'payment_intent_data[transfer_data][amount]',
  'automatic_tax[liability][type]',
])
