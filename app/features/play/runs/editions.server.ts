import { eq, inArray, sql } from 'drizzle-orm'
import { assetsOfEdition } from '#app/features/adventure/edition-assets.ts'
import { readEditionDocument, readEditionSecrets } from '#app/features/engine/read-edition.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { secretLookSchema } from '#app/features/engine/look.schema.ts'
import { assetUrl, isAssetType } from '#app/features/media/asset.present.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { z } from '#app/shared/zod.ts'
import { AppError } from '#app/shared/app-error.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { assets } from '#database/schema/assets.ts'
import { LruCache } from '#app/shared/lru-cache.ts'

export interface LoadedEdition {
  document: EditionDocument
  /** The addresses of all its files, also of those that players may not know yet: `run.present.ts` selects. */
  media: ReadonlyMap<string, string>
}

const most = 200

const documents = new LruCache<LoadedEdition>(most, async (id) => {
  const [row] = await getDatabase()
    .select({ document: editions.document, looks: sql<unknown>`${editionSecrets.document} -> 'looks'` })
    .from(editions)
    .leftJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.id, id))
  if (!row) throw new AppError('notFound', { log: `no edition ${id}` })
  const document = readEditionDocument(row.document)
  const looks = z.array(secretLookSchema).parse(row.looks ?? [])
  return { document, media: await findMedia(assetsOfEdition(document, { looks })) }
})

const secrets = new LruCache<EditionSecrets>(most, async (id) => {
  const [row] = await getDatabase()
    .select({ document: editionSecrets.document })
    .from(editionSecrets)
    .where(eq(editionSecrets.editionId, id))
  if (!row) throw new AppError('notFound', { log: `no secrets of edition ${id}` })
  return readEditionSecrets(row.document)
})

/** Both halves as this transaction sees them, uncached: for an edition that was just made. @throws AppError notFound */
export async function readEdition(
  database: Queryable,
  editionId: string,
): Promise<{ document: EditionDocument; secrets: EditionSecrets }> {
  const [row] = await database
    .select({ document: editions.document, secrets: editionSecrets.document })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.id, editionId))
  if (!row) throw new AppError('notFound', { log: `no edition ${editionId}` })
  return { document: readEditionDocument(row.document), secrets: readEditionSecrets(row.secrets) }
}

/** The public half, read once and cached, since editions never change. @throws AppError notFound */
export const loadEdition = (editionId: string): Promise<LoadedEdition> => documents.get(editionId)

/** The secret half, for applying commands only. @throws AppError notFound */
export const loadSecrets = (editionId: string): Promise<EditionSecrets> => secrets.get(editionId)

async function findMedia(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await getDatabase()
    .select({ id: assets.id, name: assets.name, mime: assets.mime })
    .from(assets)
    .where(inArray(assets.id, ids))
  return new Map(rows.filter((row) => isAssetType(row.mime)).map((row) => [row.id, assetUrl(row)]))
}
