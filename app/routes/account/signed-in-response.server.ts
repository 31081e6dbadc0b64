import { redirect, redirectDocument } from 'react-router'
import { consentVersion } from '#app/features/account/consent.ts'
import { lookOnDevice } from '#app/features/account/look-on-device.server.ts'
import { readPreferences } from '#app/features/account/preferences.server.ts'
import type { SignedIn } from '#app/features/account/signed-in.ts'
import { lacksSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { claimRuns } from './claim-runs.server.ts'

/** Asks for a second factor's code before anything else. Then applies the account's language and theme to this device,
 * and goes first to notices the person must see, or for staff without a needed second factor, to its setup. */
export async function signedInResponse(
  request: Request,
  signedIn: SignedIn & { flash: FlashCode },
  to: string,
  guestToken: string | null,
  more: readonly string[] = [],
): Promise<Response> {
  const { userId, cookies, awaitsCode } = signedIn
  if (awaitsCode) return redirect(withNext('/auth/code', to), { headers: headersWith([...cookies, ...more]) })
  await claimRuns(userId, guestToken)
  const [kept, isLed] = await Promise.all([
    readPreferences(getDatabase(), userId),
    lacksSecondFactor(getDatabase(), userId),
  ])
  const look = kept ? lookOnDevice(request, kept) : []
  const headers = headersWith([...cookies, ...more, ...look, flash(signedIn.flash)])
  const onward = isLed ? '/account/security' : to
  const first = kept ? firstOf(kept, onward) : onward
  // A client navigation would keep the texts of the other language
  return look.length > 0 ? redirectDocument(first, { headers }) : redirect(first, { headers })
}

function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

const withNext = (page: string, next: string): string =>
  next === '/' ? page : `${page}?${new URLSearchParams({ next }).toString()}`

function firstOf(kept: NonNullable<Awaited<ReturnType<typeof readPreferences>>>, to: string): string {
  if (kept.closesAt) return '/account/delete'
  return kept.consentVersion === consentVersion ? to : withNext('/account/terms', to)
}
