import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sequencesOf } from '#tests/support/random-sequences.ts'
import { apply } from './apply.ts'
import type { Command } from './command.schema.ts'
import { initialState } from './initial-state.ts'
import { parlourGame } from './parlour.fixtures.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { replay } from './replay.fixtures.ts'
import type { SecretNode } from './edition-secrets.schema.ts'
import type { Stage } from './stage.schema.ts'
import { stateVersion } from './state.schema.ts'
import { checkStage } from './set-stage.ts'
import { Table } from './study.fixtures.ts'

const actor = { playerId: 'ada', language: 'en' as const }
const clock = { now: 1_000_000, activeMs: 0 }
const game = { ...parlourGame(), isPlaytest: true }
const empty: Stage = { sceneId: 'attic', items: [], flags: [], counters: [], solved: [], visited: [], talk: null }

function begin(stage: Partial<Stage>, of = game) {
  const begun = apply(of, initialState({ seed: 7 }), actor, { type: 'join', stage: { ...empty, ...stage } }, clock)
  if ('refused' in begun) throw new Error(begun.refused)
  return begun
}

test('a playtest begins with the place and things that its creator chose', () => {
  const stage: Partial<Stage> = {
    items: [
      { itemId: 'wax', count: 3 },
      { itemId: 'matches', count: 1 },
    ],
    flags: [
      { flag: 'lit', value: true },
      { flag: 'mood', value: 'calm' },
    ],
    counters: [{ counter: 'courage', value: 2 }],
    solved: ['box'],
    visited: ['parlour'],
  }
  const { state, events } = begin(stage)
  expect(state).toMatchObject({
    players: { ada: { sceneId: 'attic', dialogue: null } },
    inventory: { wax: 3, matches: 1 },
    flags: { lit: true, mood: 'calm', courage: 2 },
    visitedScenes: ['parlour', 'attic'],
    puzzles: { box: { solved: { points: 0 } } },
    ending: null,
  })
  expect(replay(initialState({ seed: 7 }), events)).toEqual(state)
  expect(project(game.edition, state, 'ada', 'fr', clock)?.counters).toMatchObject([
    { name: 'CANARI-courage', value: 2, max: 3 },
  ])
})

test('a playtest opens the chosen node regardless of its conditions, and continues as in play', () => {
  const { state } = begin({ sceneId: 'parlour', talk: { npcId: 'maid', nodeId: 'thanks' } })
  expect(state.players.ada?.dialogue).toMatchObject({ npcId: 'maid', nodeId: 'thanks' })
  expect(state.experience).toBe(50)
  const asked = begin({ sceneId: 'parlour', talk: { npcId: 'maid', nodeId: 'ask' } }).state
  const chosen = apply(
    game,
    asked,
    actor,
    { type: 'choose', step: asked.players.ada!.dialogue!.step, choice: 0 },
    clock,
  )
  expect('state' in chosen && chosen.state.inventory).toEqual({ bell: 1 })
})

test('a conversation without a chosen node begins as in the game, where conditions hold', () => {
  const talk = { npcId: 'maid', nodeId: null }
  expect(begin({ sceneId: 'parlour', talk }).state.players.ada?.dialogue).toMatchObject({ nodeId: 'hello' })
  const { secrets } = game
  const npcs = secrets.npcs.map((npc) => ({
    ...npc,
    nodes: npc.nodes.map((node) => ({ ...node, conditions: { type: 'flag_set' as const, flag: 'power' } })),
  }))
  const mute = { ...game, secrets: { ...secrets, npcs } }
  expect(begin({ sceneId: 'parlour', talk }, mute).state.players.ada?.dialogue).toBeNull()
})

test('a playtest continues in a newer edition: players hear new texts and leave removed things', () => {
  const catchUp = (state: typeof talking, edition: typeof game) => {
    const caughtUp = apply(edition, state, actor, { type: 'catch_up' }, clock)
    if ('refused' in caughtUp) throw new Error(caughtUp.refused)
    expect(replay(state, caughtUp.events)).toEqual(caughtUp.state)
    return caughtUp.state
  }
  const withMaid = (change: (node: SecretNode) => SecretNode[]) => ({
    ...game,
    secrets: {
      ...game.secrets,
      npcs: game.secrets.npcs.map((npc) => ({ ...npc, nodes: npc.nodes.flatMap(change) })),
    },
  })
  const stage: Partial<Stage> = { sceneId: 'parlour', talk: { npcId: 'maid', nodeId: 'hello' } }
  const talking = begin({ ...stage, items: [{ itemId: 'bell', count: 1 }] }).state
  const said = catchUp(
    talking,
    withMaid((node) => [{ ...node, content: { en: 'New words' } }]),
  )
  expect(said.players.ada?.dialogue?.text).toEqual({ en: 'New words' })
  expect(said).toMatchObject({ inventory: { bell: 1 }, experience: talking.experience })
  const left = catchUp(
    talking,
    withMaid((node) => (node.nodeId === 'hello' ? [] : [node])),
  )
  expect(left.players.ada).toMatchObject({ sceneId: 'parlour', dialogue: null })
  const scenes = game.edition.scenes.filter(({ id }) => id !== 'parlour')
  const moved = catchUp(talking, { ...game, edition: { ...game.edition, scenes, startSceneId: 'attic' } })
  expect(moved.players.ada).toMatchObject({ sceneId: 'attic', dialogue: null })
})

