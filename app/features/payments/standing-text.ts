import { formatMoney, priceCurrency } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import { accessOf, paymentStanding } from './payment-standing.ts'
import type { Access, PaymentStanding, StandingFacts } from './payment-standing.ts'

type Row = StandingFacts & {
  isForTeams: boolean
  totalCents: number
  refundedCents: number
  /** For a mismatch: what was actually taken. */
  chargedCents: number | null
  chargedCurrency: string | null
  chargedRefundedCents: number
  kind: string | null
}

export const isPrinted = (kind: string | null): boolean => kind !== null && kind !== 'online-adventure'

type Amounts = Pick<Row, 'totalCents' | 'refundedCents' | 'chargedCents' | 'chargedCurrency' | 'chargedRefundedCents'>

export type Amount = { cents: number; currency: string }

/** The standing of a payment, as its buyer sees it: not text yet, since a page and a mail may differ in language. */
export type ShownStanding = {
  standing: PaymentStanding
  access: Access
  giftSeats: number | null
  isForTeams: boolean
  isKit: boolean
  wasNotSold: boolean
} & ReturnType<typeof presentAmounts>

/** `agreed` is what the buyer was told, `taken` what left their account: equal, except for a mismatch. */
export function presentAmounts(row: Amounts) {
  const agreed = { cents: row.totalCents, currency: priceCurrency }
  if (row.chargedCents === null) return { agreed, taken: agreed, refunded: { ...agreed, cents: row.refundedCents } }
  const taken = { cents: row.chargedCents, currency: row.chargedCurrency ?? agreed.currency }
  return { agreed, taken, refunded: { ...taken, cents: row.chargedRefundedCents } }
}

export function presentStanding(row: Row): ShownStanding {
  return {
    standing: paymentStanding(row),
    access: accessOf(row),
    giftSeats: row.giftSeats,
    isForTeams: row.isForTeams,
    isKit: isPrinted(row.kind),
    wasNotSold: row.flag === 'no_adventure',
    ...presentAmounts(row),
  }
}

export const isAsAgreed = ({ agreed, taken }: { agreed: Amount; taken: Amount }): boolean =>
  taken.cents === agreed.cents && taken.currency === agreed.currency

type Text = (inputs: { title: string }, options: { locale: Locale }) => string

const plain: Record<Exclude<PaymentStanding, 'paid' | 'partRefunded' | 'refunded' | 'mismatch'>, Text> = {
  wait: m.checkout_wait,
  slow: m.checkout_slow,
  failed: m.checkout_failed,
  disputed: m.payment_disputed,
  lost: m.payment_lost,
  refundFailed: m.payment_refund_failed,
  refundAsked: m.payment_refund_asked,
  notSold: m.payment_not_sold,
  notSoldStuck: m.payment_not_sold_stuck,
  paidTwice: m.payment_paid_twice,
}

export const amountText = ({ cents, currency }: Amount, locale: Locale = getLocale()): string =>
  formatMoney(cents, locale, currency)

function moneyText(shown: ShownStanding, title: string, locale: Locale): string {
  const { standing, giftSeats, isForTeams, isKit, agreed, taken } = shown
  const refunded = amountText(shown.refunded, locale)
  switch (standing) {
    case 'paid':
      if (giftSeats !== null)
        return (isForTeams ? m.payment_paid_seats : m.payment_paid_gift)({ title, count: giftSeats }, { locale })
      return (isKit ? m.payment_paid_kit : m.payment_paid)({ title }, { locale })
    case 'partRefunded':
      return m.payment_part_refunded({ title, refunded }, { locale })
    case 'refunded':
      return (shown.wasNotSold ? m.payment_refunded_not_sold : m.payment_refunded)({ title, refunded }, { locale })
    case 'mismatch':
      if (isAsAgreed(shown)) return m.payment_mismatch({ title }, { locale })
      return m.payment_mismatch_amount(
        { title, taken: amountText(taken, locale), agreed: amountText(agreed, locale) },
        { locale },
      )
    case 'slow':
      return (isForTeams ? m.payment_slow_seats : giftSeats === null ? plain.slow : m.gifts_slow)({ title }, { locale })
    default:
      return plain[standing]({ title }, { locale })
  }
}

const accessTexts = (isKit: boolean): Record<Exclude<Access, 'never'>, typeof m.payment_plays> => ({
  plays: isKit ? m.payment_plays_kit : m.payment_plays,
  lost: isKit ? m.payment_access_lost_kit : m.payment_access_lost,
  works: m.payment_gift_works,
  held: m.payment_gift_held,
  dead: m.payment_gift_dead,
})

const silent = new Set<PaymentStanding>(['wait', 'slow', 'failed', 'paid', 'refundAsked'])

function accessText({ standing, access, isForTeams, isKit }: ShownStanding, locale: Locale): string | null {
  if (silent.has(standing) || access === 'never') return null
  if (isForTeams) return access === 'dead' ? m.payment_seats_dead({}, { locale }) : null
  return accessTexts(isKit)[access]({}, { locale })
}

/** What has become of the money and of what it bought: the same text for page, list, receipt and mail. */
export const standingText = (shown: ShownStanding, title: string, locale: Locale = getLocale()): string =>
  [moneyText(shown, title, locale), accessText(shown, locale)].filter((text) => text !== null).join(' ')

/** For the person who redeemed a gift whose payment was refunded or lost; in their list and by mail. */
export const takenBackText = (
  { mayPlay, isKit }: { mayPlay: boolean; isKit: boolean },
  title: string,
  locale: Locale = getLocale(),
): string =>
  `${m.gifts_taken_back({ title }, { locale })} ${accessTexts(isKit)[mayPlay ? 'plays' : 'lost']({}, { locale })}`

const titles: Record<PaymentStanding, () => string> = {
  wait: m.checkout_wait_title,
  slow: m.checkout_slow_title,
  failed: m.checkout_failed_title,
  paid: m.checkout_paid_title,
  disputed: m.payment_disputed_title,
  lost: m.payment_lost_title,
  partRefunded: m.payment_part_refunded_title,
  refunded: m.payment_refunded_title,
  refundFailed: m.payment_refund_failed_title,
  refundAsked: m.payment_refund_asked_title,
  notSold: m.payment_not_sold_title,
  notSoldStuck: m.payment_not_sold_title,
  paidTwice: m.payment_paid_twice_title,
  mismatch: m.payment_mismatch_title,
}

export function standingTitle({ standing, giftSeats, isForTeams }: ShownStanding): string {
  if (standing !== 'paid' || giftSeats === null) return titles[standing]()
  return isForTeams ? m.payment_paid_seats_title() : m.gifts_paid_title()
}
