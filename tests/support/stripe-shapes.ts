import { Refusal } from './stripe-refusal.ts'

export type Fields = Record<string, string>
export type StandInSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  success_url: string
  cancel_url: string
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

/** The fields that a session may be created with; any other is refused, as Stripe does. */
const sessionFields = new Set([
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

/** @returns the price in cents, before tax. @throws Refusal for what Stripe would not open */
export function priceIn(fields: Fields): number {
  for (const field of Object.keys(fields))
    if (!sessionFields.has(field) && !maybe.has(field))
      throw new Refusal(`Received unknown parameter: ${field}`, { code: 'parameter_unknown' })
  for (const field of sessionFields)
    if (!fields[field]) throw new Refusal(`Missing required param: ${field}.`, { code: 'parameter_missing' })
  const unit = Number(fields['line_items[0][price_data][unit_amount]'])
  const quantity = Number(fields['line_items[0][quantity]'])
  const lasts = Number(fields['expires_at']) - Date.now() / 1000
  if (!Number.isInteger(unit) || unit < 1 || unit * quantity < 50)
    throw new Refusal('amount too small', { code: 'amount_too_small' })
  if (lasts < 1800 || lasts > 86_400)
    throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours')
  if (fields['mode'] !== 'payment' || !Number.isInteger(quantity) || quantity < 1) throw new Refusal('not one payment')
  if (!['en', 'fr-CA'].includes(fields['locale']!)) throw new Refusal('Invalid locale')
  if (!URL.canParse(fields['success_url']!) || !URL.canParse(fields['cancel_url']!))
    throw new Refusal('Not a valid URL')
  return unit * quantity
}
