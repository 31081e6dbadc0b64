import pg from 'pg'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionHotspot, EditionItem, EditionScene } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { SecretItem, SecretNode } from '#app/features/engine/edition-secrets.schema.ts'
import { hotspot as plainHotspot } from '#app/features/engine/edition.fixtures.ts'
import type { LinkedType } from '#app/shared/hotspot-types.ts'
import { newId } from '#app/shared/ids.ts'
import { journeyWorld } from './journey-world.ts'

type Words = { en: string; fr: string }
const words = (en: string, fr: string): Words => ({ en, fr })
const nothing = {}

export const parlour = {
  title: words('The unlit parlour', 'Le salon sans lumière'),
  wax: words('Wax', 'De la cire'),
  string: words('Some string', 'De la ficelle'),
  matches: words('Matches', 'Des allumettes'),
  candle: words('A candle', 'Une chandelle'),
  light: words('A burning candle', 'Une chandelle allumée'),
  bell: words('A silver bell', 'Une clochette d’argent'),
  maid: words('Hortense', 'Hortense'),
  mirror: words('The tall mirror', 'Le grand miroir'),
  hello: words(
    'Oh! You gave me a fright. Nobody has come down these stairs since the lamps went out, and I do not blame them.',
    'Oh! Vous m’avez fait peur. Plus personne ne descend cet escalier depuis que les lampes se sont éteintes, et je ne les en blâme pas.',
  ),
  ask: words('What is it you want of me, then?', 'Qu’est-ce que vous attendez de moi, alors?'),
  askBell: words('Is there a bell in this house?', 'Y a-t-il une clochette dans cette maison?'),
  askLight: words('I have brought you light.', 'Je vous apporte de la lumière.'),
  bye: words('Nothing at all. Good night.', 'Rien du tout. Bonne nuit.'),
  thanks: words(
    'Light! Now look into the mirror, and tell me what you see.',
    'De la lumière! Regardez maintenant dans le miroir, et dites-moi ce que vous y voyez.',
  ),
  soft: words('It grows soft and warm in your hand.', 'Elle devient tiède et molle dans votre main.'),
  smoke: words(
    'A match flares up in the mirror, and behind it somebody smiles.',
    'Une allumette s’enflamme dans le miroir, et derrière elle quelqu’un sourit.',
  ),
  out: words('The street smells of rain, and of the morning.', 'La rue sent la pluie, et le matin.'),
}

const hotspot = (
  id: string,
  type: LinkedType,
  targetId: string,
  name: Words,
  [x, y]: [number, number],
  more: Parameters<typeof plainHotspot>[3] = {},
) => plainHotspot(id, type, targetId, { name, x, y, width: 150, height: 150, ...more })

const scene = (
  id: string,
  name: Words,
  hotspots: EditionHotspot[],
  more: Partial<EditionScene> = {},
): EditionScene => ({
  id,
  name,
  description: nothing,
  altText: name,
  imageAssetId: null,
  canvas: { width: 1920, height: 1080 },
  sound: null,
  hotspots,
  ending: null,
  ...more,
})

const item = (id: string, name: Words, more: Partial<EditionItem> = {}): EditionItem => ({
  id,
  name,
  description: nothing,
  accessibilityText: nothing,
  iconAssetId: null,
  rarity: 'common',
  stackable: false,
  consumable: false,
  ...more,
})

const node = (
  nodeId: string,
  type: SecretNode['type'],
  content: Words,
  choices: [Words, string, boolean?][] = [],
  more: Partial<SecretNode> = {},
): SecretNode => ({
  nodeId,
  type,
  content,
  subtitle: nothing,
  conditions: nothing,
  rewards: [],
  choices: choices.map(([text, nextNodeId, locked]) => ({
    text,
    nextNodeId,
    conditions: nothing,
    otherwise: locked ? 'locked' : 'hidden',
  })),
  ...more,
})

const script = { conditions: nothing, message: nothing, effects: [], once: false }
const lit = { type: 'flag_set', flag: 'lit' } as const
const rules = (id: string, uses: SecretItem['uses'], combinations: SecretItem['combinations'] = []): SecretItem => ({
  id,
  uses,
  combinations,
})

