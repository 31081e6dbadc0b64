import { eq, max } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { contentHash } from './content-hash.server.ts'
import type { Halves } from './content-hash.server.ts'

type NewEdition = { adventureId: string; purpose: 'published' | 'playtest'; draftRevision: number; createdBy: string }

/** The caller has locked the adventure's row, so that no two editions get the same number. @returns its id */
export async function storeEdition(tx: Transaction, compiled: Halves, edition: NewEdition): Promise<string> {
  const [last] = await tx
    .select({ number: max(editions.number) })
    .from(editions)
    .where(eq(editions.adventureId, edition.adventureId))
  const [stored] = await tx
    .insert(editions)
    .values({
      ...edition,
      number: (last?.number ?? 0) + 1,
      schemaVersion: compiled.document.schemaVersion,
      document: compiled.document,
      contentHash: contentHash(compiled),
    })
    .returning({ id: editions.id })
  if (!stored) throw new Error('an edition was not stored')
  await tx.insert(editionSecrets).values({ editionId: stored.id, document: compiled.secrets })
  return stored.id
}

/** Whether that edition has exactly this content. */
export async function isStored(tx: Transaction, editionId: string, compiled: Halves): Promise<boolean> {
  const [stored] = await tx.select({ hash: editions.contentHash }).from(editions).where(eq(editions.id, editionId))
  return stored?.hash === contentHash(compiled)
}
