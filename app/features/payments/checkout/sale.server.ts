import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { isSelling, mayAddTax } from '#app/features/payments/provider/current-provider.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'

/** `mine`: this reader plays without paying; `open`: can be bought; `taxed`: can be bought, with taxes possibly added;
 * `closed`: not on this site. */
export type Sale = 'mine' | 'open' | 'taxed' | 'closed'

type Work = { adventureId: string; creatorId: string | null }

type Reader = { userId: string; role: string } | null

/** @param frame the role that a shared page is rendered for; absent on a page for one reader */
export async function readSale(
  database: Queryable,
  { adventureId, creatorId }: Work,
  reader: Reader,
  frame: string | null | undefined,
): Promise<Sale> {
  if (frame === 'admin' || reader?.role === 'admin') return 'mine'
  if (reader && (reader.userId === creatorId || (await hasBought(database, reader.userId, adventureId)))) return 'mine'
  if (!isSelling()) return 'closed'
  return mayAddTax() ? 'taxed' : 'open'
}

/** Anyone who may play it may also give it, except its owner. */
export const mayGive = ({ creatorId }: Pick<Work, 'creatorId'>, reader: Reader): boolean =>
  isSelling() && (creatorId === null || reader?.userId !== creatorId)
