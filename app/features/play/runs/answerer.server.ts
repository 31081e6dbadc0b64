import type { RouterContextProvider } from 'react-router'
import { guestHash } from '#app/platform/guest.server.ts'
import { factsContext, getViewer, guestContext } from '#app/platform/request-context.server.ts'
import type { Answerer } from './attempt-budget.ts'

/** Who sends a request to a run: the account, the guest of the cookie, and the address it comes from. */
export function answererOf(context: Readonly<RouterContextProvider>): Answerer {
  const token = context.get(guestContext)
  return { userId: getViewer(context)?.userId ?? null, guestHash: token === null ? null : guestHash(token), address: context.get(factsContext).address }
}
