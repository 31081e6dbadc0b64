import { describe, expect, test } from 'vitest'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { buildDraft, draftHotspot, draftItem, draftPuzzle, draftScene } from '#app/features/adventure/draft.fixtures.ts'
import { examine } from './search/examine.ts'

const compile = (change: Partial<AdventureDraft>) => compileEdition(buildDraft(change))
const canEnd = (change: Partial<AdventureDraft>) => {
  const codes = compile(change).findings.map(({ code }) => code)
  return codes.includes('ending_unreachable') ? 'never' : codes.includes('ending_not_proven') ? 'unknown' : 'yes'
}

const link = (
  sceneId: string,
  targetSceneId: string,
  interactionConditions: Record<string, unknown> = {},
  more: Partial<AdventureDraft['hotspots'][number]> = {},
) =>
  draftHotspot({
    id: `${sceneId}-${targetSceneId}`,
    sceneId,
    type: 'scene_link',
    targetSceneId,
    interactionConditions,
    ...more,
  })
const pick = (sceneId: string, targetItemId: string, interactionConditions: Record<string, unknown> = {}) =>
  draftHotspot({ id: `${sceneId}-${targetItemId}`, sceneId, type: 'item', targetItemId, interactionConditions })
const lock = (sceneId: string, targetPuzzleId = 'lock') =>
  draftHotspot({ id: `${sceneId}-${targetPuzzleId}`, sceneId, type: 'puzzle', targetPuzzleId })
const has = (itemId: string) => ({ type: 'has_item', itemId })

test('a key behind the door that it opens', () => {
  expect(canEnd({ hotspots: [link('hall', 'garden', has('key')), pick('garden', 'key')], puzzles: [] })).toBe('never')
})

test('an unobtainable item that an ending needs is named, and the finding leads to it', () => {
  const { findings } = compile({ hotspots: [link('hall', 'garden', has('key'))], puzzles: [] })
  const found = findings.find(({ code }) => code === 'ending_unreachable')
  expect(found).toMatchObject({ where: { entity: 'item', id: 'key' }, missing: [expect.any(String)] })
})

test('two puzzles that wait for each other', () => {
  const puzzles = [
    draftPuzzle({ id: 'a', onSolveEffects: [{ type: 'set_flag', flag: 'a' }] }),
    draftPuzzle({ id: 'b', onSolveEffects: [{ type: 'set_flag', flag: 'b' }] }),
  ]
  const hotspots = [
    { ...lock('hall', 'a'), interactionConditions: { type: 'flag_set', flag: 'b' } },
    { ...lock('hall', 'b'), interactionConditions: { type: 'flag_set', flag: 'a' } },
    link('hall', 'garden', { type: 'flag_set', flag: 'a' }),
  ]
  expect(canEnd({ puzzles, hotspots })).toBe('never')
})

test('a way that appears when a puzzle is solved', () => {
  const appears = link('hall', 'garden', {}, { visibilityConditions: { type: 'puzzle_solved', puzzleId: 'lock' } })
  expect(canEnd({ hotspots: [lock('hall'), appears] })).toBe('yes')
  expect(canEnd({ hotspots: [appears] })).toBe('never')
})

test('a puzzle leads to an ending by moving the player, revealing the way or ending the game', () => {
  for (const effect of [
    { type: 'go_to_scene', sceneId: 'garden' },
    { type: 'reveal_scene', sceneId: 'garden' },
    { type: 'finish' },
  ]) {
    expect(canEnd({ hotspots: [lock('hall')], puzzles: [draftPuzzle({ id: 'lock', onSolveEffects: [effect] })] })).toBe(
      'yes',
    )
  }
})

test('a way that opens only after failing counts, with the wrong answers that it takes', () => {
  const opened = link('hall', 'garden', { type: 'flag_set', flag: 'alarm' })
  const failing = {
    puzzles: [
      draftPuzzle({
        id: 'lock',
        configuration: { codeLength: 4, allowedAttempts: 2 },
        onFailEffects: [{ type: 'set_flag', flag: 'alarm' }],
      }),
    ],
    hotspots: [lock('hall'), opened],
  }
  expect(canEnd(failing)).toBe('yes')
  expect(canEnd({ ...failing, puzzles: [draftPuzzle({ id: 'lock' })] })).toBe('never')
  const { walkthrough } = compile(failing)
  expect(walkthrough?.map(({ type }) => type)).toEqual(['answer_wrong', 'answer_wrong', 'go'])
})

