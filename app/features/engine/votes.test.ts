import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command } from './command.schema.ts'
import { hotspot, scene } from './edition.fixtures.ts'
import { initialState } from './initial-state.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { replay } from './replay.fixtures.ts'
import { stateVersion } from './state.schema.ts'
import { studyGame, Table } from './study.fixtures.ts'
import type { Game } from './turn.ts'

/** Ada and Bob are present, Cy has joined but is away; the safe is solved, and all are at the clock that ends it. */
function atTheClock(game?: Game): Table {
  const table = new Table(game)
  for (const playerId of ['bob', 'cy']) table.do({ type: 'join' }, playerId)
  table.here = ['ada', 'bob']
  table.use('safe-door')
  table.answer('safe', '0427')
  for (const playerId of ['ada', 'bob', 'cy']) table.use('stairs', playerId)
  table.use('clock-face')
  return table
}

const vote = (table: Table): number => table.state.vote?.endsAt ?? 0
const says = (table: Table, agree: boolean, playerId: string) =>
  table.do({ type: 'vote', vote: vote(table), agree }, playerId)
const count = (table: Table, playerId = 'ada') => table.do({ type: 'count_vote', vote: vote(table) }, playerId)
const shown = (table: Table, playerId: string) =>
  project(table.game.edition, table.state, playerId, 'en', table.clock)?.vote ?? null

const hurt = [{ type: 'finish', title: {}, text: {} } as const]

describe('an ending', () => {
  test('waits for those present, and comes when they agree', () => {
    const table = atTheClock()
    expect(table.answer('clock', 'TICK')).toEqual(['vote_asked'])
    expect(table.state.vote).toMatchObject({ playerId: 'ada', about: 'ending', waitingFor: ['bob'] })
    expect(table.state.puzzles['clock']?.solved).toBeNull()
    expect(says(table, true, 'bob')).toEqual(['vote_agreed', 'vote_closed', 'puzzle_solved', 'moved', 'finished'])
    expect(table.state.ending?.sceneId).toBe('garden')
    expect(table.state.puzzles['clock']?.solved?.playerId).toBe('ada')
  })

  test('does not come when somebody says not yet, and can be asked for again', () => {
    const table = atTheClock()
    table.answer('clock', 'TICK')
    expect(says(table, false, 'bob')).toEqual(['vote_closed'])
    expect([table.state.vote, table.state.ending, table.state.puzzles['clock']?.wrong]).toEqual([null, null, 0])
    expect(table.answer('clock', 'TICK')).toEqual(['vote_asked'])
  })

  test('comes after 20 seconds of silence and not before, by the server’s clock', () => {
    const table = atTheClock()
    table.answer('clock', 'TICK')
    table.wait(19.9)
    expect(table.try({ type: 'count_vote', vote: vote(table) })).toEqual({ refused: 'voteOpen', retryAfterMs: 100 })
    table.wait(0.1)
    expect(count(table, 'cy')).toEqual(['vote_closed', 'puzzle_solved', 'moved', 'finished'])
  })

  test('is taken back by who asked, and by nobody’s late or mistaken answer', () => {
    const table = atTheClock()
    table.answer('clock', 'TICK')
    expect(says(table, true, 'ada')).toBe('notHere')
    expect(says(table, false, 'cy')).toBe('notHere')
    const asked = vote(table)
    expect(says(table, false, 'ada')).toEqual(['vote_closed'])
    expect(table.events.at(-1)).toMatchObject({ outcome: 'taken_back' })
    expect(table.do({ type: 'vote', vote: asked, agree: true }, 'bob')).toBe('noVote')
    expect(table.do({ type: 'count_vote', vote: asked })).toBe('noVote')
  })

  test('asks nobody when only one is present, or when the author turned it off', () => {
    const alone = atTheClock()
    alone.here = ['ada']
    expect(alone.answer('clock', 'TICK')).toContain('finished')
    expect(atTheClock(studyGame({ document: { asksOthers: false } })).answer('clock', 'TICK')).toContain('finished')
  })

  test('comes unasked when a wrong answer brings it', () => {
    const table = new Table(studyGame({ safe: { allowedAttempts: 1 }, onSafeFailed: hurt }))
    table.do({ type: 'join' }, 'bob')
    table.here = ['ada', 'bob']
    table.use('safe-door')
    expect(table.answer('safe', '0000')).toContain('finished')
  })

  test('comes unasked when time alone brings it', () => {
    const conditions = { type: 'minutes_elapsed' as const, atLeast: 5 }
    const table = new Table(
      studyGame({
        document: { scenes: [scene('study', [hotspot('x', 'item', 'coin')], { ending: { text: {}, conditions } })] },
      }),
    )
    table.do({ type: 'join' }, 'bob')
    table.here = ['ada', 'bob']
    table.wait(300)
    expect(table.use('x', 'bob')).toContain('finished')
  })
})

test('what the author marks as final asks first, and then happens whole', () => {
  const table = new Table(studyGame({ onSafe: [{ type: 'ask_others' }] }))
  table.do({ type: 'join' }, 'bob')
  table.here = ['ada', 'bob']
  table.use('safe-door')
  expect(table.answer('safe', '0427')).toEqual(['vote_asked'])
  expect(shown(table, 'bob')).toMatchObject({ about: 'final', puzzleName: null })
  expect(says(table, true, 'bob')).toEqual(expect.arrayContaining(['puzzle_solved', 'item_gained', 'flag_set']))
  expect(table.state.ending).toBeNull()
})

