import { listOwned } from '#app/features/payments/ledger/entitled.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/account-owned.ts'

/** Ids of what the reader has bought or been given: their cards in the library are marked. */
export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  return Response.json(await listOwned(getDatabase(), userId), { headers: { 'Cache-Control': 'no-store' } })
})
