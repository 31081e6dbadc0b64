import { eq, inArray } from 'drizzle-orm'
import { assetsOfEdition } from '#app/features/adventure/edition-assets.ts'
import { readEditionDocument, readEditionSecrets } from '#app/features/engine/read-edition.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { assetUrl, isAssetType } from '#app/features/media/asset.present.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { assets } from '#database/schema/assets.ts'
import { LruCache } from './lru-cache.ts'

export interface LoadedEdition {
  document: EditionDocument
  media: ReadonlyMap<string, string>
}

const most = 200

const documents = new LruCache<LoadedEdition>(most, async (id) => {
  const [row] = await getDatabase().select({ document: editions.document }).from(editions).where(eq(editions.id, id))
  if (!row) throw new AppError('notFound', { log: `no edition ${id}` })
  const document = readEditionDocument(row.document)
  return { document, media: await findMedia(document) }
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

async function findMedia(document: EditionDocument): Promise<ReadonlyMap<string, string>> {
  const ids = assetsOfEdition(document)
  if (ids.length === 0) return new Map()
  const rows = await getDatabase()
    .select({ id: assets.id, name: assets.name, mime: assets.mime })
    .from(assets)
    .where(inArray(assets.id, ids))
  return new Map(rows.filter((row) => isAssetType(row.mime)).map((row) => [row.id, assetUrl(row)]))
}
