import { getDatabase } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { countedAddress } from './counted-address.server.ts'
import { queueVerification } from './queue-verification.server.ts'

/** Nothing for verified accounts. @throws AppError slowDown */
export async function resendVerification(
  viewer: Viewer,
  address: string,
  language: Locale,
): Promise<'sent' | 'verified'> {
  if (viewer.emailVerified) return 'verified'
  const mailbox = `subject:verify ${countedAddress(viewer.email)}`
  await consumeLimit('mailedLink', [`address:${address}`])
  await consumeLimit('mailedLinkTo', [mailbox])
  await consumeLimit('mailedLinkToPerDay', [mailbox])
  await getDatabase().transaction((transaction) => queueVerification(transaction, viewer, language))
  return 'sent'
}
