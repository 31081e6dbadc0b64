import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { serverZone } from '#app/i18n/format.ts'

/** The time zone in which days and months of accounting begin and end. */
export const accountingZone = serverZone

const isDisputed = sql`p.status in ('disputed', 'lost')`
const takenBack = sql`case when ${isDisputed} then p.amount_cents else p.refunded_amount_cents end`
const takenBackAt = sql`case when ${isDisputed} then coalesce(p.dispute_opened_at, p.dispute_lost_at, p.paid_at)
  else coalesce(p.refunded_at, p.paid_at) end`
/** Of a payment `p`: it counts in the journal, unless it is flagged. */
export const isEntered = sql`p.provider <> 'test' and p.paid_at is not null
  and p.status in ('paid', 'refunded', 'disputed', 'lost')`

/** Of a share `s` of a payment `p`: what its co-author loses again. */
const shareTakenBack = sql`case when ${isDisputed} then s.cents
  else round(s.cents::numeric * p.refunded_cents / nullif(p.total_cents, 0))::integer end`

/** Of a share `s` of a payment `p`: what its co-author keeps. */
export const shareKept = sql`s.cents - coalesce(${shareTakenBack}, 0)`

/** @param whose whom a share leaves, or reaches @param sign by what its cents are multiplied */
const shareEntries = (whose: SQL, sign: SQL) => sql`
  select ${whose}, p.adventure_id, entry.at, 0, 0, 0, 0, 0, 0, 0, 0, ${sign} * entry.cents
  from purchase_shares s
  join purchases p on p.id = s.purchase_id
  cross join lateral (values (p.paid_at, s.cents), (${takenBackAt}, - ${shareTakenBack})) as entry (at, cents)
  where ${isEntered} and p.flag is null and entry.cents <> 0`

/** The ledger as a journal, for a `from`: each payment on the day it was paid, each amount taken back on the day that
 * happened. Money in dispute is taken back in full on the day of the dispute, and returns when it is won. A creator's
 * Stripe account gets its transfer on the day of the payment; a dispute leaves it there until somebody takes it back, as
 * does a flag, which counts nothing else. A co-author's share leaves the creator with the payment, and comes back as the
 * payment is taken back. Over all days `sales - taken_back` = `countsAsRevenue` and `revenueSum`, `fee` = `feeSum`. */
export const ledgerEntries = sql`(
  select p.creator_id, p.adventure_id, entry.*, 0 as shared
  from purchases p
  cross join lateral (select ${isDisputed} as disputed,
    case when ${isDisputed} then 1 else p.refunded_cents::numeric / nullif(p.total_cents, 0) end as part) as now
  cross join lateral (values
    (p.paid_at, 1, p.amount_cents, 0, p.fee_cents, p.tax_cents, coalesce(p.gst_cents, 0), coalesce(p.qst_cents, 0), 0),
    (
      ${takenBackAt},
      0,
      0,
      ${takenBack},
      - case when disputed then p.fee_cents else p.refunded_fee_cents end,
      - case when disputed then p.tax_cents else p.refunded_cents - p.refunded_amount_cents end,
      - round(coalesce(p.gst_cents, 0) * part)::integer,
      - round(coalesce(p.qst_cents, 0) * part)::integer,
      0
    ),
    (p.paid_at, 0, 0, 0, 0, 0, 0, 0, p.transferred_cents),
    (coalesce(p.transfer_reversed_at, p.paid_at), 0, 0, 0, 0, 0, 0, 0, - p.transfer_reversed_cents)
  ) as entry (at, payments, sales, taken_back, fee, tax, gst, qst, transferred)
  where ${isEntered}
    and (p.flag is null or entry.transferred <> 0)
    and (entry.payments, entry.taken_back, entry.tax, entry.transferred) <> (0, 0, 0, 0)
  union all ${shareEntries(sql`p.creator_id`, sql`1`)}
  union all ${shareEntries(sql`s.user_id`, sql`-1`)}
) as entries`

/** The same journal's payments and amounts taken back for some days: without tax, fees and transfers it takes a tenth
 * of the time. */
export function revenueEntries(from: string, to: string) {
  const isWithin = (at: SQL) => sql`${at} >= ${from}::date::timestamp at time zone ${accountingZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${accountingZone}`
  return sql`(
    select p.creator_id, p.adventure_id, p.paid_at as at, 1 as payments, p.amount_cents as sales, 0 as taken_back
    from purchases p where ${isEntered} and p.flag is null and ${isWithin(sql`p.paid_at`)}
    union all
    select p.creator_id, p.adventure_id, ${takenBackAt}, 0, 0, ${takenBack}
    from purchases p where ${isEntered} and p.flag is null and ${takenBack} <> 0 and ${isWithin(takenBackAt)}
  ) as money`
}

/** The entries that a statement groups; cents. */
export const entrySums = sql`
  coalesce(sum(payments), 0)::float8 as "payments",
  coalesce(sum(sales), 0)::float8 as "salesCents",
  coalesce(sum(taken_back), 0)::float8 as "takenBackCents",
  coalesce(sum(fee), 0)::float8 as "feeCents",
  coalesce(sum(tax), 0)::float8 as "taxCents",
  coalesce(sum(gst), 0)::float8 as "gstCents",
  coalesce(sum(qst), 0)::float8 as "qstCents",
  coalesce(sum(transferred), 0)::float8 as "transferredCents",
  coalesce(sum(shared), 0)::float8 as "sharedCents"`

/** Type of a row of `entrySums`, for `execute`. */
export type EntrySums = {
  payments: number
  salesCents: number
  takenBackCents: number
  feeCents: number
  taxCents: number
  gstCents: number
  qstCents: number
  transferredCents: number
  /** What co-authors got of it; below zero for what came from works of others. */
  sharedCents: number
}
