import pg from 'pg'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { journeyWorld } from './journey-world.ts'

export async function onDatabase<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(journeyWorld().databaseUrl)
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

type Words = { en: string; fr: string }
type Documents = { document: EditionDocument; secrets: EditionSecrets }

/** A published adventure without a draft. @param make from its id and that of a picture */
export const insertEdition = (
  { title, description, priceCents = 0 }: { title: Words; description: Words; priceCents?: number },
  make: (adventureId: string, picture: string) => Documents,
): Promise<string> =>
  onDatabase(async (client) => {
    const [adventureId, editionId] = [newId(), newId()]
    const { rows } = await client.query<{ id: string }>(
      'select thumbnail_asset_id as id from adventures where sample_key is not null and thumbnail_asset_id is not null limit 1',
    )
    const picture = rows[0]!.id
    const { document, secrets } = make(adventureId, picture)
    await client.query(
      `insert into adventures (id, title, slug, description, kind, category, status, difficulty, recommended_players, languages, translations, thumbnail_asset_id, price_cents)
       values ($1, $2, $1::uuid::text, $3, 'online-adventure', 'Educational', 'published', 2, '1-4', '{en,fr}', $4, $5, $6)`,
      [
        adventureId,
        title.en,
        description.en,
        { fr: { title: title.fr, description: description.fr } },
        picture,
        priceCents,
      ],
    )
    await client.query(
      'insert into editions (id, adventure_id, number, purpose, schema_version, document, content_hash, draft_revision) values ($1, $2, 1, $3, $4, $5, $6, 1)',
      [editionId, adventureId, 'published', editionSchemaVersion, document, 'journey'],
    )
    await client.query('insert into edition_secrets (edition_id, document) values ($1, $2)', [editionId, secrets])
    await client.query('update adventures set published_edition_id = $2 where id = $1', [adventureId, editionId])
    return adventureId
  })
