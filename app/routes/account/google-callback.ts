import { redirect } from 'react-router'
import { revokeSession } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { finishGoogleSignIn } from '#app/features/account/google-sign-in.server.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { signedInResponse } from './signed-in-response.server.ts'
import type { Route } from './+types/google-callback.ts'

/** Google answers with a GET; without the cookie set when this browser began, it does nothing. */
export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { to, cookies, signedIn } = await finishGoogleSignIn(
    request,
    originOf(request, context.get(factsContext).address, context.get(localeContext)),
  )
  if (signedIn) {
    const before = getViewer(context)
    if (before) await revokeSession(getDatabase(), before.userId, before.sessionId)
    throw await signedInResponse(request, signedIn, to, context.get(guestContext), cookies)
  }
  throw redirect(to, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
})
