import Stripe from 'stripe'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { answering } from './answering.server.ts'
import type { PayoutProvider } from './provider.ts'

/** Stripe Connect with Express accounts: Stripe collects creators' details and pays them out. */
export const stripePayouts = (stripe: Stripe): PayoutProvider => ({
  open: (userId, instead) =>
    answering(async () => {
      const { id } = await stripe.accounts.create(
        {
          type: 'express',
          // Shares of a payment can only be transferred within one country
          country: 'CA',
          capabilities: { transfers: { requested: true } },
          metadata: { creator_id: userId },
        },
        { idempotencyKey: `payouts ${userId}${instead === null ? '' : ` instead of ${instead}`}` },
      )
      return id
    }),
  look: (accountId) =>
    answering(async () => {
      const account = await stripe.accounts.retrieve(accountId).catch(unlessGone)
      if (!account) return { isComplete: false, takesTransfers: false, paysOut: false }
      return {
        isComplete: account.details_submitted,
        takesTransfers: account.capabilities?.transfers === 'active',
        paysOut: account.payouts_enabled,
      }
    }),
  onboardingAt: (accountId, { refreshPath, returnPath }) =>
    answering(async () => {
      const link = await stripe.accountLinks
        .create({
          account: accountId,
          type: 'account_onboarding',
          refresh_url: siteUrl(refreshPath),
          return_url: siteUrl(returnPath),
        })
        .catch(unlessGone)
      return link?.url ?? null
    }),
  dashboardAt: (accountId) => answering(async () => (await stripe.accounts.createLoginLink(accountId)).url),
})

/** Deleted, or disconnected from us by its owner. */
function unlessGone(error: unknown): undefined {
  const isGone =
    error instanceof Stripe.errors.StripeError &&
    (error.code === 'resource_missing' || error.code === 'account_invalid')
  if (!isGone) throw error
}
