import { redirect } from 'react-router'
import type { SignedIn } from '#app/features/account/signed-in.ts'
import { lacksSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { claimRuns } from './claim-runs.server.ts'

/** Leads to the code of the second factor first, and staff who need one to where it is set up. */
export async function signedInResponse(
  signedIn: SignedIn & { flash: FlashCode },
  to: string,
  guestToken: string | null,
  more: readonly string[] = [],
): Promise<Response> {
  const { userId, cookies, awaitsCode } = signedIn
  if (awaitsCode) return redirectWith(to === '/' ? '/auth/code' : codeAddress(to), [...cookies, ...more])
  await claimRuns(userId, guestToken)
  const isLed = await lacksSecondFactor(getDatabase(), userId)
  return redirectWith(isLed ? '/account/security' : to, [...cookies, ...more, flash(signedIn.flash)])
}

const codeAddress = (next: string): string => `/auth/code?${new URLSearchParams({ next })}`

function redirectWith(to: string, cookies: readonly string[]): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(to, { headers })
}
