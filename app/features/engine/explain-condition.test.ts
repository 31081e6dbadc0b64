import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roles as playerRoles } from '#app/shared/player-roles.ts'
import { sequencesOf } from '#tests/support/random-sequences.ts'
import type { Condition, Leaf } from './condition.schema.ts'
import { conditionSchema } from './condition.schema.ts'
import { leafTypes } from './conditions/index.ts'
import type { LeafType } from './conditions/index.ts'
import { evaluate } from './evaluate-condition.ts'
import { explainCondition } from './explain-condition.ts'
import type { Explained } from './explain-condition.ts'
import { initialState } from './initial-state.ts'
import { untouched } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

const id = fc.constantFrom('one', 'two', 'constructor')
const number = fc.integer({ min: 1, max: 4 })
const value = fc.oneof(fc.boolean(), fc.integer({ min: -2, max: 4 }), fc.constantFrom('', 'red', 'blue'))

const compare = fc.constantFrom(
  'eq' as const,
  'ne' as const,
  'lt' as const,
  'lte' as const,
  'gt' as const,
  'gte' as const,
)

const leaves: { [Type in LeafType]: fc.Arbitrary<Omit<Extract<Leaf, { type: Type }>, 'type'>> } = {
  has_item: fc.record({ itemId: id, count: number }),
  puzzle_solved: fc.record({ puzzleId: id }),
  scene_visited: fc.record({ sceneId: id }),
  flag_set: fc.record({ flag: id }),
  flag_compared: fc.record({ flag: id, compare, value }),
  node_seen: fc.record({ npcId: id, nodeId: id }),
  hints_used: fc.oneof(fc.record({ atLeast: number }), fc.record({ puzzleId: id, atLeast: number })),
  minutes_elapsed: fc.record({ atLeast: number }),
  attempts: fc.record({ puzzleId: id, atLeast: number }),
  role: fc.record({ role: fc.constantFrom(...playerRoles) }),
}

const leaf = fc.oneof(...leafTypes.map((type) => leaves[type].map((rest) => ({ type, ...rest }) as Leaf)))

const roles = fc.subarray([...playerRoles])

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 5 },
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constantFrom('all' as const, 'any' as const),
        of: fc.array(tie('condition'), { maxLength: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('not' as const), of: tie('condition') }) },
  ),
}))

const some = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> => fc.dictionary(id, of, { maxKeys: 3 })

const state: fc.Arbitrary<RunState> = fc
  .record({
    inventory: some(number),
    flags: some(value),
    visitedScenes: fc.uniqueArray(id),
    seenNodes: fc.array(fc.record({ npcId: id, nodeId: id }), { maxLength: 3 }),
    penaltyMs: fc.integer({ min: 0, max: 90_000 }),
    puzzles: some(
      fc.record({ wrong: fc.nat(4), hints: fc.nat(4), solved: fc.boolean() }).map(({ wrong, hints, solved }) => ({
        ...untouched,
        wrong,
        hints: Array.from({ length: hints }, () => ({ text: {}, cost: 1 })),
        solved: solved ? { playerId: 'ada', at: 0, points: 0, revealed: false, answer: null } : null,
      })),
    ),
  })
  .map((changed) => ({ ...initialState({ seed: 0 }), ...changed }))

const clock = fc.integer({ min: 0, max: 300_000 }).map((activeMs) => ({ now: 0, activeMs }))

function pairs(explained: Explained, of: Condition): [Explained, Condition][] {
  const here: [Explained, Condition] = [explained, of]
  if (explained.type === 'not' && 'type' in of && of.type === 'not') return [here, ...pairs(explained.of, of.of)]
  if (
    (explained.type === 'all' || explained.type === 'any') &&
    'type' in of &&
    (of.type === 'all' || of.type === 'any')
  )
    return [here, ...explained.of.flatMap((part, place) => pairs(part, of.of[place]!))]
  return [here]
}

test('an explanation agrees with the verdict, in every part and in every state', { timeout: 60_000 }, () => {
  const told = { holds: 0, not: 0 }
  fc.assert(
    fc.property(condition, state, clock, roles, (asked, now, time, own) => {
      const read = conditionSchema.safeParse(asked)
      fc.pre(read.success)
      for (const [part, of] of pairs(explainCondition(read.data!, now, time, own), read.data!)) {
        expect(part.holds).toBe(evaluate(of, now, time, own))
        told[part.holds ? 'holds' : 'not']++
      }
    }),
    { numRuns: sequencesOf(5000) },
  )
  // otherwise the states were too uniform to prove anything
  expect(Math.min(told.holds, told.not)).toBeGreaterThan(200)
})

const now: RunState = {
  ...initialState({ seed: 0 }),
  inventory: { coin: 2 },
  flags: { power: false, health: 40 },
  visitedScenes: ['hall'],
  seenNodes: [{ npcId: 'butler', nodeId: 'hello' }],
  puzzles: { safe: { ...untouched, wrong: 2, hints: [{ text: {}, cost: 20 }] } },
}

test.each<[Leaf, unknown, boolean]>([
  [{ type: 'has_item', itemId: 'coin', count: 3 }, 2, false],
  [{ type: 'puzzle_solved', puzzleId: 'safe' }, false, false],
  [{ type: 'scene_visited', sceneId: 'hall' }, true, true],
  [{ type: 'flag_set', flag: 'power' }, false, false],
  [{ type: 'flag_set', flag: 'never' }, null, false],
  [{ type: 'flag_set', flag: 'constructor' }, null, false],
  [{ type: 'flag_compared', flag: 'health', compare: 'gte', value: 40 }, 40, true],
  [{ type: 'node_seen', npcId: 'butler', nodeId: 'hello' }, true, true],
  [{ type: 'hints_used', atLeast: 1 }, 1, true],
  [{ type: 'minutes_elapsed', atLeast: 3 }, 2, false],
  [{ type: 'attempts', puzzleId: 'safe', atLeast: 3 }, 2, false],
])('the clause %j is explained with its current value: %j', (asked, actual, holds) => {
  expect(explainCondition(asked, now, { now: 0, activeMs: 179_000 }, [])).toEqual({
    type: 'clause',
    holds,
    leaf: asked,
    actual,
  })
})
