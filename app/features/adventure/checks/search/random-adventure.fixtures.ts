import fc from 'fast-check'
import { roles } from '#app/shared/player-roles.ts'
import { hotspot } from '#app/features/engine/edition.fixtures.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'

const scenes = ['hall', 'pit', 'attic', 'end']
const items = ['rope', 'key', 'coin']
const puzzles = ['lock', 'safe']
const flags = ['lamp', 'bell']
const nodes = ['n0', 'n1', 'n2']

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('has_item' as const),
      itemId: fc.constantFrom(...items),
      count: fc.constantFrom(1, 1, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('puzzle_solved' as const), puzzleId: fc.constantFrom(...puzzles) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('flag_set' as const), flag: fc.constantFrom(...flags) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('scene_visited' as const), sceneId: fc.constantFrom('pit', 'attic') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('node_seen' as const),
      npcId: fc.constant('butler'),
      nodeId: fc.constantFrom(...nodes),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('flag_compared' as const),
      flag: fc.constantFrom(...flags, 'count'),
      compare: fc.constantFrom('eq' as const, 'ne' as const, 'lt' as const, 'gte' as const),
      value: fc.constantFrom(1, 2, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('hints_used' as const),
      puzzleId: fc.constantFrom('lock'),
      atLeast: fc.constant(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('attempts' as const),
      puzzleId: fc.constantFrom('lock'),
      atLeast: fc.constant(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('role' as const), role: fc.constantFrom(...roles) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('minutes_elapsed' as const), atLeast: fc.constantFrom(5, 10) }),
  },
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Condition>({}) },
  { weight: 5, arbitrary: leaf },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('not' as const), of: leaf }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(fc.oneof(leaf, fc.record({ type: fc.constant('not' as const), of: leaf })), {
        minLength: 2,
        maxLength: 2,
      }),
    }),
  },
)
const effect: fc.Arbitrary<Effect> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('give_item' as const),
      itemId: fc.constantFrom(...items),
      count: fc.constant(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('take_item' as const),
      itemId: fc.constantFrom(...items),
      count: fc.constant(1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('set_flag' as const),
      flag: fc.constantFrom(...flags),
      value: fc.constantFrom(true, true, true, false, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('change_counter' as const),
      counter: fc.constant('count'),
      by: fc.constantFrom(1, 1, -1),
      min: fc.constant(0),
      max: fc.constant(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('reveal_scene' as const), sceneId: fc.constantFrom(...scenes) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('go_to_scene' as const), sceneId: fc.constantFrom(...scenes) }),
  },
  { weight: 1, arbitrary: fc.constant<Effect>({ type: 'say', text: { en: 'Hm.' } }) },
)
const effects = fc.array(effect, { maxLength: 2 })

const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('scene_link' as const), targetId: fc.constantFrom(...scenes) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('item' as const), targetId: fc.constantFrom(...items) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('puzzle' as const), targetId: fc.constantFrom(...puzzles) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('npc' as const), targetId: fc.constant('butler') }) },
)
const spot = fc.record({
  scene: fc.constantFrom('hall', 'hall', 'pit', 'attic', 'end'),
  target,
  visible: condition,
  usable: condition,
})

const use = fc.record({ hotspot: fc.constantFrom(null, 0, 1, 2), conditions: condition, effects, once: fc.boolean() })
const combination = fc.record({
  withItemId: fc.constantFrom(...items),
  resultItemId: fc.constantFrom(null, ...items),
  conditions: condition,
  effects,
  once: fc.boolean(),
})
const itemKind = fc.record({
  stackable: fc.boolean(),
  consumable: fc.boolean(),
  uses: fc.array(use, { maxLength: 1 }),
  combinations: fc.array(combination, { maxLength: 1 }),
})
const node = fc.record({
  type: fc.constantFrom('dialogue' as const, 'question' as const, 'action' as const, 'branch' as const),
  conditions: condition,
  rewards: effects,
  choices: fc.array(fc.record({ nextNodeId: fc.constantFrom(...nodes), conditions: condition }), { maxLength: 2 }),
})

const base = { description: {}, imageAssetId: null }
const common = { type: 'code_entry', typeVersion: 1 }

