import { describe, expect, test } from 'vitest'
import { initialState } from './initial-state.ts'
import { project } from './project.ts'
import { guideGame, Table } from './study.fixtures.ts'

const minute = 60_000

/** As a session makes it: halted, with nobody in it. */
function waitingTable(limitMs: number | null = null): Table {
  const table = new Table(guideGame())
  table.state = initialState({ seed: 7, halted: 'paused', limitMs })
  return table
}

const seen = (table: Table, playerId = 'ada') => project(table.game.edition, table.state, playerId, 'en', table.clock)

describe('pause', () => {
  test('before the start nobody sees anything, and players come in while it is halted', () => {
    const table = waitingTable()
    expect(seen(table)).toBeNull()
    expect(table.do({ type: 'join' })).toEqual(['player_joined'])
    expect(table.use('safe-door')).toBe('halted')
    expect(table.do({ type: 'resume' }, '')).toEqual(['resumed'])
    expect(table.use('safe-door')).toContain('puzzle_opened')
  })

  test('a paused game takes no move and says so; resumed, it is as it was', () => {
    const table = new Table()
    table.use('safe-door')
    const before = table.state
    expect(table.do({ type: 'halt', why: 'paused' }, '')).toEqual(['halted'])
    expect(table.do({ type: 'halt', why: 'paused' }, '')).toEqual([])
    expect(table.answer('safe', '0427')).toBe('halted')
    expect(seen(table)?.halted).toBe('paused')
    table.do({ type: 'resume' }, '')
    expect(table.state).toEqual(before)
    expect(table.answer('safe', '0427')).toContain('puzzle_solved')
  })

  test('a session that is over stays so until it is resumed, and a finished game is left alone', () => {
    const table = new Table()
    table.do({ type: 'halt', why: 'paused' }, '')
    expect(table.do({ type: 'halt', why: 'ended' }, '')).toEqual(['halted'])
    expect(seen(table)?.halted).toBe('ended')
    table.do({ type: 'resume' }, '')
    table.state = { ...table.state, ending: { reason: 'scene', sceneId: null, title: {}, text: {}, at: 0, score: 0 } }
    expect(table.do({ type: 'halt', why: 'paused' }, '')).toBe('finished')
  })
})

describe('time', () => {
  test('out of time no move is taken until there is more', () => {
    const table = waitingTable(10 * minute)
    table.do({ type: 'join' })
    table.do({ type: 'resume' }, '')
    table.wait(9 * 60)
    expect(seen(table)).toMatchObject({ limitLeftMs: minute, lookAgainInMs: minute })
    table.wait(60)
    expect(table.use('safe-door')).toBe('outOfTime')
    expect(table.do({ type: 'give_time', ms: 5 * minute }, '')).toEqual(['time_given'])
    expect(seen(table)?.limitLeftMs).toBe(5 * minute)
    expect(table.use('safe-door')).toContain('puzzle_opened')
  })

  test('a game without a limit needs no more time', () => {
    const table = new Table()
    expect(table.do({ type: 'give_time', ms: minute }, '')).toBe('notHere')
    expect(seen(table)?.limitLeftMs).toBeNull()
  })
})

describe('words and help', () => {
  test('a message stands in the journal of the party', () => {
    const table = new Table()
    table.do({ type: 'tell', text: 'Look up!' }, '')
    expect(seen(table)?.journal.at(-1)).toMatchObject({ kind: 'organiser', text: 'Look up!' })
  })

  test('the hint of the open puzzle comes first, then steps of a goal; none of them costs anything', () => {
    const table = new Table(guideGame({}, { safe: { hintCosts: [30] } }))
    table.use('safe-door')
    expect(table.do({ type: 'help' }, '')).toEqual(['hint_given'])
    expect(table.state.puzzles['safe']?.hints.map(({ cost }) => cost)).toEqual([0])
    const steps = [1, 2, 3].map(() => table.do({ type: 'help' }, ''))
    expect(steps).toEqual([['goal_told'], ['goal_told'], ['goal_told']])
    expect(table.state.goals.flatMap((goal) => goal.steps.map(({ cost }) => cost))).toEqual([0, 0, 0])
  })

  test('a game with nobody in it gets no hint', () => {
    expect(waitingTable().do({ type: 'help' }, '')).toBe('noHintLeft')
  })
})
