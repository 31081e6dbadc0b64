import { data } from 'react-router'
import type { Refused } from '#app/features/account/submit-credentials.server.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'

export const refusedResponse = ({ result, status, retryAfter }: Refused) =>
  data({ result, sentTo: undefined }, { status, headers: retryAfterHeader(retryAfter) })
