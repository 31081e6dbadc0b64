import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { hotspot, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { journeyWorld } from './journey-world.ts'

type Words = { en: string; fr: string }
const words = (en: string, fr: string): Words => ({ en, fr })

export const belfry = {
  title: words('The belfry', 'Le clocher'),
  place: words('The bell chamber', 'La chambre des cloches'),
  story: words('Wind comes in through the slats.', 'Le vent entre par les abat-son.'),
  wind: words('Wind hums in the bells.', 'Le vent bourdonne dans les cloches.'),
  lamp: words('A lamp in the farthest corner', 'Une lampe dans le coin le plus reculé'),
  chest: words('The oak chest', 'Le coffre de chêne'),
  clock: words('The impatient clock', 'L’horloge impatiente'),
  stairs: words('The stairs', 'L’escalier'),
  yard: words('The yard', 'La cour'),
  hints: ['Count the bells.', 'There are four of them.'],
  courage: words('Courage', 'Courage'),
  code: '4444',
  clockSeconds: 15,
}

/** A second of silence: forty frames of MPEG audio, layer III, with nothing in them. */
const silence = Buffer.concat(
  Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
)

function documents(adventureId: string, pictures: [string, string], sound: string, chestMinutes: number) {
  const [chest, chestSecrets] = puzzle(
    'chest',
    belfry.code,
    belfry.hints,
    { name: belfry.chest, allowedAttempts: 3, expectedMinutes: chestMinutes },
    [{ type: 'change_counter', counter: 'courage', by: 2, min: 0, max: 5, label: belfry.courage }],
  )
  const [clock, clockSecrets] = puzzle(
    'clock',
    '1200',
    [],
    { name: belfry.clock, timeLimitSeconds: belfry.clockSeconds },
    [],
  )
  const small = { width: 40, height: 40 }
  const wayUp = { x: 35, y: 70, width: 200, height: 300 }
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion,
    adventureId,
    title: belfry.title,
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'belfry',
    endsWhenAllSolved: true,
    scenes: [
      scene(
        'belfry',
        [
          hotspot('chest', 'puzzle', 'chest', { name: belfry.chest, x: 50, y: 50, width: 240, height: 160 }),
          hotspot('lamp', 'item', 'lamp', { name: belfry.lamp, x: 1.5, y: 2, ...small }),
          hotspot('clock', 'puzzle', 'clock', { name: belfry.clock, x: 98, y: 97, ...small }),
          hotspot('stairs', 'scene_link', 'yard', { name: belfry.stairs, ...wayUp }),
        ],
        {
          name: belfry.place,
          description: belfry.story,
          altText: belfry.place,
          imageAssetId: pictures[0],
          sound: { assetId: sound, caption: belfry.wind },
        },
      ),
      // The way back lies where the way here was
      scene('yard', [hotspot('up', 'scene_link', 'belfry', { name: belfry.stairs, ...wayUp })], {
        name: belfry.yard,
        description: words('Grass, and the moon.', 'De l’herbe, et la lune.'),
        imageAssetId: pictures[1],
      }),
    ],
    puzzles: [chest, clock],
    items: [
      {
        id: 'lamp',
        name: belfry.lamp,
        description: {},
        accessibilityText: {},
        iconAssetId: null,
        rarity: 'common',
        stackable: false,
        consumable: false,
      },
    ],
    npcs: [],
  })
  const secrets = editionSecretsSchema.parse({
    schemaVersion: editionSchemaVersion,
    puzzles: [chestSecrets, clockSecrets],
    items: [{ id: 'lamp', uses: [], combinations: [] }],
    npcs: [],
  })
  return { document, secrets }
}

export async function insertBelfry(chestMinutes = 5): Promise<string> {
  const folder = journeyWorld().folder
  const client = new pg.Client(journeyWorld().databaseUrl)
  await client.connect()
  try {
    const [adventureId, editionId, soundId, name] = [newId(), newId(), newId(), randomName()]
    const key = `adventure-sounds/${name}.mp3`
    await mkdir(dirname(join(folder, 'files', key)), { recursive: true })
    await writeFile(join(folder, 'files', key), silence)
    const { rows } = await client.query<{ id: string }>(
      `select a.id from assets a join adventures d on d.id = a.adventure_id where d.sample_key is not null and a.purpose = 'scene' and a.published_at is not null limit 2`,
    )
    const { document, secrets } = documents(adventureId, [rows[0]!.id, rows[1]!.id], soundId, chestMinutes)
    await client.query(
      `insert into adventures (id, title, slug, description, kind, category, status, difficulty, price_cents, recommended_players, languages, translations)
       values ($1, $2, $1::uuid::text, 'High up.', 'online-adventure', 'Mystery', 'published', 2, 0, '1-4', '{en,fr}', $3)`,
      [adventureId, belfry.title.en, { fr: { title: belfry.title.fr } }],
    )
    await client.query(
      `insert into assets (id, adventure_id, purpose, name, storage_key, mime, bytes, sha256, published_at) values ($1, $2, 'sound', $3, $4, 'audio/mpeg', $5, $6, now())`,
      [soundId, adventureId, name, key, silence.length, createHash('sha256').update(silence).digest('hex')],
    )
    await client.query(
      'insert into editions (id, adventure_id, number, purpose, schema_version, document, content_hash, draft_revision) values ($1, $2, 1, $3, $4, $5, $6, 1)',
      [editionId, adventureId, 'published', editionSchemaVersion, document, 'journey'],
    )
    await client.query('insert into edition_secrets (edition_id, document) values ($1, $2)', [editionId, secrets])
    await client.query('update adventures set published_edition_id = $2 where id = $1', [adventureId, editionId])
    return adventureId
  } finally {
    await client.end()
  }
}
