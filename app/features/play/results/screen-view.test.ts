import { expect, test } from 'vitest'
import { score } from '#app/features/engine/score.ts'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import type { TeamStanding } from '#app/features/play/groups/board.ts'
import { leftForAll, screenTeams } from './screen-view.ts'

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
  const members = ['Ada', 'Bo'].map((each, at) => ({ name: each, isHere: standing !== 'absent' && at === 0 }))
  return { id: name, name, standing, stuck, clock, members, state: table.state, score: score(table.state) }
}

const toCellar = (table: Table) => {
  table.use('safe-door')
  table.answer('safe', '0427')
  table.use('stairs')
}

const absent = team('Absent', 'absent', () => {})
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
  expect(none).toMatchObject({ standing: 'absent', share: 0, isStuck: false, here: 0, place: null, score: null })
  expect(first).toMatchObject({
    share: 0,
    isStuck: true,
    here: 1,
    place: null,
    score: null,
    clock: { leftMs: 540_000 },
  })
  expect(second!.share).toBeCloseTo(2 / 3)
  expect(second!.isStuck).toBe(false)
  expect(last).toMatchObject({ standing: 'finished', share: 1 })
})

test('ranked teams are in the order of their way, with their points', () => {
  expect(shown(true).map(({ name, place, score: points }) => [name, place, points])).toEqual([
    ['There', 1, there.score],
    ['Half', 2, half.score],
    ['Begun', null, 0],
    ['Absent', null, 0],
  ])
})

test('teams that have done equally much share a place, and the next place is left out', () => {
  const later = team('Later', 'playing', (table) => {
    toCellar(table)
    table.wait(200)
  })
  const slower = team('Slower', 'finished', (table) => {
    toCellar(table)
    table.wait(30)
    table.use('clock-face')
    table.answer('clock', 'TICK')
  })
  const behind = team('Behind', 'playing', (table) => {
    table.use('safe-door')
    table.answer('safe', '0427')
  })
  const places = screenTeams(edition, [behind, later, half, slower, there], true)
  expect(places.map(({ name, place }) => [name, place])).toEqual([
    ['There', 1],
    ['Slower', 2],
    ['Later', 3],
    ['Half', 3],
    ['Behind', 5],
  ])
})

test('the screen has no name of a scene, puzzle, item or ending', () => {
  expect(JSON.stringify(shown(true))).not.toMatch(/CANARY|study|safe|cellar|garden|0427/)
})

test('the room’s clock is of those who play: not of who is away, has more time or is done', () => {
  const minute = 60_000
  const clockOf = (leftMs: number, ticks: boolean) => ({ runMs: 0, leftMs, ticks, quietMs: null })
  const [team] = shown(false)
  const teamsWith = (clocks: ReturnType<typeof clockOf>[]) => clocks.map((clock) => ({ ...team!, clock }))
  const [here, given, away] = [clockOf(40 * minute, true), clockOf(45 * minute, true), clockOf(44 * minute, false)]
  const done = { ...team!, standing: 'finished' as const, clock: clockOf(minute, false) }
  expect(leftForAll([...teamsWith([away, here, given]), done], 45 * minute, minute)).toBe(39 * minute)
  expect(leftForAll(teamsWith([clockOf(0, false), away]), 45 * minute, minute)).toBe(0)
  expect(leftForAll([], 45 * minute, minute)).toBe(45 * minute)
})
