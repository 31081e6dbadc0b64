import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Gift } from '#app/features/payments/gifts/gift-form.schema.ts'
import { keepGift } from '#app/features/payments/gifts/gift-rows.server.ts'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { lockPair } from '#app/features/payments/ledger/settle-entitlement.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { lookAtPayoutAccount, payoutAccountOf } from '#app/features/payments/payouts/payout-accounts.server.ts'
import { platformFee } from '#app/features/payments/platform-fee.ts'
import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import { SessionChanged, TransferRefused } from '#app/features/payments/provider/provider.ts'
import type { PaymentProvider } from '#app/features/payments/provider/provider.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { purchases, purchaseShares } from '#database/schema/payments.ts'
import { agreedShares } from './agreed-shares.server.ts'
import type { AgreedShare } from './agreed-shares.server.ts'
import { checkoutPath, whomFor } from './checkout-path.ts'
import { findOnSale } from './open-checkout.server.ts'
import type { Buyer } from './open-checkout.server.ts'

const minute = 60_000
/** Stripe requires at least 30 minutes from the request. */
const sessionLasts = 120 * minute
const mayAskAgain = 60 * minute
const mostTries = 3

export const purchasePath = (purchaseId: string): string => `/purchases/${purchaseId}`

/** `pay`: send the buyer there; `priceChanged`: ask whether the new price is acceptable; `look`: a payment is under
 * way. */
export type Started =
  | { kind: 'pay'; url: string }
  | { kind: 'look'; purchaseId: string }
  | { kind: 'priceChanged'; priceCents: number }
  | { kind: 'play' | 'later' | 'closed' }

type Asked = {
  adventureId: string
  buyer: Buyer
  /** The price of one. */
  shownCents: number
  language: Locale
  gift?: Gift
  now?: Date
}

/** One payment under way per buyer and adventure, and one gift: asked again, it leads to the same page of the provider.
 * @throws AppError notFound, paymentUnavailable */
export async function startCheckout(database: Database, asked: Asked): Promise<Started> {
  const { adventureId, buyer, shownCents, language, gift, now = new Date() } = asked
  let mayTransfer = true
  for (let tries = 0; tries < mostTries; tries++) {
    const onSale = await findOnSale(database, adventureId, buyer, gift !== undefined)
    if (onSale.standing !== 'buy') return { kind: onSale.standing }
    if (onSale.priceCents !== shownCents) return { kind: 'priceChanged', priceCents: onSale.priceCents }
    const provider = currentProvider()
    if (!provider) return { kind: 'closed' }
    const amountCents = onSale.priceCents * (gift?.seats ?? 1)
    const feeCents = platformFee(amountCents, env().PLATFORM_FEE_PERCENT)
    const shares = await agreedShares(database, adventureId, amountCents - feeCents)
    const sharedCents = shares.reduce((sum, { cents }) => sum + cents, 0)
    const keepsSome = feeCents + sharedCents < amountCents
    const agreed = {
      buyerId: buyer.userId,
      adventureId,
      creatorId: onSale.creatorId,
      adventureTitle: textIn(onSale.titles, language, onSale.primaryLanguage),
      language,
      amountCents,
      totalCents: amountCents,
      feeCents,
      sharedCents,
      // Nothing is transferred of a price that goes to the platform and to co-authors whole
      payoutAccountId: mayTransfer && keepsSome ? await payoutAccountOf(database, onSale.creatorId) : null,
      giftSeats: gift?.seats ?? null,
      isForTeams: gift?.forSession !== undefined,
      provider: provider.name,
      createdAt: now,
    }
    const pending = await pendingOrNew(database, { agreed, shares, gift })
    if (!pending) continue
    const url = (await isAsAgreed(database, pending, { agreed, shares }))
      ? await addressToPay(database, provider, pending, buyer, now).catch(async (error: unknown) => {
          await lookAfterRefusal(database, provider, pending, error)
          mayTransfer = false
          return null
        })
      : null
    if (url !== null) return typeof url === 'string' ? { kind: 'pay', url } : { kind: 'look', purchaseId: pending.id }
    // Expired, or with another price: nobody should pay it, and the next round makes a new one
    if (pending.sessionId && pending.provider === provider.name) await provider.expire(pending.sessionId)
    const left = await retire(database, provider, pending, now)
    if (left) return { kind: 'look', purchaseId: pending.id }
  }
  throw new AppError('conflict', { log: 'checkouts of one buyer got in each other’s way' })
}

/** What a payment under way must agree with, beside its shares, or another takes its place. */
const unchanging = ['amountCents', 'giftSeats', 'isForTeams', 'provider', 'payoutAccountId'] as const

