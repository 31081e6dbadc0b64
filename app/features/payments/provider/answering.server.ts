import Stripe from 'stripe'
import { logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { SessionChanged } from './provider.ts'

/** @throws AppError paymentUnavailable instead of what the library throws */
export async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new SessionChanged()
    logger.error('the payment company refused', { type: error.type, code: error.code, status: error.statusCode })
    throw new AppError('paymentUnavailable', { cause: error, log: error.message, retryAfter: 10 })
  }
}