export const randomAdventure: fc.Arbitrary<Compiled> = fc
  .record({
    spots: fc.array(spot, { minLength: 3, maxLength: 9 }),
    // usually there is a way to the end; otherwise all would be broken in the same way
    exit: fc.record({ scene: fc.constantFrom('hall', 'pit', 'attic'), usable: condition }),
    kinds: fc.tuple(itemKind, itemKind, itemKind),
    solves: fc.tuple(effects, effects),
    fails: fc.tuple(fc.option(effects, { nil: undefined }), fc.option(effects, { nil: undefined })),
    nodes: fc.array(node, { maxLength: 3 }),
    ending: condition,
    roleOfPlace: fc.constantFrom(null, ...roles.flatMap((role) => ['pit', 'attic'].map((scene) => ({ scene, role })))),
    endsWhenAllSolved: fc.constantFrom(false, false, false, true),
  })
  .map(({ spots: some, exit, kinds, solves, fails, nodes: talk, ending, roleOfPlace, endsWhenAllSolved }) => {
    const spots = [...some, { ...exit, visible: {}, target: { type: 'scene_link' as const, targetId: 'end' } }]
    const hotspots = spots.map((one, index): { scene: string; hotspot: EditionHotspot } => ({
      scene: one.scene,
      hotspot: hotspot(`h${index}`, one.target.type, one.target.targetId, {
        visible: one.visible,
        usable: one.usable,
      }),
    }))
    const document = editionDocumentSchema.parse({
      schemaVersion: editionSchemaVersion,
      adventureId: 'adventure',
      title: {},
      primaryLanguage: 'en',
      languages: ['en'],
      startSceneId: 'hall',
      endsWhenAllSolved,
      hasRoles: true,
      scenes: scenes.map((id) => ({
        ...base,
        id,
        name: { en: id },
        altText: {},
        canvas: { width: 1920, height: 1080 },
        sound: null,
        ...(id === roleOfPlace?.scene && { role: roleOfPlace.role }),
        hotspots: hotspots.filter(({ scene }) => scene === id).map(({ hotspot }) => hotspot),
        ending: id === 'end' ? { text: {}, conditions: ending } : null,
      })),
      // if failing has effects, one wrong answer fails, and without a pause, which the search does not model
      puzzles: puzzles.map((id, index) => ({
        ...base,
        ...common,
        id,
        name: { en: id },
        configuration: {},
        ...(fails[index]?.length
          ? { allowedAttempts: 1, afterAttempts: 'offer_answer' }
          : { allowedAttempts: 10, afterAttempts: 'cooldown' }),
        timeLimitSeconds: null,
        expectedMinutes: 5,
        hintCosts: [1, 1],
        scoring: { points: 1, wrongAnswer: 0, hint: 0, timeBonus: 0 },
      })),
      items: items.map((id, index) => ({
        id,
        name: { en: id },
        description: {},
        accessibilityText: {},
        iconAssetId: null,
        rarity: 'common',
        stackable: kinds[index]!.stackable,
        consumable: kinds[index]!.consumable,
      })),
      npcs: [{ id: 'butler', name: { en: 'Butler' }, description: {}, avatarAssetId: null }],
    })
    const secrets = editionSecretsSchema.parse({
      schemaVersion: editionSchemaVersion,
      puzzles: puzzles.map((id, index) => ({
        ...common,
        id,
        configuration: {},
        solution: {},
        hints: [{ en: 'a' }, { en: 'b' }],
        onSolve: solves[index],
        ...(fails[index]?.length && { onFail: fails[index] }),
      })),
      items: items.map((id, index) => ({
        id,
        uses: kinds[index]!.uses.map(({ hotspot, ...rest }) => ({
          ...rest,
          hotspotId: hotspot === null ? null : `h${hotspot}`,
          message: { en: 'Used.' },
        })),
        combinations: kinds[index]!.combinations.map((rest) => ({ ...rest, message: { en: 'Combined.' } })),
      })),
      npcs: [
        {
          id: 'butler',
          nodes: talk.map((one, index) => ({
            nodeId: `n${index}`,
            type: one.type,
            content: { en: `n${index}` },
            subtitle: {},
            conditions: one.conditions,
            rewards: one.rewards,
            choices: one.choices.map((choice) => ({
              ...choice,
              text: { en: `to ${choice.nextNodeId}` },
              otherwise: 'hidden',
            })),
          })),
        },
      ],
    })
    return { document, secrets }
  })
