import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

/** Never blocks signing in: whatever fails is claimed next time. */
export async function claimRuns(userId: string, guestToken: string | null): Promise<void> {
  if (!guestToken) return
  try {
    await claimGuestRuns(getDatabase(), { userId, guestToken })
  } catch (error) {
    logger.error('guest runs were not claimed', { userId, ...errorFields(error) })
  }
}