test('failing is a dead end if it takes away for good the item that a door needs', () => {
  const needed = {
    puzzles: [draftPuzzle({ id: 'lock', onFailEffects: [{ type: 'take_item', itemId: 'key' }] })],
    hotspots: [lock('hall'), pick('hall', 'key'), link('hall', 'garden', has('key'))],
  }
  expect(compile(needed).findings.find(({ code }) => code === 'dead_end')?.missing).toEqual(['key'])
})

test('without an explicit ending, the game ends with all puzzles solved if each can be reached', () => {
  const scenes = [draftScene({ id: 'hall', isStartingMap: true })]
  const puzzles = [draftPuzzle({ id: 'lock' }), draftPuzzle({ id: 'other' })]
  expect(canEnd({ scenes, puzzles, hotspots: [lock('hall'), lock('hall', 'other')] })).toBe('yes')
  expect(canEnd({ scenes, puzzles, hotspots: [lock('hall')] })).toBe('never')
  expect(canEnd({ scenes, puzzles: [], hotspots: [] })).toBe('never')
})

test('a trapdoor: the ending needs something left behind, and there is no way back', () => {
  const scenes = [
    draftScene({ id: 'hall', isStartingMap: true }),
    draftScene({ id: 'pit' }),
    draftScene({ id: 'garden', isEnding: true }),
  ]
  const items = [draftItem({ id: 'rope' }), draftItem({ id: 'hook' })]
  const both = { type: 'all', of: [has('rope'), has('hook')] }
  // the hook opens the box with the rope in the hall, but is in the pit, which nobody can climb out of
  const hotspots = [
    pick('hall', 'rope', has('hook')),
    link('hall', 'pit'),
    pick('pit', 'hook'),
    link('pit', 'garden', both),
  ]
  expect(canEnd({ scenes, items, hotspots, puzzles: [] })).toBe('never')
  expect(canEnd({ scenes, items, hotspots: [...hotspots, link('pit', 'hall')], puzzles: [] })).toBe('yes')
})

test('a puzzle that drops the player through a trapdoor, when the rope was left in the hall', () => {
  const scenes = [
    draftScene({ id: 'hall', isStartingMap: true }),
    draftScene({ id: 'pit' }),
    draftScene({ id: 'garden', isEnding: true }),
  ]
  const puzzles = [draftPuzzle({ id: 'lock', onSolveEffects: [{ type: 'go_to_scene', sceneId: 'pit' }] })]
  const hotspots = [lock('hall'), { ...pick('hall', 'rope'), displayOrder: 1 }, link('pit', 'garden', has('rope'))]
  expect(canEnd({ scenes, puzzles, items: [draftItem({ id: 'rope' })], hotspots })).toBe('yes')
})

test('only one of two items can be had, and the search tries both', () => {
  const items = [draftItem({ id: 'lamp' }), draftItem({ id: 'key' })]
  const hotspots = [pick('hall', 'lamp'), pick('hall', 'key', { type: 'not', of: has('lamp') })]
  expect(canEnd({ items, puzzles: [], hotspots: [...hotspots, link('hall', 'garden', has('key'))] })).toBe('yes')
  expect(
    canEnd({
      items,
      puzzles: [],
      hotspots: [
        ...hotspots,
        link('hall', 'garden', { type: 'all', of: [has('key'), { type: 'not', of: has('key') }] }),
      ],
    }),
  ).toBe('never')
})

test('three coins are asked for where there are only two', () => {
  const items = [draftItem({ id: 'coin', stackable: true })]
  const coins = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...pick('hall', 'coin'), id: `coin-${index}` }))
  const gate = link('hall', 'garden', { type: 'has_item', itemId: 'coin', count: 3 })
  expect(canEnd({ items, puzzles: [], hotspots: [...coins(2), gate] })).toBe('never')
  expect(canEnd({ items, puzzles: [], hotspots: [...coins(3), gate] })).toBe('yes')
})

