import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'

/** Accounts can be invented in seconds, working mail addresses cannot. @throws AppError verifyToUpload */
export async function countUpload(member: { userId: string; emailVerified: boolean }): Promise<void> {
  if (!isUnverified(member)) return
  try {
    await consumeLimit('unverifiedUpload', [`user:${member.userId}`])
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slowDown')) throw error
    throw new AppError('verifyToUpload', {
      cause: error,
      ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
    })
  }
}
