import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import type { Kind } from '#app/features/adventure/catalogue.ts'
import { isSelling } from '#app/features/payments/provider/current-provider.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'

/** `mine`: this reader plays without paying; `open`: it can be bought; `closed`: not on this site. */
export type Sale = 'mine' | 'open' | 'closed'

type Work = { adventureId: string; creatorId: string | null; kind: Kind }

/** A kit is not sold before its files can be downloaded. */
export const isSold = (kind: Kind): boolean => kind === 'online-adventure'

type Reader = { userId: string; role: string } | null

/** @param frame the role that a page is rendered for, where it is not rendered for one reader */
export async function readSale(
  database: Queryable,
  { adventureId, creatorId, kind }: Work,
  reader: Reader,
  frame: string | null | undefined,
): Promise<Sale> {
  if (frame === 'admin' || reader?.role === 'admin') return 'mine'
  if (reader && (reader.userId === creatorId || (await hasBought(database, reader.userId, adventureId)))) return 'mine'
  return isSelling() && isSold(kind) ? 'open' : 'closed'
}

/** Whoever may play it may give it, too, but for its owner. */
export const mayGive = ({ creatorId, kind }: Omit<Work, 'adventureId'>, reader: Reader): boolean =>
  isSelling() && isSold(kind) && (creatorId === null || reader?.userId !== creatorId)
