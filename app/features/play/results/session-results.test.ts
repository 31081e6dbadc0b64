import { expect, test } from 'vitest'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import { resultsCsv } from './results-csv.ts'
import { puzzleSummaries, sessionResults } from './session-results.ts'
import type { Team } from './session-results.ts'

const { edition } = studyGame()

function played(name: string, play: (table: Table) => void): Team {
  const table = new Table()
  play(table)
  return { id: name, name, hasCome: true, game: { state: table.state, activeMs: table.clock.activeMs } }
}

const solveSafe = (table: Table, seconds: number) => {
  table.use('safe-door')
  table.wait(seconds)
  table.answer('safe', '0427')
}

const quick = played('Quick', (table) => {
  solveSafe(table, 60)
  table.use('stairs')
  table.use('clock-face')
  table.wait(30)
  table.answer('clock', 'TICK')
})
const slow = played('Slow', (table) => {
  table.use('safe-door')
  table.answer('safe', '1111')
  table.do({ type: 'take_hint', puzzleId: 'safe' })
  table.wait(119)
  table.answer('safe', '2222')
  table.wait(1)
  table.answer('safe', '0427')
})
const stuck = played('=Stuck', (table) => {
  table.wait(10)
  table.use('safe-door')
  table.wait(50)
})
const absent: Team = { id: 'Absent', name: 'Absent', hasCome: false, game: null }
const all = [absent, stuck, slow, quick]

const shown = (teams: readonly Team[], isRanked = true) => sessionResults(edition, teams, { language: 'en', isRanked })

test('a team’s results are its time, wrong answers, hints and what became of each puzzle', () => {
  const { puzzles, teams } = shown([slow, quick])
  expect(puzzles.map(({ id }) => id)).toEqual(['safe', 'clock'])
  const [first, second] = teams
  expect(first).toMatchObject({ name: 'Quick', stage: 'ended', ms: 90_000, solved: 2, wrong: 0, hints: 0 })
  expect(first!.score).toBe(quick.game!.state.ending!.score)
  expect(first!.puzzles).toEqual([
    { ms: 60_000, outcome: 'solved', wrong: 0, hints: 0 },
    { ms: 30_000, outcome: 'solved', wrong: 0, hints: 0 },
  ])
  expect(second).toMatchObject({ name: 'Slow', stage: 'playing', ms: 120_000, solved: 1, wrong: 2, hints: 1 })
  expect(second!.puzzles).toEqual([{ ms: 120_000, outcome: 'solved', wrong: 2, hints: 1 }, null])
})

test('a skipped puzzle is not counted as solved', () => {
  const skipping = played('Skip', (table) => {
    table.use('safe-door')
    for (let hint = 0; hint < 2; hint++) table.do({ type: 'take_hint', puzzleId: 'safe' })
    table.wait(5)
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toContain('puzzle_solved')
  })
  expect(shown([skipping]).teams[0]).toMatchObject({ solved: 0, skipped: 1, hints: 2 })
})

test('an open puzzle counts the time until now; a team that has not begun has none', () => {
  const { teams } = shown([stuck, absent, { ...absent, hasCome: true }])
  expect(teams[0]).toMatchObject({ ms: 60_000, puzzles: [{ ms: 50_000, outcome: 'open', wrong: 0, hints: 0 }] })
  expect(teams[1]).toMatchObject({ stage: 'absent', score: 0, puzzles: [null] })
  expect(teams[2]).toMatchObject({ stage: 'waiting', score: 0, puzzles: [null] })
})

test('a team whose session ended before its game came to no ending', () => {
  const { state, activeMs } = slow.game!
  const halted = { ...slow, game: { state: { ...state, halted: 'ended' as const }, activeMs } }
  expect(shown([halted]).teams[0]).toMatchObject({ stage: 'stopped', ending: null })
})

test('teams are in the order of their results, or in their own while nobody is ranked', () => {
  expect(shown(all).teams.map(({ name }) => name)).toEqual(['Quick', 'Slow', '=Stuck', 'Absent'])
  expect(shown(all, false).teams.map(({ name }) => name)).toEqual(['Absent', '=Stuck', 'Slow', 'Quick'])
})

test('puzzles that no team has opened are left out', () => {
  expect(shown([stuck, absent]).puzzles.map(({ id }) => id)).toEqual(['safe'])
  expect(JSON.stringify(shown(all))).not.toMatch(/0427|1111|CANARY-(hint|said|ending|drawer)/)
})

test('a puzzle’s line adds up its teams, and its median is of those who solved it', () => {
  const [safe, clock] = puzzleSummaries(shown(all))
  expect(safe).toMatchObject({ opened: 3, solved: 2, skipped: 0, wrong: 2, hints: 1, medianMs: 90_000 })
  expect(clock).toMatchObject({ opened: 1, solved: 1, medianMs: 30_000 })
  expect(puzzleSummaries(shown([stuck]))[0]).toMatchObject({ solved: 0, medianMs: null })
})

test('the file begins with a byte order mark, and a team’s name is no formula', () => {
  const lines = resultsCsv(shown(all, false)).split('\r\n')
  expect(lines[0]!.startsWith('\uFEFFTeam,')).toBe(true)
  expect(lines.slice(1)).toEqual([
    'Absent,nobody here yet,,,,,,,,',
    expect.stringMatching(/^'=Stuck,playing,1,\d+,,All puzzles,,0,0,0$/),
    expect.stringMatching(/^'=Stuck,playing,1,\d+,,CANARY-puzzle-safe,0\.8,not solved,0,0$/),
    expect.stringMatching(/^Slow,playing,2,\d+,,All puzzles,,1,2,1$/),
    expect.stringMatching(/^Slow,playing,2,\d+,,CANARY-puzzle-safe,2,solved,2,1$/),
    expect.stringMatching(/^Quick,reached an ending,1\.5,\d+,CANARY-scene-garden,All puzzles,,2,0,0$/),
    expect.stringMatching(/^Quick,reached an ending,1\.5,\d+,CANARY-scene-garden,CANARY-puzzle-safe,1,solved,0,0$/),
    expect.stringMatching(/^Quick,reached an ending,1\.5,\d+,CANARY-scene-garden,CANARY-puzzle-clock,0\.5,solved,0,0$/),
    '',
  ])
})
