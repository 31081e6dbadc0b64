import fc from 'fast-check'
import { roles } from '#app/shared/player-roles.ts'
import { hotspot } from '#app/features/engine/edition.fixtures.ts'
import type { Condition, Leaf } from '#app/features/engine/condition.schema.ts'
import type { LeafType } from '#app/features/engine/conditions/index.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { Effect, EffectType } from '#app/features/engine/effects/index.ts'
import { partnersById } from '#app/features/adventure/together.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'

const scenes = ['hall', 'pit', 'attic', 'end']
const items = ['rope', 'key', 'coin']
const puzzles = ['lock', 'safe']
const flags = ['lamp', 'bell']
const nodes = ['n0', 'n1', 'n2']

/** Without a weight, no game would have it, and nothing would be tested. */
type Weight = 1 | 2 | 3 | 4 | 5 | 6
type Weighted<Value> = { weight: Weight; arbitrary: fc.Arbitrary<Value> }

const leaves: { [Type in LeafType]: Weighted<Extract<Leaf, { type: Type }>> } = {
  has_item: {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('has_item'),
      itemId: fc.constantFrom(...items),
      count: fc.constantFrom(1, 1, 1, 2),
    }),
  },
  puzzle_solved: {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('puzzle_solved'), puzzleId: fc.constantFrom(...puzzles) }),
  },
  flag_set: {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('flag_set'), flag: fc.constantFrom(...flags) }),
  },
  scene_visited: {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('scene_visited'), sceneId: fc.constantFrom('pit', 'attic') }),
  },
  node_seen: {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('node_seen'),
      npcId: fc.constant('butler'),
      nodeId: fc.constantFrom(...nodes),
    }),
  },
  flag_compared: {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('flag_compared'),
      flag: fc.constantFrom(...flags, 'count'),
      compare: fc.constantFrom('eq', 'ne', 'lt', 'gte'),
      value: fc.constantFrom(1, 2, true),
    }),
  },
  hints_used: {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('hints_used'),
      puzzleId: fc.constant('lock'),
      atLeast: fc.constant(1),
    }),
  },
  attempts: {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('attempts'), puzzleId: fc.constant('lock'), atLeast: fc.constant(1) }),
  },
  role: { weight: 1, arbitrary: fc.record({ type: fc.constant('role'), role: fc.constantFrom(...roles) }) },
  minutes_elapsed: {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('minutes_elapsed'), atLeast: fc.constantFrom(5, 10) }),
  },
}
const leaf: fc.Arbitrary<Leaf> = fc.oneof(...Object.values(leaves))
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
/** Null: changes nothing that the search follows. */
const effectKinds: { [Type in EffectType]: Weighted<Extract<Effect, { type: Type }>> | null } = {
  give_item: {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('give_item'),
      itemId: fc.constantFrom(...items),
      count: fc.constant(1),
    }),
  },
  take_item: {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('take_item'),
      itemId: fc.constantFrom(...items),
      count: fc.constant(1),
    }),
  },
  set_flag: {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('set_flag'),
      flag: fc.constantFrom(...flags),
      value: fc.constantFrom(true, true, true, false, 2),
    }),
  },
  change_counter: {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('change_counter'),
      counter: fc.constant('count'),
      by: fc.constantFrom(1, 1, -1),
      min: fc.constant(0),
      max: fc.constant(3),
    }),
  },
  reveal_scene: {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('reveal_scene'), sceneId: fc.constantFrom(...scenes) }),
  },
  go_to_scene: {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('go_to_scene'), sceneId: fc.constantFrom(...scenes) }),
  },
  say: { weight: 1, arbitrary: fc.constant({ type: 'say', text: { en: 'Hm.' } }) },
  ask_others: null,
  add_experience: null,
  finish: null,
}
const effect: fc.Arbitrary<Effect> = fc.oneof(...Object.values(effectKinds).filter((kind) => kind !== null))
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
  /** The place of the hotspot that it has to be pressed with. */
  partner: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(2) }),
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
    const spots = [
      ...some,
      { ...exit, visible: {}, partner: null, target: { type: 'scene_link' as const, targetId: 'end' } },
    ]
    // opening a puzzle counts as no action, and so would holding it
    const partners = partnersById(
      spots.flatMap(({ partner, target: { type } }, index) =>
        type === 'puzzle'
          ? []
          : [{ id: `h${index}`, together: partner !== null, togetherWith: partner === null ? null : `h${partner}` }],
      ),
    )
    const hotspots = spots.map((one, index): { scene: string; hotspot: EditionHotspot } => ({
      scene: one.scene,
      hotspot: hotspot(`h${index}`, one.target.type, one.target.targetId, {
        visible: one.visible,
        usable: one.usable,
        ...(partners.has(`h${index}`) && { together: [...partners.get(`h${index}`)!] }),
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