describe('skipping a puzzle', () => {
  const skipping = () => {
    const table = new Table(studyGame({ safe: { skip: { policy: 'any_time', afterWrong: 5 } } }))
    for (const playerId of ['bob', 'cy']) table.do({ type: 'join' }, playerId)
    table.here = ['ada', 'bob', 'cy']
    for (const playerId of ['ada', 'bob']) table.use('safe-door', playerId)
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' })).toEqual(['vote_asked'])
    return table
  }

  test('shows each player the question, who answered, and how long is left', () => {
    const table = skipping()
    table.wait(5)
    says(table, true, 'bob')
    const question = { playerId: 'ada', about: 'skip', puzzleName: 'CANARY-puzzle-safe', leftMs: 15_000 }
    expect(shown(table, 'ada')).toMatchObject({ ...question, you: 'ask', agreed: ['bob'], waitingFor: ['cy'] })
    expect(shown(table, 'bob')).toMatchObject({ ...question, you: 'wait' })
    expect(shown(table, 'cy')).toMatchObject({ ...question, you: 'decide' })
  })

  test('may be objected to by somebody who agreed before', () => {
    const table = skipping()
    says(table, true, 'bob')
    expect(says(table, false, 'bob')).toEqual(['vote_closed'])
  })

  test('waits for one question at a time, while everything else goes on', () => {
    const table = skipping()
    expect(table.do({ type: 'reveal_puzzle', puzzleId: 'safe' }, 'bob')).toBe('voteOpen')
    expect(table.use('coin-1', 'bob')).toEqual(['hotspot_taken', 'item_gained'])
    expect(table.answer('safe', '0427', 'bob').slice(-1)).toEqual(['vote_closed'])
    expect(table.events.at(-1)).toMatchObject({ outcome: 'lapsed' })
  })

  test('lapses when who asked has walked away from it', () => {
    const table = skipping()
    table.do({ type: 'close_puzzle' })
    says(table, true, 'bob')
    expect(says(table, true, 'cy')).toEqual(['vote_agreed', 'vote_closed'])
    expect(table.state.puzzles['safe']?.solved).toBeNull()
  })

  test('does not wait for a player who has left, and is dropped when who asked leaves', () => {
    const table = skipping()
    says(table, true, 'bob')
    expect(table.do({ type: 'leave' }, 'cy')).toEqual(expect.arrayContaining(['player_left', 'puzzle_solved']))
    const left = skipping()
    expect(left.do({ type: 'leave' })).toEqual(['player_left', 'vote_closed'])
  })
})

const players = ['ada', 'bob', 'cy']
const playerId = fc.constantFrom(...players)
const deed = fc.oneof(
  fc
    .constantFrom('safe-door', 'stairs', 'clock-face', 'up', 'coin-1')
    .map((hotspotId): Command => ({ type: 'use_hotspot', hotspotId })),
  fc
    .constantFrom(['safe', '0427'], ['safe', '0000'], ['clock', 'TICK'])
    .map(([puzzleId, code]): Command => ({ type: 'answer', puzzleId: puzzleId!, answer: { code } })),
  fc.constantFrom('safe', 'clock').map((puzzleId): Command => ({ type: 'reveal_puzzle', puzzleId })),
  fc.constantFrom<Command>({ type: 'leave' }, { type: 'join' }, { type: 'close_puzzle' }),
)
const moment = fc.record({
  playerId,
  here: fc.subarray(players),
  waits: fc.nat({ max: 12 }),
  does: fc.oneof(
    { weight: 3, arbitrary: deed },
    { weight: 2, arbitrary: fc.constantFrom<'agree' | 'object' | 'count'>('agree', 'object', 'count') },
  ),
})

test('in any game a vote is whole, ends in time, and no wish ends the game over an objection', () => {
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 40 }), (moments) => {
      const table = new Table(
        studyGame({ safe: { skip: { policy: 'any_time', afterWrong: 5 } }, onSafe: [{ type: 'ask_others' }] }),
      )
      for (const player of ['bob', 'cy']) table.do({ type: 'join' }, player)
      for (const { playerId: by, here, waits, does } of moments) {
        table.here = here
        table.wait(waits)
        const before = table.state
        const command: Command =
          typeof does !== 'string'
            ? does
            : does === 'count'
              ? { type: 'count_vote', vote: vote(table) }
              : { type: 'vote', vote: vote(table), agree: does === 'agree' }
        const events = table.do(command, by)
        if (typeof events === 'string') {
          expect(table.state).toBe(before)
          continue
        }
        const others = here.filter((id) => id !== by && before.players[id])
        if (typeof does !== 'string' && does.type !== 'leave' && others.length > 0)
          expect(events).not.toContain('finished')
        if (does === 'object') expect(events).toEqual(['vote_closed'])
        const open = table.state.vote
        if (open) {
          expect(table.state.players).toHaveProperty(open.playerId)
          for (const id of [...open.waitingFor, ...open.agreed]) expect(table.state.players).toHaveProperty(id)
          expect(open.waitingFor).not.toHaveLength(0)
          expect(open.waitingFor).not.toContain(open.playerId)
        }
      }
      expect(replay(initialState({ seed: 7 }), table.events)).toEqual(table.state)
      expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
      const [anybody] = Object.keys(table.state.players)
      if (!table.state.vote || !anybody) return
      table.wait(20)
      expect(count(table, anybody)).toContain('vote_closed')
      expect(table.state.vote).toBeNull()
    }),
    { numRuns: 60 },
  )
})
