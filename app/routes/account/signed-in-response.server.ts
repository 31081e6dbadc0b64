import { redirect, redirectDocument } from 'react-router'
import { consentVersion } from '#app/features/account/consent.ts'
import { lookOnDevice } from '#app/features/account/look-on-device.server.ts'
import { readPreferences } from '#app/features/account/preferences.server.ts'
import type { SignedIn } from '#app/features/account/signed-in.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { claimRuns } from './claim-runs.server.ts'

/** Brings language and theme to this device, and first of all says what the person has to know. */
export async function signedInResponse(
  request: Request,
  signedIn: SignedIn & { flash: FlashCode },
  to: string,
  guestToken: string | null,
  more: readonly string[] = [],
): Promise<Response> {
  await claimRuns(signedIn.userId, guestToken)
  const kept = await readPreferences(getDatabase(), signedIn.userId)
  const look = kept ? lookOnDevice(request, kept) : []
  const headers = new Headers()
  for (const cookie of [...signedIn.cookies, ...more, ...look, flash(signedIn.flash)])
    headers.append('Set-Cookie', cookie)
  const first = kept ? firstOf(kept, to) : to
  // A page that goes on in the browser has the texts of the other language
  return look.length > 0 ? redirectDocument(first, { headers }) : redirect(first, { headers })
}

function firstOf(kept: NonNullable<Awaited<ReturnType<typeof readPreferences>>>, to: string): string {
  if (kept.closesAt) return '/account/delete'
  if (kept.consentVersion === consentVersion) return to
  return to === '/' ? '/account/terms' : `/account/terms?next=${encodeURIComponent(to)}`
}
