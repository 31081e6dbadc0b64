import { data } from 'react-router'
import type { Refused } from '#app/features/account/submit-credentials.server.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'

/** The answer to a form that comes back: its status, when to try again, and what Conform shows at the fields. */
export const refusedResponse = ({ result, status, retryAfter }: Refused) =>
  data({ result, sentTo: undefined }, { status, headers: retryAfterHeader(retryAfter) })