test('a silent node is passed through immediately', () => {
  expect(begin({ sceneId: 'parlour', talk: { npcId: 'maid', nodeId: 'give' } }).state).toMatchObject({
    inventory: { bell: 1 },
    players: { ada: { dialogue: { nodeId: 'ask' } } },
  })
})

test('things that are not in the game are reported by field, and the playtest does not begin', () => {
  const stage: Stage = {
    sceneId: 'cellar',
    items: [
      { itemId: 'wax', count: 2 },
      { itemId: 'sword', count: 1 },
      { itemId: 'bell', count: 2 },
    ],
    flags: [],
    counters: [],
    solved: ['box', 'safe'],
    visited: ['roof'],
    talk: { npcId: 'maid', nodeId: 'sing' },
  }
  expect(checkStage(game, stage)).toEqual([
    { field: 'sceneId', place: null, code: 'unknown' },
    { field: 'items', place: 1, code: 'unknown' },
    { field: 'items', place: 2, code: 'onlyOne' },
    { field: 'solved', place: 1, code: 'unknown' },
    { field: 'visited', place: 0, code: 'unknown' },
    { field: 'talk', place: null, code: 'unknown' },
  ])
  expect(apply(game, initialState({ seed: 7 }), actor, { type: 'join', stage }, clock)).toEqual({ refused: 'notHere' })
})

test('only a playtest obeys the commands of a creator, and only a playtest begins on a stage', () => {
  const played = parlourGame()
  const table = new Table(played)
  for (const command of directions) expect(table.do(command)).toBe('notHere')
  expect(apply(played, initialState({ seed: 7 }), actor, { type: 'join', stage: { ...empty } }, clock)).toEqual({
    refused: 'notHere',
  })
})

const directions: Command[] = [
  { type: 'playtest_go', sceneId: 'attic' },
  { type: 'playtest_give', itemId: 'wax', count: 2 },
  { type: 'playtest_take', itemId: 'wax', count: 1 },
  { type: 'playtest_flag', flag: 'lit', value: true },
]

test('a creator can jump to another scene, give and take items, and set flags', () => {
  const table = new Table(game)
  for (const command of directions) table.do(command)
  expect(table.state).toMatchObject({
    players: { ada: { sceneId: 'attic' } },
    inventory: { wax: 1 },
    flags: { lit: true },
    visitedScenes: ['parlour', 'attic'],
  })
  expect(table.do({ type: 'playtest_take', itemId: 'bell', count: 1 })).toBe('notCarried')
  expect(table.do({ type: 'playtest_give', itemId: 'sword', count: 1 })).toBe('nothingHere')
  table.do({ type: 'playtest_give', itemId: 'bell', count: 5 })
  expect(table.state.inventory.bell).toBe(1)
  expect(table.do({ type: 'playtest_give', itemId: 'bell', count: 1 })).toBe('alreadyHeld')
  expect(table.do({ type: 'playtest_go', sceneId: 'cellar' })).toBe('notHere')
  expect(table.do({ type: 'playtest_go', sceneId: 'street' })).toContain('finished')
})

const step: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('playtest_go' as const),
    sceneId: fc.constantFrom('parlour', 'attic', 'street', 'nowhere'),
  }),
  fc.record({
    type: fc.constantFrom('playtest_give' as const, 'playtest_take' as const),
    itemId: fc.constantFrom('wax', 'bell', 'candle', 'matches', 'nothing'),
    count: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    type: fc.constant('playtest_flag' as const),
    flag: fc.constantFrom('lit', 'courage', 'constructor'),
    value: fc.oneof(fc.boolean(), fc.integer({ min: -3, max: 3 }), fc.constant('x')),
  }),
  fc.record({
    type: fc.constant('use_hotspot' as const),
    hotspotId: fc.constantFrom('wax-a', 'maid', 'ghost', 'mirror', 'box'),
  }),
  fc.record({ type: fc.constant('continue' as const), step: fc.integer({ min: 0, max: 6 }) }),
)

test('replaying a playtest gives the same state, which fits the schema', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const table = new Table(game)
      for (const command of steps) table.do(command)
      expect(replay(initialState({ seed: 7 }), JSON.parse(JSON.stringify(table.events)))).toEqual(table.state)
      expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
    }),
    { numRuns: sequencesOf(1000) },
  )
})
