import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { Condition } from './condition.schema.ts'
import { hotspot, item, puzzle, scene } from './edition.fixtures.ts'
import type { EditionDocument } from './edition.schema.ts'
import { editionDocumentSchema } from './edition.schema.ts'
import type { EditionSecrets, SecretItem, SecretNode } from './edition-secrets.schema.ts'
import { editionSecretsSchema } from './edition-secrets.schema.ts'
import type { Effect } from './effect.schema.ts'
import type { Game } from './turn.ts'

/* A small game: wax and string make a candle, matches light it, the maid gives a bell, the attic has two endings.
 * Texts that must be earned contain CANARY. */

const lit: Condition = { type: 'flag_set', flag: 'lit' }
const said = (npcId: string, nodeId: string): Condition => ({ type: 'node_seen', npcId, nodeId })
const experience = (amount: number): Effect => ({ type: 'add_experience', amount })
const courage = (by: number): Effect => ({
  type: 'change_counter',
  counter: 'courage',
  by,
  min: -1,
  max: 3,
  label: { en: 'CANARY-courage', fr: 'CANARI-courage' },
})

type Choice = SecretNode['choices'][number]

export const choice = (name: string, nextNodeId: string, more: Partial<Choice> = {}): Choice => ({
  text: { en: `CANARY-choice-${name}`, fr: `CANARI-choix-${name}` },
  nextNodeId,
  conditions: {},
  otherwise: 'hidden',
  ...more,
})

export const node = (
  nodeId: string,
  type: SecretNode['type'],
  choices: Choice[] = [],
  more: Partial<SecretNode> = {},
): SecretNode => ({
  nodeId,
  type,
  content: { en: `CANARY-words-${nodeId}`, fr: `CANARI-mots-${nodeId}` },
  subtitle: {},
  conditions: {},
  choices,
  rewards: [],
  ...more,
})

const maid: SecretNode[] = [
  node('again', 'dialogue', [], { conditions: said('maid', 'thanks'), subtitle: { en: 'CANARY-subtitle' } }),
  node('hello', 'dialogue', [choice('go-on', 'ask')]),
  node('ask', 'question', [
    choice('bell', 'give', { conditions: { type: 'not', of: said('maid', 'give') } }),
    choice('light', 'thanks', { otherwise: 'locked' }),
    choice('nothing', 'bye'),
    choice('nowhere', 'a node that is not there', { otherwise: 'locked' }),
  ]),
  node('give', 'action', [choice('x', 'sort')], {
    rewards: [{ type: 'give_item', itemId: 'bell', count: 1 }, experience(20)],
  }),
  node('sort', 'branch', [choice('x', 'thanks'), choice('x', 'ask')]),
  node('thanks', 'dialogue', [], { conditions: lit, rewards: [experience(50)] }),
  node('bye', 'dialogue'),
]

const ghost: SecretNode[] = [
  node('boo', 'question', [
    choice('who', 'round'),
    choice('free', 'end', { conditions: { type: 'has_item', itemId: 'lit-candle', count: 1 }, otherwise: 'locked' }),
  ]),
  node('round', 'action', [choice('x', 'and-round')], {
    rewards: [experience(1), courage(-5), { type: 'change_counter', counter: 'spins', by: 1, hidden: true }],
  }),
  node('and-round', 'branch', [choice('x', 'round')]),
  node('end', 'action', [choice('x', 'boo')], {
    rewards: [{ type: 'finish', title: { en: 'CANARY-freed' }, text: { en: 'CANARY-free-at-last' } }],
  }),
]

const rules = (id: string, more: Partial<SecretItem>): SecretItem => ({ id, uses: [], combinations: [], ...more })
const script = { conditions: {}, message: {}, effects: [], once: false }

const items: SecretItem[] = [
  rules('wax', {
    uses: [
      {
        ...script,
        hotspotId: null,
        conditions: { type: 'has_item', itemId: 'wax', count: 3 },
        message: { en: 'CANARY-soft' },
      },
    ],
    combinations: [{ ...script, withItemId: 'wax', resultItemId: 'ball', message: { en: 'CANARY-ball' } }],
  }),
  rules('string', { combinations: [{ ...script, withItemId: 'ball', resultItemId: 'candle' }] }),
  rules('matches', {
    uses: [{ ...script, hotspotId: 'mirror', once: true, effects: [experience(5)] }],
    combinations: [
      {
        ...script,
        withItemId: 'candle',
        resultItemId: 'lit-candle',
        effects: [
          { type: 'take_item', itemId: 'candle', count: 1 },
          { type: 'set_flag', flag: 'lit', value: true },
        ],
      },
    ],
  }),
  rules('bell', {
    uses: [
      {
        ...script,
        hotspotId: null,
        once: true,
        message: { en: 'CANARY-rings' },
        effects: [experience(10), courage(2)],
      },
    ],
  }),
]

const [box, boxSecret] = puzzle('box', '0427', [], {}, [])

const document: EditionDocument = {
  schemaVersion: 2,
  adventureId: 'adventure',
  title: { en: 'The parlour', fr: 'Le salon' },
  primaryLanguage: 'en',
  languages: ['en', 'fr'],
  startSceneId: 'parlour',
  endsWhenAllSolved: false,
  scenes: [
    scene('parlour', [
      ...['a', 'b', 'c', 'd', 'e'].map((letter) => hotspot(`wax-${letter}`, 'item', 'wax')),
      hotspot('string-a', 'item', 'string'),
      hotspot('string-b', 'item', 'string'),
      hotspot('matches', 'item', 'matches'),
      hotspot('box', 'puzzle', 'box'),
      hotspot('maid', 'npc', 'maid'),
      hotspot('mirror', 'scene_link', 'attic', { usable: lit }),
    ]),
    scene('attic', [
      hotspot('down', 'scene_link', 'parlour'),
      hotspot('ghost', 'npc', 'ghost'),
      hotspot('trunk', 'scene_link', 'street', { name: { en: 'CANARY-trunk' }, visible: said('ghost', 'and-round') }),
    ]),
    scene('street', [], { ending: { text: { en: 'CANARY-ending' }, conditions: {} } }),
  ],
  puzzles: [box],
  items: [
    item('wax', true, true),
    item('string', false, true),
    item('ball', true, true),
    item('candle', false),
    item('lit-candle', false),
    item('matches', false),
    item('bell', false),
  ],
  npcs: ['maid', 'ghost'].map((id) => ({
    id,
    name: { en: `CANARY-npc-${id}` },
    description: {},
    avatarAssetId: `portrait-${id}`,
  })),
}

export function parlourGame(
  change: { document?: Partial<EditionDocument>; secrets?: Partial<EditionSecrets> } = {},
): Game {
  const secrets: EditionSecrets = {
    schemaVersion: 2,
    puzzles: [boxSecret],
    items,
    npcs: [
      { id: 'maid', nodes: maid },
      { id: 'ghost', nodes: ghost },
    ],
    ...change.secrets,
  }
  return {
    edition: editionDocumentSchema.parse({ ...document, ...change.document }),
    secrets: editionSecretsSchema.parse(secrets),
    judge: puzzleJudge,
  }
}
