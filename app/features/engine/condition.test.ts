import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition, Leaf } from './condition.schema.ts'
import { leafTypes } from './conditions/index.ts'
import type { LeafType } from './conditions/index.ts'
import { roles } from '#app/shared/player-roles.ts'
import { maxConditionDepth } from './condition-limits.ts'
import { conditionSchema, referencesOf } from './condition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { initialState } from './initial-state.ts'
import { untouched } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

const clock = { now: 0, activeMs: 10 * 60_000 }
const state: RunState = {
  ...initialState({ seed: 0 }),
  inventory: { coin: 2 },
  visitedScenes: ['hall'],
  flags: { open: true, shut: false, health: 40, name: 'Ada' },
  seenNodes: [{ npcId: 'butler', nodeId: 'hello' }],
  puzzles: {
    safe: {
      ...untouched,
      wrong: 2,
      hints: [{ text: {}, cost: 20 }],
      solved: { playerId: 'ada', at: 0, points: 0, revealed: false, answer: null },
    },
    clock: {
      ...untouched,
      wrong: 1,
      hints: [
        { text: {}, cost: 20 },
        { text: {}, cost: 20 },
      ],
    },
  },
}
const isOf = (type: LeafType, condition: unknown) =>
  typeof condition === 'object' && condition !== null && 'type' in condition && condition.type === type
const holds = (condition: unknown) => evaluate(conditionSchema.parse(condition), state, clock, ['a'])

const answered: [boolean, unknown][] = [
  [true, {}],
  [true, { type: 'has_item', itemId: 'coin' }],
  [true, { type: 'has_item', itemId: 'coin', count: 2 }],
  [false, { type: 'has_item', itemId: 'coin', count: 3 }],
  [false, { type: 'has_item', itemId: 'constructor' }],
  [true, { type: 'puzzle_solved', puzzleId: 'safe' }],
  [false, { type: 'puzzle_solved', puzzleId: 'clock' }],
  [true, { type: 'scene_visited', sceneId: 'hall' }],
  [false, { type: 'scene_visited', sceneId: 'attic' }],
  [true, { type: 'flag_set', flag: 'open' }],
  [false, { type: 'flag_set', flag: 'shut' }],
  [false, { type: 'flag_set', flag: 'constructor' }],
  [true, { type: 'flag_compared', flag: 'health', compare: 'lt', value: 41 }],
  [false, { type: 'flag_compared', flag: 'health', compare: 'lt', value: 40 }],
  [true, { type: 'flag_compared', flag: 'health', compare: 'lte', value: 40 }],
  [true, { type: 'flag_compared', flag: 'health', compare: 'gte', value: 40 }],
  [false, { type: 'flag_compared', flag: 'health', compare: 'gt', value: 40 }],
  [true, { type: 'flag_compared', flag: 'unknown', compare: 'lt', value: 1 }],
  [true, { type: 'flag_compared', flag: 'name', compare: 'eq', value: 'Ada' }],
  [true, { type: 'flag_compared', flag: 'name', compare: 'ne', value: 'Bob' }],
  [false, { type: 'flag_compared', flag: 'name', compare: 'gt', value: 1 }],
  [true, { type: 'node_seen', npcId: 'butler', nodeId: 'hello' }],
  [false, { type: 'node_seen', npcId: 'cook', nodeId: 'hello' }],
  [true, { type: 'hints_used', atLeast: 3 }],
  [false, { type: 'hints_used', atLeast: 4 }],
  [false, { type: 'hints_used', puzzleId: 'safe', atLeast: 2 }],
  [true, { type: 'minutes_elapsed', atLeast: 10 }],
  [false, { type: 'minutes_elapsed', atLeast: 11 }],
  [true, { type: 'attempts', puzzleId: 'safe', atLeast: 2 }],
  [false, { type: 'attempts', puzzleId: 'clock', atLeast: 2 }],
  [true, { type: 'all', of: [] }],
  [false, { type: 'any', of: [] }],
  [false, { type: 'not', of: {} }],
  [
    true,
    {
      type: 'any',
      of: [
        { type: 'flag_set', flag: 'shut' },
        { type: 'flag_set', flag: 'open' },
      ],
    },
  ],
  [true, { type: 'role', role: 'a' }],
  [false, { type: 'role', role: 'b' }],
  [
    false,
    {
      type: 'all',
      of: [
        { type: 'flag_set', flag: 'shut' },
        { type: 'flag_set', flag: 'open' },
      ],
    },
  ],
]