describe('a gate that must be waited for or worked for', () => {
  const gate = (condition: Record<string, unknown>) => ({
    hotspots: [lock('hall'), link('hall', 'garden', condition)],
    puzzles: [draftPuzzle({ id: 'lock', hints: ['One.', 'Two.'] })],
  })

  test.each([
    ['minutes', { type: 'minutes_elapsed', atLeast: 30 }, 'yes'],
    ['wrong answers, before the right one', { type: 'attempts', puzzleId: 'lock', atLeast: 4 }, 'yes'],
    ['hints', { type: 'hints_used', atLeast: 2 }, 'yes'],
    ['more hints than there are', { type: 'hints_used', puzzleId: 'lock', atLeast: 3 }, 'never'],
    ['somebody to talk to, and nobody is there', { type: 'node_seen', npcId: 'butler', nodeId: 'hello' }, 'never'],
    [
      'a counter that nothing changes, already as it should be',
      { type: 'flag_compared', flag: 'health', compare: 'lt', value: 1 },
      'yes',
    ],
    [
      'a counter that nothing changes, and that should be more',
      { type: 'flag_compared', flag: 'health', compare: 'gt', value: 1 },
      'never',
    ],
  ] as const)('%s', (_, condition, expected) => {
    expect(canEnd(gate(condition))).toBe(expected)
  })
})

test('a large adventure where nothing is lost is decided quickly: 60 scenes, puzzles and items', () => {
  const rooms = Array.from({ length: 60 }, (_, index) => index)
  const scenes = [
    ...rooms.map((i) => draftScene({ id: `room-${i}`, isStartingMap: i === 0 })),
    draftScene({ id: 'garden', isEnding: true }),
  ]
  const items = rooms.map((i) => draftItem({ id: `item-${i}` }))
  const puzzles = rooms.map((i) =>
    draftPuzzle({ id: `lock-${i}`, onSolveEffects: [{ type: 'set_flag', flag: `flag${i}` }] }),
  )
  const hotspots = rooms.flatMap((i) => [
    lock(`room-${i}`, `lock-${i}`),
    pick(`room-${i}`, `item-${i}`, { type: 'flag_set', flag: `flag${(i + 30) % 60}` }),
    link(`room-${i}`, `room-${(i + 1) % 60}`),
    link(`room-${i}`, `room-${(i + 7) % 60}`),
  ])
  const gate = link('room-59', 'garden', { type: 'all', of: rooms.slice(0, 50).map((i) => has(`item-${i}`)) })
  const { compiled } = compile({ scenes, items, puzzles, hotspots: [...hotspots, gate] })
  expect(examine(compiled!)).toMatchObject({ ends: 'yes', complete: true, deadEndsComplete: true })
})

test('when there are too many ways to play, the search says so instead of guessing', () => {
  const flags = Array.from({ length: 12 }, (_, index) => index)
  const items = flags.map((i) => draftItem({ id: `item-${i}` }))
  const hotspots = flags.map((i) => pick('hall', `item-${i}`, { type: 'not', of: has(`item-${(i + 1) % 12}`) }))
  const impossible = { type: 'all', of: [has('item-0'), has('item-1'), { type: 'not', of: has('item-1') }] }
  const { compiled } = compile({ items, puzzles: [], hotspots: [...hotspots, link('hall', 'garden', impossible)] })
  expect(examine(compiled!, { limit: 20_000 })).toMatchObject({ ends: 'unknown', complete: false })
})

// when only commands were counted, a scene full of long conditions took minutes, because looking around was free
test('the cost of the search is bounded even where looking takes longer than acting', () => {
  const items = Array.from({ length: 12 }, (_, i) => draftItem({ id: `item-${i}` }))
  const picks = items.map(({ id }, i) => pick('hall', id, { type: 'not', of: has(`item-${(i + 1) % 12}`) }))
  const never = (parts: number) => ({
    type: 'any',
    of: Array.from({ length: parts }, () => ({ type: 'flag_set', flag: 'never' })),
  })
  const unseen = (parts: number) =>
    Array.from({ length: 480 }, (_, i) =>
      link('hall', 'garden', {}, { id: `unseen-${i}`, visibilityConditions: never(parts) }),
    )
  const look = (parts: number) =>
    examine(compile({ items, puzzles: [], hotspots: [...picks, ...unseen(parts)] }).compiled!, {
      limit: 300_000,
      limitForAll: 0,
    })
  const short = look(1)
  const long = look(50)
  expect([short.ends, long.ends]).toEqual(['unknown', 'unknown'])
  expect(short.moments).toBeGreaterThan(5)
  // evaluating 50 parts instead of one costs over ten times as much, so that far fewer moments fit the budget
  expect(long.moments).toBeLessThan(short.moments / 5)
  // the budget may be exceeded by no more than one look around
  expect(long.spent).toBeLessThan(300_000 + 480 * 60)
})
