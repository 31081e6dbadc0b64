import { expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { fixtures } from '#app/features/puzzles/types/logic_grid/fixtures.ts'
import { evolve } from './evolve.ts'
import { initialState } from './initial-state.ts'
import { project } from './project.ts'
import { replay } from './replay.fixtures.ts'
import { studyGame, Table } from './study.fixtures.ts'

const grid = puzzleType('logic_grid')
const [guests] = fixtures.cases
const draft = grid.read({ configuration: { ...guests!.configuration, checks: 1 }, solution: guests!.solution })!

function tableAfterCheck(): Table {
  const game = studyGame({
    safe: { type: 'logic_grid', timeLimitSeconds: 60, configuration: { en: grid.present(draft.configuration) } },
  })
  const [safe] = game.secrets.puzzles
  Object.assign(safe!, {
    type: 'logic_grid',
    configuration: { en: draft.configuration },
    solution: { en: draft.solution },
  })
  const table = new Table(game)
  table.use('safe-door')
  expect(check(table, (right) => right)).toEqual(['answered_in_part'])
  return table
}

function check(table: Table, change: (right: number[][]) => number[][]) {
  const { mapping } = puzzleJudge.reveal(table.game.secrets.puzzles[0]!, 7).en as { mapping: number[][] }
  return table.do({ type: 'answer', puzzleId: 'safe', answer: { mapping: change(mapping), soFar: true } })
}

const seen = (table: Table) => project(table.game.edition, table.state, 'ada', 'en', table.clock)!.puzzle!

test.each([
  ['is started anew', (table: Table) => table.do({ type: 'restart_puzzle', puzzleId: 'safe' })],
  ['is closed and opened again', (table: Table) => [table.do({ type: 'close_puzzle' }), table.use('safe-door')]],
])('a used check of a grid stays used when the time is up and the puzzle %s', (_, again) => {
  const table = tableAfterCheck()
  table.wait(60)
  expect(check(table, (right) => right.toReversed())).toBe('timeUp')
  again(table)
  expect(seen(table)).toMatchObject({ timeLeftMs: 60_000, view: { checksLeft: 0, wrong: 0 } })
  expect(check(table, (right) => right.toReversed())).toBe('malformedAnswer')
  expect(replay(initialState({ seed: 7 }), table.events)).toEqual(table.state)
})

test('steps of other types are lost then, even in games whose events do not mention them', () => {
  const table = new Table(studyGame({ safe: { timeLimitSeconds: 60 } }))
  table.use('safe-door')
  table.wait(60)
  expect(table.try({ type: 'restart_puzzle', puzzleId: 'safe' })).toEqual({
    events: [{ type: 'puzzle_restarted', playerId: 'ada', puzzleId: 'safe', at: 60_000 }],
  })
  const { state } = tableAfterCheck()
  for (const event of [{ type: 'puzzle_restarted' }, { type: 'puzzle_opened', startsClock: true }] as const) {
    expect(evolve(state, { ...event, playerId: 'ada', puzzleId: 'safe', at: 60_000 }).puzzles['safe']).toMatchObject({
      clockStartedAt: 60_000,
      progress: null,
      view: null,
    })
  }
})
