import { redirect } from 'react-router'
import type { SignedIn } from '#app/features/account/signed-in.ts'
import { flash } from '#app/platform/flash.server.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { claimRuns } from './claim-runs.server.ts'

export async function signedInResponse(
  signedIn: SignedIn & { flash: FlashCode },
  to: string,
  guestToken: string | null,
  more: readonly string[] = [],
): Promise<Response> {
  await claimRuns(signedIn.userId, guestToken)
  const headers = new Headers()
  for (const cookie of [...signedIn.cookies, ...more, flash(signedIn.flash)]) headers.append('Set-Cookie', cookie)
  return redirect(to, { headers })
}