type Beginning = { agreed: typeof purchases.$inferInsert; shares: AgreedShare[]; gift: Gift | undefined }

async function isAsAgreed(
  database: Database,
  pending: Purchase,
  { agreed, shares }: Omit<Beginning, 'gift'>,
): Promise<boolean> {
  if (unchanging.some((each) => pending[each] !== agreed[each])) return false
  const begun = await database
    .select({ userId: purchaseShares.userId, cents: purchaseShares.cents })
    .from(purchaseShares)
    .where(eq(purchaseShares.purchaseId, pending.id))
    // As `agreedShares` has them
    .orderBy(asc(purchaseShares.userId))
  return isDeepStrictEqual(begun, shares)
}

/** @returns null when it was paid meanwhile */
async function pendingOrNew(database: Database, { agreed, shares, gift }: Beginning): Promise<Purchase | null> {
  const { buyerId, adventureId } = agreed as { buyerId: string; adventureId: string }
  return database.transaction(async (transaction) => {
    await lockPair(transaction, { userId: buyerId, adventureId })
    if (!gift && (await hasBought(transaction, buyerId, adventureId))) return null
    const [pending] = await transaction
      .select()
      .from(purchases)
      .where(
        and(
          eq(purchases.buyerId, buyerId),
          eq(purchases.adventureId, adventureId),
          eq(purchases.status, 'pending'),
          gift ? isNotNull(purchases.giftSeats) : isNull(purchases.giftSeats),
        ),
      )
    const row = pending ?? (await transaction.insert(purchases).values(agreed).returning())[0]!
    if (!pending && shares.length > 0)
      await transaction.insert(purchaseShares).values(shares.map((share) => ({ ...share, purchaseId: row.id })))
    if (gift) await keepGift(transaction, row.id, gift)
    return row
  })
}

/** `true` when it is paid or being paid; null when it can no longer be paid.
 * @throws TransferRefused, AppError paymentUnavailable */
async function addressToPay(
  database: Database,
  provider: PaymentProvider,
  pending: Purchase,
  buyer: Buyer,
  now: Date,
): Promise<string | true | null> {
  if (pending.sessionId) {
    const { state, url } = await provider.look(pending.sessionId)
    if (state === 'open' && url) return url
    return state === 'complete' ? true : null
  }
  if (now.getTime() - pending.createdAt.getTime() > mayAskAgain) return null
  try {
    const { sessionId, url } = await provider.open({
      purchaseId: pending.id,
      title: pending.adventureTitle,
      amountCents: pending.amountCents,
      quantity: pending.giftSeats ?? 1,
      transfer: pending.payoutAccountId
        ? { accountId: pending.payoutAccountId, cents: pending.amountCents - pending.feeCents - pending.sharedCents }
        : null,
      language: pending.language,
      email: buyer.email,
      paidPath: purchasePath(pending.id),
      cancelPath: `${checkoutPath(pending.adventureId!, whomFor(pending))}?cancelled=1`,
      expiresAt: new Date(pending.createdAt.getTime() + sessionLasts),
    })
    const recorded = await database.transaction((transaction) => recordNews(transaction, pending.id, { sessionId }))
    if (recorded?.purchase.status === 'pending') return url
    // Another tab cancelled it while the provider was being asked
    await provider.expire(sessionId)
    return null
  } catch (error) {
    if (error instanceof SessionChanged) return null
    throw error
  }
}

/** So that the next sales do not try in vain; this one goes on without it, whatever the account's state.
 * @throws any other error */
async function lookAfterRefusal(
  database: Database,
  { payouts }: PaymentProvider,
  { payoutAccountId }: Purchase,
  error: unknown,
): Promise<void> {
  if (!(error instanceof TransferRefused)) throw error
  logger.warn('a sale goes on without its creator’s account', { account: payoutAccountId, ...errorFields(error) })
  if (payouts && payoutAccountId)
    await lookAtPayoutAccount(database, payoutAccountId, payouts).catch((again: unknown) =>
      logger.warn('a payout account was not looked at', { account: payoutAccountId, ...errorFields(again) }),
    )
}

/** @returns whether it was paid after all */
async function retire(database: Database, provider: PaymentProvider, pending: Purchase, now: Date): Promise<boolean> {
  const isTheirs = pending.sessionId !== null && pending.provider === provider.name
  const look = isTheirs && pending.sessionId ? await provider.look(pending.sessionId) : null
  const news = look?.state === 'complete' ? look.news : { ...look?.news, expiredAt: now }
  const recorded = await database.transaction((transaction) => recordNews(transaction, pending.id, news))
  return recorded !== undefined && recorded.purchase.status !== 'failed'
}
