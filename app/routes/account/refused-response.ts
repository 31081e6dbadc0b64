import { data } from 'react-router'
import type { Refused } from '#app/features/account/submit-credentials.server.ts'

/** The answer to a form that comes back: its status, when to try again, and what Conform shows at the fields. */
export const refusedResponse = ({ result, status, retryAfter }: Refused) =>
  data({ result, sentTo: undefined }, { status, headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} })
