import { asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { PayoutProvider, PayoutStanding } from '#app/features/payments/provider/provider.ts'
import { currentProvider } from '#app/features/payments/provider/current-provider.server.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { payoutAccounts } from '#database/schema/payments.ts'

export type PayoutAccount = typeof payoutAccounts.$inferSelect

const day = 86_400_000
const mostAtOnce = 50

const payoutsPath = '/creator/sales'

async function findPayoutAccount(database: Queryable, creatorId: string): Promise<PayoutAccount | null> {
  const [account] = await database.select().from(payoutAccounts).where(eq(payoutAccounts.creatorId, creatorId))
  return account ?? null
}

/** `none`: no account yet; `open`: Stripe waits for the creator; `checked`: it is checking their details; `ready`:
 * shares of sales go there, and on to the bank. */
export type PayoutState = 'none' | 'open' | 'checked' | 'ready'

/** Null where nobody is paid through Stripe. */
export async function payoutStandingOf(database: Queryable, creatorId: string): Promise<PayoutState | null> {
  if (!currentProvider()?.payouts) return null
  const account = await findPayoutAccount(database, creatorId)
  if (!account) return 'none'
  if (!account.isComplete) return 'open'
  return isReady(account) ? 'ready' : 'checked'
}

/** Money that would get stuck at Stripe is left to the statements. */
const isReady = ({ isComplete, takesTransfers, paysOut }: PayoutStanding): boolean =>
  isComplete && takesTransfers && paysOut

/** Where a sale's share is transferred with the payment; null leaves it to the statements. */
export async function payoutAccountOf(database: Queryable, creatorId: string | null): Promise<string | null> {
  if (!creatorId || !currentProvider()?.payouts) return null
  const account = await findPayoutAccount(database, creatorId)
  return account && isReady(account) ? account.accountId : null
}

/** Creates the account if there is none, or it is gone. @returns where the creator enters their details at Stripe
 * @throws AppError notFound where nobody is paid that way, paymentUnavailable */
export async function startOnboarding(database: Database, creatorId: string): Promise<string> {
  const payouts = requirePayouts()
  const known = await findPayoutAccount(database, creatorId)
  const goingOn = known && (await payouts.onboardingAt(known.accountId, onboardingPaths))
  if (goingOn) return goingOn
  const accountId = await payouts.open(creatorId, known?.accountId ?? null)
  const fresh = { accountId, isComplete: false, takesTransfers: false, paysOut: false, lookedAt: null }
  await database
    .insert(payoutAccounts)
    .values({ creatorId, ...fresh })
    .onConflictDoUpdate({ target: payoutAccounts.creatorId, set: fresh })
  const starting = await payouts.onboardingAt(accountId, onboardingPaths)
  if (starting === null) throw new AppError('paymentUnavailable', { log: 'a new payout account is gone' })
  return starting
}

const onboardingPaths = { refreshPath: `${payoutsPath}?payouts=again`, returnPath: `${payoutsPath}?payouts=back` }

/** @throws AppError notFound, paymentUnavailable */
export async function openPayoutDashboard(database: Database, creatorId: string): Promise<string> {
  const account = await findPayoutAccount(database, creatorId)
  if (!account?.isComplete) throw new AppError('notFound')
  return requirePayouts().dashboardAt(account.accountId)
}

/** Asks Stripe for the state of a creator's account, and stores it. @throws AppError notFound, paymentUnavailable */
export async function lookAtOwnAccount(database: Database, creatorId: string): Promise<void> {
  const account = await findPayoutAccount(database, creatorId)
  if (!account) throw new AppError('notFound')
  await lookAtPayoutAccount(database, account.accountId)
}

/** Read again from Stripe, so that the order of events does not matter; nothing is stored for unknown accounts. */
export async function lookAtPayoutAccount(
  database: Database,
  accountId: string,
  payouts = requirePayouts(),
  now = new Date(),
): Promise<void> {
  const standing = await payouts.look(accountId)
  await database
    .update(payoutAccounts)
    .set({ ...standing, lookedAt: now })
    .where(eq(payoutAccounts.accountId, accountId))
}

/** Once a day each: events of connected accounts cannot be fetched later. */
export async function lookAtPayoutAccounts(
  database: Database,
  payouts: PayoutProvider,
  now = new Date(),
): Promise<void> {
  const accounts = await database
    .select({ accountId: payoutAccounts.accountId })
    .from(payoutAccounts)
    .where(or(isNull(payoutAccounts.lookedAt), lt(payoutAccounts.lookedAt, new Date(now.getTime() - day))))
    .orderBy(asc(sql`coalesce(${payoutAccounts.lookedAt}, ${payoutAccounts.createdAt})`))
    .limit(mostAtOnce)
  for (const { accountId } of accounts)
    await lookAtPayoutAccount(database, accountId, payouts, now).catch(async (error: unknown) => {
      logger.warn('a payout account was not looked at', { account: accountId, ...errorFields(error) })
      // Goes to the end of the queue; otherwise accounts that never answer would block all others
      await database.update(payoutAccounts).set({ lookedAt: now }).where(eq(payoutAccounts.accountId, accountId))
    })
}

function requirePayouts(): PayoutProvider {
  const payouts = currentProvider()?.payouts
  if (!payouts) throw new AppError('notFound')
  return payouts
}
