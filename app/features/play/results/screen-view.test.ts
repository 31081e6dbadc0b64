import { expect, test } from 'vitest'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import { screenTeams } from './screen-view.ts'

const { edition } = studyGame()

function team(name: string, play: (table: Table) => void, stuckSince: Date | null = null) {
  const table = new Table()
  play(table)
  const state = { ...table.state, limitMs: 600_000 }
  return { id: name, name, stuckSince, game: { state, activeMs: table.clock.activeMs } }
}

const begun = team('Begun', (table) => table.wait(60), new Date())
const half = team('Half', (table) => {
  table.use('safe-door')
  table.answer('safe', '0427')
  table.use('stairs')
  table.wait(90)
})
const there = team(
  'There',
  (table) => {
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    table.use('clock-face')
    table.wait(30)
    table.answer('clock', 'TICK')
    table.wait(600)
  },
  new Date(),
)
const absent = { id: 'Absent', name: 'Absent', stuckSince: null, game: null }

const shown = (isRanked: boolean) => screenTeams(edition, [absent, begun, half, there], { isRanked, limitMs: 600_000 })

test('the screen shows how far each team is, what time it has left, and who is stuck', () => {
  const [none, first, second, last] = shown(false)
  expect(none).toMatchObject({ stage: 'waiting', share: 0, leftMs: 600_000, isStuck: false, score: null })
  expect(first).toMatchObject({ stage: 'playing', share: 0, leftMs: 540_000, isStuck: true, score: null })
  expect(second).toMatchObject({ stage: 'playing', leftMs: 510_000, isStuck: false })
  expect(second!.share).toBeCloseTo(2 / 3)
  expect(last).toMatchObject({ stage: 'ended', share: 1, ms: 30_000, isStuck: false })
})

test('ranked teams are in the order of their way, with their points', () => {
  expect(shown(true).map(({ name, score }) => [name, score])).toEqual([
    ['There', there.game.state.ending!.score],
    ['Half', half.game.state.puzzles['safe']!.solved!.points],
    ['Begun', 0],
    ['Absent', 0],
  ])
})

test('the screen has no name of a scene, puzzle, item or ending', () => {
  expect(JSON.stringify(shown(true))).not.toMatch(/CANARY|study|safe|cellar|garden|0427/)
})
