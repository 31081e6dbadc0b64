import { expect, test } from 'vitest'
import { score } from '#app/features/engine/score.ts'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import type { TeamStanding } from '#app/features/play/groups/board.ts'
import { screenTeams } from './screen-view.ts'

const { edition } = studyGame()

function team(
  name: string,
  standing: TeamStanding,
  play: (table: Table) => void,
  stuck: 'asked' | 'slow' | null = null,
) {
  const table = new Table()
  play(table)
  const clock = { runMs: table.clock.activeMs, leftMs: 600_000 - table.clock.activeMs, ticks: true, quietMs: null }
  return { id: name, name, standing, stuck, clock, state: table.state, score: score(table.state) }
}

const toCellar = (table: Table) => {
  table.use('safe-door')
  table.answer('safe', '0427')
  table.use('stairs')
}

const absent = team('Absent', 'waiting', () => {})
const begun = team('Begun', 'playing', (table) => table.wait(60), 'asked')
const half = team(
  'Half',
  'paused',
  (table) => {
    toCellar(table)
    table.wait(90)
  },
  'slow',
)
const there = team('There', 'finished', (table) => {
  toCellar(table)
  table.use('clock-face')
  table.answer('clock', 'TICK')
})

const shown = (isRanked: boolean) => screenTeams(edition, [absent, begun, half, there], isRanked)

test('the screen shows how far each team is, what time it has left, and who is stuck', () => {
  const [none, first, second, last] = shown(false)
  expect(none).toMatchObject({ standing: 'waiting', share: 0, isStuck: false, score: null })
  expect(first).toMatchObject({ share: 0, isStuck: true, score: null, clock: { leftMs: 540_000 } })
  expect(second!.share).toBeCloseTo(2 / 3)
  expect(second!.isStuck).toBe(false)
  expect(last).toMatchObject({ standing: 'finished', share: 1 })
})

test('ranked teams are in the order of their way, with their points', () => {
  expect(shown(true).map(({ name, score: points }) => [name, points])).toEqual([
    ['There', there.score],
    ['Half', half.score],
    ['Begun', 0],
    ['Absent', 0],
  ])
})

test('the screen has no name of a scene, puzzle, item or ending', () => {
  expect(JSON.stringify(shown(true))).not.toMatch(/CANARY|study|safe|cellar|garden|0427/)
})