test.each(answered)('it is %s that %j holds', (expected, condition) => {
  expect(holds(condition)).toBe(expected)
})

test.each(leafTypes)('a condition of the kind %s is tested where it holds and where it does not', (type) => {
  const answers = answered.filter(([, condition]) => isOf(type, condition)).map(([holds]) => holds)
  expect(new Set(answers)).toEqual(new Set([true, false]))
})

describe('an invalid condition is refused', () => {
  const slips: unknown[] = [
    null,
    [],
    'always',
    { type: 'always' },
    { type: 'has_item' },
    { type: 'has_item', itemId: 'coin', extra: 1 },
    { type: 'flag_set', flag: '__proto__' },
    { type: 'not', of: [] },
    { type: 'all', of: {} },
    { has_item: 'coin' },
  ]

  test.each(slips.map((condition) => ({ condition })))('$condition', ({ condition }) => {
    expect(conditionSchema.safeParse(condition).success).toBe(false)
  })

  const nested = (depth: number): unknown => (depth === 1 ? {} : { type: 'not', of: nested(depth - 1) })

  test('eight deep is read, nine deep is not, and a hundred thousand deep does no harm', () => {
    expect(conditionSchema.safeParse(nested(maxConditionDepth)).success).toBe(true)
    expect(conditionSchema.safeParse(nested(maxConditionDepth + 1)).success).toBe(false)
    let deep: unknown = {}
    for (let i = 0; i < 100_000; i++) deep = { type: 'all', of: [deep] }
    expect(conditionSchema.safeParse(deep).success).toBe(false)
  })

  test('a condition of more than 200 parts', () => {
    const wide = {
      type: 'all',
      of: Array.from({ length: 5 }, () => ({ type: 'any', of: Array.from({ length: 45 }, () => ({})) })),
    }
    expect(conditionSchema.safeParse(wide).success).toBe(false)
  })
})

const name = fc.constantFrom('coin', 'safe', 'hall', 'open', 'health', 'constructor')
const atLeast = fc.integer({ min: 1, max: 12 })
const leaves: { [Type in LeafType]: fc.Arbitrary<Extract<Leaf, { type: Type }>> } = {
  has_item: fc.record({ type: fc.constant('has_item'), itemId: name, count: atLeast }),
  puzzle_solved: fc.record({ type: fc.constant('puzzle_solved'), puzzleId: name }),
  scene_visited: fc.record({ type: fc.constant('scene_visited'), sceneId: name }),
  flag_set: fc.record({ type: fc.constant('flag_set'), flag: name }),
  flag_compared: fc.record({
    type: fc.constant('flag_compared'),
    flag: name,
    compare: fc.constantFrom('eq', 'ne', 'lt', 'gte'),
    value: fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 50 }), fc.constantFrom('Ada', '')),
  }),
  node_seen: fc.record({ type: fc.constant('node_seen'), npcId: name, nodeId: name }),
  hints_used: fc.record({ type: fc.constant('hints_used'), atLeast }),
  minutes_elapsed: fc.record({ type: fc.constant('minutes_elapsed'), atLeast }),
  attempts: fc.record({ type: fc.constant('attempts'), puzzleId: name, atLeast }),
  role: fc.record({ type: fc.constant('role'), role: fc.constantFrom(...roles) }),
}
const { condition: conditions } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: maxConditionDepth - 1, depthSize: 'small' },
    fc.constant({}),
    ...Object.values(leaves),
    fc.record({
      type: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('condition'), { maxLength: 4 }),
    }),
    fc.record({ type: fc.constant('not' as const), of: tie('condition') }),
  ),
}))

test('any tree within the limits is read back as it is, and its opposite never holds with it', () => {
  fc.assert(
    fc.property(conditions, (condition) => {
      expect(conditionSchema.parse(condition)).toEqual(condition)
      expect(evaluate({ type: 'not', of: condition }, state, clock, [])).toBe(!evaluate(condition, state, clock, []))
      expect(referencesOf(condition).every((reference) => reference.id !== '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('any input is read or refused, and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.jsonValue(),
        fc.record({ type: fc.constantFrom('all', 'not', 'any'), of: fc.anything() }),
      ),
      (input) => {
        const read = conditionSchema.safeParse(input)
        if (read.success) expect(typeof evaluate(read.data, state, clock, [])).toBe('boolean')
      },
    ),
    { numRuns: 500 },
  )
})