const maid: SecretNode[] = [
  node('hello', 'dialogue', parlour.hello, [], {
    subtitle: words('in a whisper', 'à voix basse'),
    conditions: { type: 'not', of: { type: 'node_seen', npcId: 'maid', nodeId: 'hello' } },
    choices: [{ text: words('Go on', 'La suite'), nextNodeId: 'ask', conditions: nothing, otherwise: 'hidden' }],
  }),
  node('ask', 'question', parlour.ask, [
    [parlour.askBell, 'give'],
    [parlour.askLight, 'thanks', true],
    [parlour.bye, 'end'],
  ]),
  node('give', 'action', words('note', 'note'), [[words('on', 'suite'), 'ask']], {
    conditions: { type: 'not', of: { type: 'node_seen', npcId: 'maid', nodeId: 'give' } },
    rewards: [
      { type: 'give_item', itemId: 'bell', count: 1 },
      { type: 'add_experience', amount: 20 },
    ],
  }),
  node('thanks', 'dialogue', parlour.thanks, [], { conditions: lit }),
  node('end', 'action', words('note', 'note')),
]

function documents(adventureId: string, picture: string) {
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion,
    adventureId,
    title: parlour.title,
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'parlour',
    endsWhenAllSolved: false,
    scenes: [
      scene(
        'parlour',
        words('The parlour', 'Le salon'),
        [
          hotspot('wax-a', 'item', 'wax', parlour.wax, [15, 78]),
          hotspot('wax-b', 'item', 'wax', words('More wax', 'Encore de la cire'), [30, 78]),
          hotspot('string', 'item', 'string', parlour.string, [45, 78]),
          hotspot('matches', 'item', 'matches', parlour.matches, [60, 78]),
          hotspot('maid', 'npc', 'maid', parlour.maid, [30, 40], { width: 240, height: 360 }),
          hotspot('mirror', 'scene_link', 'street', parlour.mirror, [80, 40], { width: 260, height: 420, usable: lit }),
        ],
        {
          description: words(
            'It is dark in here. Somebody breathes by the stairs, and the tall mirror holds what light there is.',
            'Il fait noir ici. Quelqu’un respire près de l’escalier, et le grand miroir garde le peu de lumière qu’il y a.',
          ),
          imageAssetId: picture,
        },
      ),
      scene('street', words('The street', 'La rue'), [], { ending: { text: parlour.out, conditions: nothing } }),
    ],
    puzzles: [],
    items: [
      item('wax', parlour.wax, {
        stackable: true,
        consumable: true,
        iconAssetId: picture,
        description: words(
          'Two lumps of it would make a candle’s worth.',
          'Deux morceaux en feraient assez pour une chandelle.',
        ),
        accessibilityText: words(
          'A yellow lump of wax with a thumb’s print.',
          'Un morceau de cire jaune marqué d’un pouce.',
        ),
      }),
      item('string', parlour.string, { consumable: true }),
      item('ball', words('A ball of wax', 'Une boule de cire'), { consumable: true }),
      item('matches', parlour.matches, { rarity: 'uncommon' }),
      item('candle', parlour.candle, { rarity: 'rare', consumable: true }),
      item('lit-candle', parlour.light, { rarity: 'legendary' }),
      item('bell', parlour.bell, {
        rarity: 'epic',
        iconAssetId: picture,
        accessibilityText: words('A silver bell.', 'Une clochette d’argent.'),
      }),
    ],
    npcs: [{ id: 'maid', name: parlour.maid, description: nothing, avatarAssetId: null }],
  })
  const secrets = editionSecretsSchema.parse({
    schemaVersion: editionSchemaVersion,
    puzzles: [],
    items: [
      rules(
        'wax',
        [{ ...script, hotspotId: null, message: parlour.soft }],
        [{ ...script, withItemId: 'wax', resultItemId: 'ball' }],
      ),
      rules('string', [], [{ ...script, withItemId: 'ball', resultItemId: 'candle' }]),
      rules(
        'matches',
        [{ ...script, hotspotId: 'mirror', message: parlour.smoke, effects: [{ type: 'add_experience', amount: 5 }] }],
        [
          {
            ...script,
            withItemId: 'candle',
            resultItemId: 'lit-candle',
            effects: [{ type: 'set_flag', flag: 'lit', value: true }],
          },
        ],
      ),
    ],
    npcs: [{ id: 'maid', nodes: maid }],
  })
  return { document, secrets }
}

export async function insertParlour(connectionString = journeyWorld().databaseUrl): Promise<string> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    const [adventureId, editionId] = [newId(), newId()]
    const { rows } = await client.query<{ id: string }>(
      'select thumbnail_asset_id as id from adventures where sample_key is not null and thumbnail_asset_id is not null limit 1',
    )
    const { document, secrets } = documents(adventureId, rows[0]!.id)
    await client.query(
      `insert into adventures (id, title, slug, description, kind, category, status, difficulty, price_cents, recommended_players, languages, thumbnail_asset_id)
       values ($1, $2, $1::uuid::text, 'Dark.', 'online-adventure', 'Mystery', 'published', 2, 0, '1-4', '{en,fr}', $3)`,
      [adventureId, parlour.title.en, rows[0]!.id],
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
