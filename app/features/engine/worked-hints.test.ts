import { roles } from '#app/shared/player-roles.ts'
import { expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { fixtures } from '#app/features/puzzles/types/logic_grid/fixtures.ts'
import { evolve } from './evolve.ts'
import { initialState } from './initial-state.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { replay } from './replay.fixtures.ts'
import { runStateSchema } from './state.schema.ts'
import { studyGame, Table } from './study.fixtures.ts'

const grid = puzzleType('logic_grid')
const [guests] = fixtures.cases
const draft = grid.read({ configuration: guests!.configuration, solution: guests!.solution })!

function tableAtGrid(): Table {
  const game = studyGame({
    safe: {
      type: 'logic_grid',
      configuration: { en: grid.present(draft.configuration) },
      hintCosts: [5, 20, 25],
      hintLevels: ['method'],
      workedHints: 2,
    },
  })
  const [safe] = game.secrets.puzzles
  Object.assign(safe!, {
    type: 'logic_grid',
    configuration: { en: draft.configuration, fr: draft.configuration },
    solution: { en: draft.solution, fr: draft.solution },
    hints: [{ en: 'Begin with Bruno.' }],
  })
  const table = new Table(game)
  table.use('safe-door')
  return table
}

const ask = (table: Table, notes?: unknown, playerId = 'ada') =>
  table.do({ type: 'take_hint', puzzleId: 'safe', ...(notes !== undefined && { notes }) }, playerId)
const seen = (table: Table, playerId = 'ada') =>
  project(table.game.edition, table.state, playerId, 'fr', table.clock)!.puzzle!
const rightMarks = (table: Table) => {
  const { mapping } = puzzleJudge.reveal(table.game.secrets.puzzles[0]!, 7).en as { mapping: number[][] }
  return Object.fromEntries(
    mapping.flatMap((row, first) => row.map((item, column) => [`0.${first}-${column + 1}.${item}`, 'tick'])),
  )
}

test('after the written hints come those of the grid, each at its price, and then the answer', () => {
  const table = tableAtGrid()
  expect(seen(table).hints).toMatchObject({ left: 3, nextCost: 5, nextLevel: 'method' })
  ask(table, 'what is noted does not count for a written one')
  expect(seen(table).hints).toMatchObject({
    given: ['Begin with Bruno.'],
    left: 2,
    nextCost: 20,
    nextLevel: 'worked_out',
    nextShows: null,
  })
  expect(ask(table)).toEqual(['hint_given'])
  expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toBe('cannotReveal')
  expect(ask(table)).toEqual(['hint_given'])
  expect(ask(table)).toBe('noHintLeft')
  const { hints, canReveal } = seen(table)
  expect(new Set(hints.given).size).toBe(3)
  expect(hints).toMatchObject({ left: 0, nextCost: null, nextLevel: null })
  expect(canReveal).toBe(true)
  expect(table.state.puzzles['safe']!.hints.map(({ cost }) => cost)).toEqual([5, 20, 25])
})

test('each player reads a hint in their language, but not what is kept for the next one', () => {
  const table = tableAtGrid()
  table.do({ type: 'join' }, 'bob')
  table.use('safe-door', 'bob')
  ask(table)
  ask(table)
  const given = table.events.at(-1)!
  expect(given).toMatchObject({
    type: 'hint_given',
    playerId: 'ada',
    cost: 20,
    known: { goes: expect.any(Boolean) as boolean },
  })
  const { text } = given as { text: { en: string; fr: string } }
  expect(seen(table, 'bob').hints.given.at(-1)).toBe(text.fr)
  expect(text.en).not.toBe(text.fr)
  expect(JSON.stringify(project(table.game.edition, table.state, 'bob', 'en', table.clock))).not.toContain('"known"')
  expect(presentEvent(table.game.edition, given, 'en', roles)).toEqual({
    type: 'hint_given',
    playerId: 'ada',
    puzzleId: 'safe',
    puzzleName: 'CANARY-puzzle-safe',
  })
})

test('it is worked out from the notes: a wrong mark comes first, and complete notes get none', () => {
  const table = tableAtGrid()
  ask(table)
  const marks = rightMarks(table)
  expect(ask(table, { marks })).toBe('nothingToAdd')
  for (const notes of [
    'all',
    { marks: { 'x.0-1.0': 'tick' } },
    { marks: { '1.0-0.0': 'tick' } },
    { marks: { '0.5-1.0': 'cross' } },
    { marks: {}, lot: 1 },
  ])
    expect(ask(table, notes)).toBe('malformedAnswer')
  expect(table.state.puzzles['safe']!.hints).toHaveLength(1)
  const [pair] = Object.keys(marks)
  expect(ask(table, { marks: { ...marks, [pair!]: 'cross' } })).toEqual(['hint_given'])
  expect(table.state.puzzles['safe']!.hints[1]!.text.en).toMatch(/^A cross for .* doesn’t agree with the clues\.$/u)
})

test('the same state, marks and command give the same event', () => {
  const [one, other] = [tableAtGrid(), tableAtGrid()]
  for (const table of [one, other])
    for (const notes of [undefined, undefined, { marks: { '0.0-1.0': 'cross', '0.1-1.1': 'cross' } }]) ask(table, notes)
  expect(one.events).toEqual(other.events)
  expect(replay(initialState({ seed: 7 }), one.events)).toEqual(one.state)
  expect(runStateSchema.parse(JSON.parse(JSON.stringify(one.state)))).toEqual(one.state)
})

test('hints of games from before worked-out hints are kept as they were', () => {
  const { state } = tableAtGrid()
  const after = evolve(state, {
    type: 'hint_given',
    playerId: 'ada',
    puzzleId: 'safe',
    text: { en: 'Look up.' },
    cost: 20,
    at: 0,
  })
  expect(after.puzzles['safe']!.hints).toStrictEqual([{ text: { en: 'Look up.' }, cost: 20 }])
})

test.each([
  ['hidden_object', 'ring'],
  ['video_difference', 'quarter'],
])('the next hint of a %s is announced as a %s on the picture, as long as there is one', (type, mark) => {
  const table = new Table(
    studyGame({ safe: { type, configuration: { en: {} }, hintCosts: [5, 20], hintLevels: ['nudge'], workedHints: 1 } }),
  )
  table.use('safe-door')
  expect(seen(table).hints).toMatchObject({ nextLevel: 'nudge', nextShows: null })
  ask(table)
  expect(seen(table).hints).toMatchObject({ nextLevel: 'worked_out', nextShows: mark })
})
