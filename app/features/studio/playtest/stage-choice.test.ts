import { describe, expect, test } from 'vitest'
import type { Stage } from '#app/features/engine/stage.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { problemsLeft, problemTexts } from './problem-texts.ts'
import { emptyStage, readKeptStage, sceneOfNpc, withCounter, withFlag, withItem, withTick } from './stage-choice.ts'

const scenes = [
  { id: 'hall', name: 'Hall', isStartingMap: false },
  { id: 'cellar', name: 'Cellar', isStartingMap: true },
  { id: 'roof', name: 'Roof', isStartingMap: false },
]
const draft = {
  scenes,
  hotspots: [
    { sceneId: 'roof', type: 'npc', targetId: 'guard' },
    { sceneId: 'hall', type: 'item', targetId: 'guard' },
  ],
  puzzles: [{ id: 'safe', name: 'Safe' }],
  items: [{ id: 'lamp', name: 'Lamp' }],
} as unknown as Parameters<typeof emptyStage>[0] & Parameters<typeof readKeptStage>[1]
const names = { flags: ['power'], counters: ['health'] }
const empty: Stage = { sceneId: 'cellar', items: [], flags: [], counters: [], solved: [], visited: [], talk: null }

describe('the last choice', () => {
  test('is offered again, without the conversation and what the draft no longer has', () => {
    const kept: Stage = {
      sceneId: 'roof',
      items: [
        { itemId: 'lamp', count: 2 },
        { itemId: 'sword', count: 1 },
      ],
      flags: [
        { flag: 'power', value: 'half' },
        { flag: 'gone', value: true },
      ],
      counters: [
        { counter: 'health', value: 4 },
        { counter: 'gone', value: 1 },
      ],
      solved: ['safe', 'box'],
      visited: ['hall', 'attic'],
      talk: { npcId: 'guard', nodeId: 'hello' },
    }
    expect(readKeptStage(JSON.stringify(kept), draft, names)).toEqual({
      sceneId: 'roof',
      items: [{ itemId: 'lamp', count: 2 }],
      flags: [{ flag: 'power', value: 'half' }],
      counters: [{ counter: 'health', value: 4 }],
      solved: ['safe'],
      visited: ['hall'],
      talk: null,
    })
    expect(readKeptStage(JSON.stringify({ ...kept, sceneId: 'attic' }), draft, names).sceneId).toBe('cellar')
  })

  test.each([null, '', '{', '[]', '{"sceneId":1}', '"hall"'])('is empty when %j was stored', (text) => {
    expect(readKeptStage(text, draft, names)).toEqual(empty)
    expect(emptyStage(draft)).toEqual(empty)
  })
})

test('a conversation starts where players meet the NPC, or where the players start', () => {
  expect(sceneOfNpc(draft, 'guard')).toBe('roof')
  expect(sceneOfNpc(draft, 'nobody')).toBe('cellar')
})

test('choices can be added, replaced and removed', () => {
  const two = withItem(withItem(empty, 'lamp', 1), 'coin', 3)
  expect(withItem(two, 'lamp', 5).items).toEqual([
    { itemId: 'lamp', count: 5 },
    { itemId: 'coin', count: 3 },
  ])
  expect(withItem(two, 'lamp', 0).items).toEqual([{ itemId: 'coin', count: 3 }])
  expect(withFlag(withFlag(empty, 'power', true), 'power', false).flags).toEqual([{ flag: 'power', value: false }])
  expect(withFlag(withFlag(empty, 'power', true), 'power', null).flags).toEqual([])
  expect(withCounter(withCounter(empty, 'health', 0), 'health', 7).counters).toEqual([{ counter: 'health', value: 7 }])
  const visited = withTick(withTick(empty, 'visited', 'roof', true, scenes), 'visited', 'hall', true, scenes)
  expect(visited.visited).toEqual(['hall', 'roof'])
  expect(withTick(visited, 'visited', 'hall', false, scenes).visited).toEqual(['roof'])
})

test('errors are shown by name, at their field', () => {
  const stage: Stage = {
    ...empty,
    items: [
      { itemId: 'lamp', count: 2 },
      { itemId: 'sword', count: 1 },
    ],
    flags: [{ flag: 'power', value: 'x' }],
  }
  expect(
    problemTexts(
      [
        { field: 'items', place: 0, code: 'onlyOne' },
        { field: 'items', place: 1, code: 'unknown' },
        { field: 'flags', place: 0, code: 'invalid' },
        { field: 'solved', place: null, code: 'tooMany' },
        { field: 'sceneId', place: null, code: 'unknown' },
      ],
      stage,
      draft,
    ),
  ).toEqual({
    items: [m.playtest_problem_only_one({ name: 'Lamp' }), m.playtest_problem_unknown({ name: m.playtest_gone() })],
    flags: [m.playtest_problem_invalid({ name: 'power' })],
    solved: [m.playtest_problem_too_many({ max: '500' })],
    sceneId: [m.playtest_problem_scene()],
  })
})

test('an error is shown until its field changes, whatever else does', () => {
  const tried: Stage = { ...empty, items: [{ itemId: 'lamp', count: 2 }], flags: [{ flag: 'power', value: true }] }
  const wrong = { items: ['One lamp at most'], sceneId: ['No such scene'] }
  expect(problemsLeft(wrong, tried, tried)).toEqual(wrong)
  expect(problemsLeft(wrong, tried, withFlag(tried, 'power', null))).toEqual(wrong)
  expect(problemsLeft(wrong, tried, withItem(tried, 'lamp', 1))).toEqual({ sceneId: ['No such scene'] })
  expect(problemsLeft(wrong, tried, { ...tried, sceneId: 'roof' })).toEqual({ items: ['One lamp at most'] })
})
