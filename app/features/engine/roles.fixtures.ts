import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { otherRole, roles } from '#app/shared/player-roles.ts'
import type { Condition } from './condition.schema.ts'
import { hotspot, item, look, puzzle, scene } from './edition.fixtures.ts'
import type { EditionHotspot, EditionLayer } from './edition.schema.ts'
import { editionDocumentSchema } from './edition.schema.ts'
import { editionSecretsSchema } from './edition-secrets.schema.ts'
import { choice, node } from './parlour.fixtures.ts'
import type { Game } from './turn.ts'

/* A hall for both, a room for each. Whatever is for one role says ONLY-A or ONLY-B. */

export const only = (role: Role, what: string) => `ONLY-${role.toUpperCase()}-${what}`
const words = (role: Role, what: string) => ({ en: only(role, what), fr: `${only(role, what)}-fr` })
export const forRole = (role: Role): Condition => ({ type: 'role', role })

/** Somebody else sees it only once the lamp is lit. */
const byLamp = (role: Role): Condition => ({ type: 'any', of: [forRole(role), { type: 'flag_set', flag: 'lamp' }] })

const layer = (role: Role): EditionLayer => ({
  id: `layer-${role}`,
  imageAssetId: only(role, 'picture'),
  altText: words(role, 'alt'),
  description: words(role, 'description'),
  x: 20,
  y: 20,
  width: 10,
  height: 10,
  fades: false,
  visible: forRole(role),
})

const things = (role: Role): EditionHotspot[] => [
  { ...look(`look-${role}`), name: words(role, 'look'), visible: forRole(role) },
  {
    ...look(`glass-${role}`),
    name: { en: 'A glass' },
    usable: forRole(role),
    blockedMessage: words(otherRole(role), 'shut'),
    together: [`glass-${otherRole(role)}`],
  },
  { ...look(`lit-${role}`), name: { en: 'In the corner' }, visible: byLamp(role) },
  {
    ...look(`lever-${role}`),
    name: words(role, 'lever'),
    visible: forRole(role),
    together: [`lever-${otherRole(role)}`],
  },
  hotspot(`door-${role}`, 'scene_link', `room-${role}`, { name: words(role, 'door'), visible: forRole(role) }),
  hotspot(`chest-${role}`, 'puzzle', `chest-${role}`, { name: words(role, 'chest'), visible: forRole(role) }),
]

const [safe, safeSecret] = puzzle(
  'safe',
  '0427',
  ['a hint for all', only('a', 'hint'), only('b', 'hint')],
  { hintRoles: [null, 'a', 'b'] },
  [
    { type: 'set_flag', flag: 'lamp', value: true },
    { type: 'say', text: { en: 'The lamp is lit.' } },
    ...roles.map((role) => ({ type: 'reveal_scene' as const, sceneId: `room-${role}` })),
  ],
)

function chest(role: Role) {
  const [shown, secret] = puzzle(`chest-${role}`, '1111', [only(role, 'chest-hint')], {}, [])
  const { en } = secret.solution
  return [
    shown,
    { ...secret, solution: { en: { ...en!, decoys: [{ code: '1234', reply: only(role, 'reply') }] } } },
  ] as const
}
const chests = roles.map(chest)

export const rolesGame = (): Game => ({
  judge: puzzleJudge,
  edition: editionDocumentSchema.parse({
    schemaVersion: 2,
    adventureId: 'adventure',
    title: { en: 'Two roles' },
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'hall',
    endsWhenAllSolved: false,
    hasRoles: true,
    scenes: [
      scene(
        'hall',
        [
          ...roles.flatMap(things),
          hotspot('safe', 'puzzle', 'safe'),
          hotspot('coin', 'item', 'coin'),
          hotspot('maid', 'npc', 'maid'),
        ],
        { layers: roles.map(layer) },
      ),
      ...roles.map((role) =>
        scene(`room-${role}`, [hotspot(`back-${role}`, 'scene_link', 'hall', { name: words(role, 'back') })], {
          role,
          name: words(role, 'room'),
          description: words(role, 'room-description'),
          imageAssetId: only(role, 'room-picture'),
        }),
      ),
    ],
    puzzles: [safe, ...chests.map(([shown]) => shown)],
    items: [item('coin', true)],
    npcs: [{ id: 'maid', name: { en: 'Maid' }, description: {}, avatarAssetId: null }],
  }),
  secrets: editionSecretsSchema.parse({
    schemaVersion: 2,
    puzzles: [safeSecret, ...chests.map(([, secret]) => secret)],
    items: [
      {
        id: 'coin',
        uses: roles.map((role) => ({
          hotspotId: null,
          conditions: forRole(role),
          message: words(role, 'use'),
          effects: [{ type: 'say', text: words(role, 'effect') }],
          hints: [words(role, 'use-goal')],
          once: false,
        })),
        combinations: [],
      },
    ],
    npcs: [
      {
        id: 'maid',
        nodes: [
          node('hello', 'question', [
            ...roles.map((role) =>
              choice('', `ask-${role}`, { text: words(role, 'choice'), conditions: forRole(role) }),
            ),
            choice('both', 'both'),
          ]),
          ...roles.flatMap((role) => [
            node(`ask-${role}`, 'dialogue', [choice('on', `then-${role}`), choice('to-both', 'both')], {
              content: words(role, 'answer'),
              rewards: [{ type: 'say', text: words(role, 'reward'), npcId: 'maid' }],
            }),
            node(`then-${role}`, 'action', [choice('end', `last-${role}`)]),
            node(`last-${role}`, 'dialogue', [], { content: words(role, 'last') }),
          ]),
          node('both', 'dialogue'),
        ],
      },
    ],
    goals: roles.flatMap((role) =>
      ['look', 'glass', 'lever', 'door', 'chest'].map((name) => ({
        hotspotId: `${name}-${role}`,
        hints: [words(role, 'goal')],
      })),
    ),
    looks: roles.flatMap((role) => [
      ...['look', 'glass', 'lever'].map((name) => ({
        hotspotId: `${name}-${role}`,
        lines: [words(role, `${name}-line`)],
        picture: { assetId: only(role, `${name}-close-up`), altText: words(role, `${name}-alt`) },
        sound: null,
      })),
      { hotspotId: `lit-${role}`, lines: [{ en: `LIT-${role}` }], picture: null, sound: null },
    ]),
  }),
})
