import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { users } from './accounts.ts'
import { adventures } from './adventures.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/**
 * The ledger: one row a payment, in CAD cents. What was agreed never changes; what became known about the payment is
 * only added, and `status` follows from it (`payment-status.ts`). Rows outlive buyer, creator and adventure.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    buyerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adventureId: uuid().references(() => adventures.id, { onDelete: 'set null' }),
    /** As it was, in the buyer's language where it is offered. */
    adventureTitle: text().notNull(),
    /** The buyer's, for receipts. */
    language: text({ enum: ['en', 'fr'] }).notNull(),
    /** The price, before tax. */
    amountCents: integer().notNull(),
    taxCents: integer().notNull().default(0),
    /** Of `taxCents`: GST or HST, and QST; null as long as the provider has told no more than the sum. */
    gstCents: integer(),
    qstCents: integer(),
    /** What the buyer pays: price and tax. */
    totalCents: integer().notNull(),
    /** The platform's share of `amountCents`, by the percentage of that day. */
    feeCents: integer().notNull(),
    /** Of the rest, what its co-authors were to get when it began: the sum of its `purchase_shares`, unless one of them
     * was erased before it was paid, whose share then stays with the creator. */
    sharedCents: integer().notNull().default(0),
    currency: text().notNull().default('CAD'),
    /** What was taken in place of `totalCents`, in the smallest unit of its currency; only of a `mismatch`. */
    chargedCents: integer(),
    chargedCurrency: text(),
    /** What went back of what was taken, in its currency; only grows. */
    chargedRefundedCents: integer().notNull().default(0),
    /** For how many people, when it is a gift, which gives the buyer nothing; null is for the buyer. The price of one is
     * `amountCents` divided by it. */
    giftSeats: integer(),
    /** The seats are for teams of the buyer's sessions: there is no card to give. */
    isForTeams: boolean().notNull().default(false),
    provider: text({ enum: ['stripe', 'test'] }).notNull(),
    /** The creator's account at Stripe, which gets their share with the payment; null leaves it to the statements. */
    payoutAccountId: text(),
    sessionId: text().unique('purchases_session'),
    paymentIntentId: text().unique('purchases_payment_intent'),
    chargeId: text(),
    status: text({ enum: ['pending', 'paid', 'refunded', 'disputed', 'lost', 'failed'] })
      .notNull()
      .default('pending'),
    /** Facts, each set once: the order in which they become known does not matter. */
    completedAt: moment(),
    paidAt: moment(),
    failedAt: moment(),
    expiredAt: moment(),
    disputeOpenedAt: moment(),
    disputeWonAt: moment(),
    disputeLostAt: moment(),
    /** Of `totalCents`, tax included; only grows. */
    refundedCents: integer().notNull().default(0),
    refundedAt: moment(),
    /** The part of `refundedCents` before tax, and the platform's share that goes back with it. */
    refundedAmountCents: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when total_cents = 0 then 0 else round(amount_cents::numeric * refunded_cents / total_cents)::integer end`,
      ),
    refundedFeeCents: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when total_cents = 0 then 0 else round(fee_cents::numeric * refunded_cents / total_cents)::integer end`,
      ),
    /** Who refunded it here, and why; empty for a refund made with the provider. */
    refundedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    refundReason: text(),
    /** The provider was asked for it here; null again once it refused. As long as it is paid, nobody knows the outcome. */
    refundAskedAt: moment(),
    /** Refusals: each asking after one is a new one for the provider. */
    refundRefusals: integer().notNull().default(0),
    /** The bank did not take a refund: the money is back with the provider. */
    refundFailedAt: moment(),
    /** The creator's share that went to `payoutAccountId` with the payment, and what came back of it; only grows. */
    transferredCents: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when payout_account_id is null or paid_at is null then 0
          else amount_cents - fee_cents - shared_cents end`,
      ),
    transferReversedCents: integer().notNull().default(0),
    transferReversedAt: moment(),
    /** Money that gives nobody anything and counts in no revenue: an administrator looks, and refunds it. */
    flag: text({ enum: ['mismatch', 'paid_twice', 'no_adventure', 'no_buyer'] }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('purchases_one_pending')
      .on(t.buyerId, t.adventureId, sql`(${t.giftSeats} is null)`)
      .where(sql`${t.status} = 'pending'`),
    index('purchases_adventure_id_index').on(t.adventureId),
    index('purchases_buyer_id_index').on(t.buyerId, t.createdAt),
    index('purchases_creator_id_index').on(t.creatorId, t.paidAt),
    index('purchases_paid_at_index').on(t.paidAt),
    index('purchases_pending_index')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    index('purchases_flagged_index')
      .on(t.createdAt)
      .where(sql`${t.flag} is not null`),
    check('purchases_status', sql`${t.status} in ('pending', 'paid', 'refunded', 'disputed', 'lost', 'failed')`),
    check('purchases_provider', sql`${t.provider} in ('stripe', 'test')`),
    check('purchases_language', sql`${t.language} in ('en', 'fr')`),
    check(
      'purchases_gift_seats',
      sql`${t.giftSeats} between 1 and ${sql.raw(String(teamsInSession.most))} and ${t.amountCents} % ${t.giftSeats} = 0`,
    ),
    check('purchases_for_teams', sql`${t.giftSeats} is not null or not ${t.isForTeams}`),
    check('purchases_flag', sql`${t.flag} in ('mismatch', 'paid_twice', 'no_adventure', 'no_buyer')`),
    check('purchases_charged', sql`(${t.chargedCents} is null) = (${t.chargedCurrency} is null)`),
    check(
      'purchases_taxes',
      sql`${t.gstCents} >= 0 and ${t.qstCents} >= 0 and ${t.gstCents} + ${t.qstCents} <= ${t.taxCents}`,
    ),
    check('purchases_transfer', sql`${t.transferReversedCents} between 0 and ${t.amountCents}`),
    index('purchases_refund_asked_index')
      .on(t.refundAskedAt)
      .where(sql`${t.status} = 'paid' and ${t.refundAskedAt} is not null`),
    check(
      'purchases_amount',
      sql`${t.amountCents} >= 0 and ${t.taxCents} >= 0 and ${t.totalCents} = ${t.amountCents} + ${t.taxCents}
        and ${t.feeCents} between 0 and ${t.amountCents} and ${t.refundedCents} between 0 and ${t.totalCents}`,
    ),
    check('purchases_shared', sql`${t.sharedCents} between 0 and ${t.amountCents} - ${t.feeCents}`),
  ],
)

/** What co-authors get of a payment, in cents, as it was agreed when the payment began; once paid, it outlives their
 * accounts. */
export const purchaseShares = pgTable(
  'purchase_shares',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    cents: integer().notNull(),
  },
  (t) => [
    uniqueIndex('purchase_shares_one_a_person').on(t.purchaseId, t.userId),
    index('purchase_shares_user_id_index').on(t.userId),
    check('purchase_shares_cents', sql`${t.cents} > 0`),
  ],
)

/** What a purchase with `giftSeats` is given with; it can be redeemed while the payment stands. */
export const gifts = pgTable(
  'gifts',
  {
    purchaseId: uuid()
      .primaryKey()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which is 80 random bits. */
    codeHash: text().notNull().unique('gifts_code'),
    /** The code, encrypted: the buyer prints it again. */
    sealedCode: text().notNull(),
    message: text(),
    /** Of seats for teams: the session that is opened once they are paid for, as it was typed; null from then on. */
    forSession: jsonb().$type<Record<string, string>>(),
    /** Of the card. */
    language: text({ enum: ['en', 'fr'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('gifts_language', sql`${t.language} in ('en', 'fr')`)],
)

/** Seats that were taken, each by another person; a seat whose account is erased stays taken. */
export const giftRedemptions = pgTable(
  'gift_redemptions',
  {
    id: id(),
    purchaseId: uuid()
      .notNull()
      .references(() => gifts.purchaseId, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('gift_redemptions_one_a_person').on(t.purchaseId, t.userId),
    index('gift_redemptions_user_id_index').on(t.userId),
  ],
)

/** Who may play what they paid for or were given; taken back by a refund or a lost dispute. "Has bought" reads this
 * table alone (`payments/ledger/entitled.server.ts`). */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'restrict' }),
    source: text({ enum: ['purchase', 'gift'] }).notNull(),
    /** The own purchase that it rests on, or the last that it rested on. */
    purchaseId: uuid().references(() => purchases.id, { onDelete: 'set null' }),
    takenBackAt: moment(),
    takenBackReason: text({ enum: ['refund', 'dispute', 'gift'] }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('entitlements_one_a_person').on(t.userId, t.adventureId),
    index('entitlements_adventure_id_index').on(t.adventureId),
    check('entitlements_source', sql`${t.source} in ('purchase', 'gift')`),
    check('entitlements_reason', sql`${t.takenBackReason} in ('refund', 'dispute', 'gift')`),
    check('entitlements_taken_back', sql`(${t.takenBackAt} is null) = (${t.takenBackReason} is null)`),
  ],
)

/** What the payment provider told, each once; written in the transaction that acts on it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text({ enum: ['stripe', 'test'] }).notNull(),
    providerEventId: text().notNull(),
    type: text().notNull(),
    purchaseId: uuid().references(() => purchases.id, { onDelete: 'cascade' }),
    /** When it happened, by the provider's clock. */
    occurredAt: moment().notNull(),
    handledAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_once').on(t.provider, t.providerEventId),
    index('payment_events_purchase_id_index').on(t.purchaseId),
    index('payment_events_occurred_at_index').on(t.provider, t.occurredAt),
    check('payment_events_provider', sql`${t.provider} in ('stripe', 'test')`),
  ],
)

/** Prices that visitors saw, from when on. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    adventureId: uuid()
      .notNull()
      .references(() => adventures.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    changedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('price_changes_adventure_id_index').on(t.adventureId, t.createdAt),
    check('price_changes_price', sql`${t.priceCents} >= 0`),
  ],
)

/** What a creator has coming for a month, in cents, as it was counted; an administrator marks it as paid. */
export const payoutStatements = pgTable(
  'payout_statements',
  {
    id: id(),
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    purchaseCount: integer().notNull(),
    salesCents: integer().notNull(),
    refundedCents: integer().notNull(),
    feeCents: integer().notNull(),
    /** What the creator's account at Stripe got already. */
    transferredCents: integer().notNull().default(0),
    /** What went to co-authors; below zero for what came from works of others. */
    sharedCents: integer().notNull().default(0),
    /** May be below zero: refunds of earlier months. */
    payoutCents: integer().notNull(),
    /** What buyers paid on top, and the platform remits. */
    taxCents: integer().notNull().default(0),
    gstCents: integer().notNull().default(0),
    qstCents: integer().notNull().default(0),
    /** Of an account that was erased, with all that was on no statement yet. */
    isLast: boolean().notNull().default(false),
    currency: text().notNull().default('CAD'),
    /** Null until an administrator marks it. */
    paidAt: moment(),
    paidBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payout_statements_one_a_month').on(t.creatorId, t.month),
    index('payout_statements_month_index').on(t.month),
    check('payout_statements_month', sql`extract(day from ${t.month}) = 1`),
    check(
      'payout_statements_sum',
      sql`${t.payoutCents} =
        ${t.salesCents} - ${t.refundedCents} - ${t.feeCents} - ${t.transferredCents} - ${t.sharedCents}`,
    ),
  ],
)

/** A creator's account at Stripe, as Stripe last told of it. */
export const payoutAccounts = pgTable('payout_accounts', {
  creatorId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountId: text().notNull().unique('payout_accounts_account'),
  /** Whether everything was filled in that Stripe asks for. */
  isComplete: boolean().notNull().default(false),
  /** Whether it may get a share of a payment. */
  takesTransfers: boolean().notNull().default(false),
  /** Whether Stripe pays its money out to the creator's bank. */
  paysOut: boolean().notNull().default(false),
  lookedAt: moment(),
  createdAt: createdAt(),
})
