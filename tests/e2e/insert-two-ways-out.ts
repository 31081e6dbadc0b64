import pg from 'pg'
import { hotspot, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { endingId } from '#app/features/play/figures/ending-id.server.ts'
import { newId } from '#app/shared/ids.ts'
import { journeyWorld } from './journey-world.ts'

const words = (en: string, fr: string) => ({ en, fr })

export const twoWaysOut = {
  foyer: words('The foyer', 'Le vestibule'),
  box: words('The cash box', 'La petite caisse'),
  garden: words('The garden', 'Le jardin'),
  cellar: words('The cellar', 'La cave'),
  gardenWords: words('You breathe the night air.', 'Vous respirez l’air de la nuit.'),
  cellarWords: words('The trapdoor shuts above you.', 'La trappe se referme au-dessus de vous.'),
  code: '4821',
}

function documents(adventureId: string, title: { en: string; fr: string }, picture: string) {
  const { foyer, box, garden, cellar, gardenWords, cellarWords, code } = twoWaysOut
  const [shown, secret] = puzzle('box', code, ['Count the lamps.'], { name: box }, [])
  const ending = (text: { en: string; fr: string }) => ({ text, conditions: {} })
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion,
    adventureId,
    title,
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'foyer',
    endsWhenAllSolved: false,
    scenes: [
      scene(
        'foyer',
        [
          hotspot('box', 'puzzle', 'box', { name: box, x: 30, y: 60, width: 240, height: 200 }),
          hotspot('garden', 'scene_link', 'garden', {
            name: garden,
            x: 70,
            y: 50,
            width: 240,
            height: 400,
            usable: { type: 'puzzle_solved', puzzleId: 'box' },
          }),
          hotspot('cellar', 'scene_link', 'cellar', { name: cellar, x: 50, y: 85, width: 240, height: 160 }),
        ],
        { name: foyer, description: {}, altText: foyer, imageAssetId: picture },
      ),
      scene('garden', [], {
        name: garden,
        description: {},
        altText: garden,
        imageAssetId: picture,
        ending: ending(gardenWords),
      }),
      scene('cellar', [], {
        name: cellar,
        description: {},
        altText: cellar,
        imageAssetId: picture,
        ending: ending(cellarWords),
      }),
    ],
    puzzles: [shown],
    items: [],
    npcs: [],
  })
  return {
    document,
    secrets: editionSecretsSchema.parse({
      schemaVersion: editionSchemaVersion,
      puzzles: [secret],
      items: [],
      npcs: [],
    }),
  }
}

async function onDatabase<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(journeyWorld().databaseUrl)
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

/** As if so many parties had come to each ending before. */
export const endedBefore = (adventureId: string, plays: { garden: number; cellar: number }): Promise<unknown> =>
  onDatabase(async (client) => {
    for (const [scene, each] of Object.entries(plays))
      await client.query(
        `insert into place_figures (edition_id, kind, place_id, plays) select published_edition_id, 'ending', $2, $3 from adventures where id = $1`,
        [adventureId, endingId(`scene ${scene}`), each],
      )
  })

export const insertTwoWaysOut = (title: { en: string; fr: string }, priceCents = 0): Promise<string> =>
  onDatabase(async (client) => {
    const [adventureId, editionId] = [newId(), newId()]
    const { rows } = await client.query<{ id: string }>(
      'select thumbnail_asset_id as id from adventures where sample_key is not null and thumbnail_asset_id is not null limit 1',
    )
    const picture = rows[0]!.id
    const { document, secrets } = documents(adventureId, title, picture)
    await client.query(
      `insert into adventures (id, title, slug, description, kind, category, status, difficulty, recommended_players, languages, translations, thumbnail_asset_id, price_cents)
       values ($1, $2, $1::uuid::text, 'Two ways out, and one of them is better.', 'online-adventure', 'Educational', 'published', 2, '1-4', '{en,fr}', $3, $4, $5)`,
      [
        adventureId,
        title.en,
        { fr: { title: title.fr, description: 'Deux sorties, dont une meilleure que l’autre.' } },
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
