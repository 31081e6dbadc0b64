import { expect, test } from 'vitest'
import { room, roomProp, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import { applyToRoom, freeTries, lockOf, mayShut } from './apply-room.ts'
import type { AskedOfRoom, RoomSetting } from './apply-room.ts'
import { newRoom } from './new-room.ts'
import { hintsTaken, leftMs, playedMs } from './room-evening.ts'
import type { RoomEvening, RoomHostCommand, TeamCommand } from './room-evening.ts'

const document = room({
  roomPuzzles: [
    roomPuzzle({ id: 'box', lockType: 'digits3', solution: '412' }),
    roomPuzzle({ id: 'chest', lockType: 'key', displayOrder: 1 }),
    roomPuzzle({ id: 'case', lockType: 'digits3', solution: '777', displayOrder: 2, gives: ['note'] }),
    roomPuzzle({
      id: 'door',
      lockType: 'word',
      solution: 'OWL',
      needs: ['box', 'chest', 'note'],
      endsRoom: true,
      displayOrder: 3,
    }),
    roomPuzzle({ id: 'aside', lockType: 'word', solution: 'MOTH', needs: ['box'], displayOrder: 4 }),
    roomPuzzle({ id: 'window', lockType: 'word', solution: 'JAY', needs: ['box'], endsRoom: true, displayOrder: 5 }),
  ],
  roomProps: [roomProp({ id: 'note', placement: 'container' })],
  roomClues: [],
})

const minute = 60_000
const fresh = newRoom({ team: 'The Owls', teamId: 'team', minutes: 30 })
const hosts = (command: RoomHostCommand): AskedOfRoom => ({ as: 'host', command })
const teams = (command: TeamCommand): AskedOfRoom => ({ as: 'team', command })
const type = (puzzleId: string, text: string) => teams({ type: 'answer', puzzleId, text })
const start = hosts({ type: 'start' })

const settingAt = (now: number): RoomSetting => ({
  now,
  isTypedIn: ({ lockType }) => lockType !== 'key',
  isRight: ({ solution }, text) => solution === text,
  hintsOf: () => 2,
})
const ask = (state: RoomEvening, asked: AskedOfRoom, now = 0) => applyToRoom(document, state, asked, settingAt(now))

/** Does one after another, at these minutes. @throws for what is refused */
function after(...steps: readonly (readonly [AskedOfRoom, number])[]): RoomEvening {
  return steps.reduce((state, [asked, at]) => {
    const applied = ask(state, asked, at * minute)
    if ('refused' in applied) throw new Error(applied.refused)
    return applied.state
  }, fresh)
}

const begun = after([start, 0])
const stopped = after([start, 0], [hosts({ type: 'pause' }), 5])
/** All that lead to the door. */
const others = [
  [type('box', '412'), 5],
  [teams({ type: 'opened', puzzleId: 'chest' }), 6],
  [type('case', '777'), 7],
] as const
const won = after([start, 0], ...others, [type('door', 'OWL'), 10])

test.each([
  ['before the start', fresh, type('box', '412'), 'early'],
  ['a hint before the start', fresh, teams({ type: 'hint', puzzleId: 'box', step: 1 }), 'early'],
  ['a pause before the start', fresh, hosts({ type: 'pause' }), 'early'],
  ['a lock opened by the host before the start', fresh, hosts({ type: 'opened', puzzleId: 'box' }), 'early'],
  ['while the clock is stopped', stopped, type('box', '412'), 'paused'],
  ['a hint while the clock is stopped', stopped, teams({ type: 'hint', puzzleId: 'box', step: 1 }), 'paused'],
  ['after the end', won, type('box', '412'), 'over'],
  ['more time after the end', won, hosts({ type: 'addTime', to: 35 }), 'over'],
  [
    'the last lock while another that it needs is shut',
    after([start, 0], others[1], others[2]),
    type('door', 'OWL'),
    'last',
  ],
  [
    'the last lock while what it needs is in another',
    after([start, 0], ...others.slice(0, 2)),
    type('door', 'OWL'),
    'last',
  ],
  ['an end before what leads to it', begun, type('window', 'JAY'), 'last'],
  ['an unknown lock', begun, type('attic', '412'), 'gone'],
  ['a hint too many', begun, teams({ type: 'hint', puzzleId: 'box', step: 3 }), 'gone'],
  ['a lock for an answer that is only said to be open', begun, teams({ type: 'opened', puzzleId: 'box' }), 'gone'],
] as const)('is refused: %s', (_, state, asked, refused) => {
  expect(ask(state, asked, 6 * minute)).toEqual({ refused })
})

test('an answer is right or not, and a lock opens once', () => {
  const wrong = ask(begun, type('box', '413'), minute)
  expect(wrong).toMatchObject({ isRight: false, state: { locks: [{ wrong: 1, openedAfter: null }] } })
  const right = ask(begun, type('box', '412'), 2 * minute)
  expect(right).toMatchObject({ isRight: true, state: { endedAt: null, locks: [{ openedAfter: 2 * minute }] } })
  const open = after([start, 0], [type('box', '412'), 2])
  expect(ask(open, type('box', 'anything'), 3 * minute)).toEqual({ state: open })
  expect(after([start, 0], [teams({ type: 'opened', puzzleId: 'chest' }), 3]).locks).toMatchObject([
    { puzzleId: 'chest', openedAfter: 3 * minute },
  ])
})

test('after three wrong answers a lock rests, longer each time, and judges not even a right one', () => {
  let state = begun
  let now = 0
  const pauses = Array.from({ length: freeTries + 4 }, () => {
    const applied = ask(state, type('box', '000'), now)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
    const { waitUntil } = lockOf(state, 'box')
    const pause = Math.max(0, waitUntil - now)
    if (pause > 0) expect(ask(state, type('box', '412'), waitUntil - 1)).toEqual({ refused: 'wait' })
    // Other locks do not rest
    expect(ask(state, type('case', '000'), now)).toMatchObject({ isRight: false })
    now = Math.max(now, waitUntil)
    return pause / 1000
  })
  expect(pauses).toEqual([0, 0, 30, 60, 120, 300, 300])
  expect(ask(state, type('box', '412'), now)).toMatchObject({ isRight: true })
})

test('the last lock of the flow ends the game, with its time and hints', () => {
  const hint = (step: number) => teams({ type: 'hint', puzzleId: 'box', step })
  const state = after([start, 1], [hint(1), 2], [hint(1), 3], [hint(2), 4], ...others, [type('door', 'OWL'), 11])
  expect(state).toMatchObject({ endedAt: 11 * minute, hasEscaped: true })
  expect([playedMs(state, 99 * minute), hintsTaken(state)]).toEqual([10 * minute, 2])
})

test('either end ends the game, while the other and a puzzle that leads nowhere are shut', () => {
  expect(won).toMatchObject({ hasEscaped: true })
  expect(after([start, 0], others[0], [type('window', 'JAY'), 8])).toMatchObject({ hasEscaped: true })
})

const shut = (puzzleId: string) => hosts({ type: 'shut', puzzleId })

test.each([
  ['the last lock shut again', [shut('door'), 15]],
  ['the game ended by the host', [hosts({ type: 'end' }), 15]],
  ['the last lock marked as open', [hosts({ type: 'opened', puzzleId: 'door' }), 15]],
  ['the answer given again', [type('door', 'OWL'), 15]],
] as const)('a win by an answer stays, with its time: %s', (_, [asked, at]) => {
  const applied = ask(won, asked, at * minute)
  const state = 'refused' in applied ? won : applied.state
  expect(state).toEqual(won)
  expect([state.hasEscaped, playedMs(state, 99 * minute)]).toEqual([true, 10 * minute])
  expect(
    mayShut(
      state,
      document.puzzles.find(({ endsRoom }) => endsRoom)!,
    ),
  ).toBe(false)
})

test('a lock that was shut again says so until it is opened', () => {
  const again = after([start, 0], [type('box', '412'), 1], [shut('box'), 2])
  expect(lockOf(again, 'box')).toMatchObject({ openedAfter: null, isShutAgain: true })
  expect(ask(again, type('box', '412'))).toMatchObject({ state: { locks: [{ isShutAgain: false }] } })
})

test('a lock that was answered keeps its time when it is shut and answered again', () => {
  const again = after([start, 0], [type('box', '412'), 1], [shut('box'), 4], [type('box', '412'), 5])
  expect(lockOf(again, 'box')).toMatchObject({ openedAfter: minute, isAnswered: true })
  // What was only said to be open may have been the mistake
  const said = teams({ type: 'opened', puzzleId: 'chest' })
  const mistaken = after([start, 0], [said, 1], [shut('chest'), 4], [said, 5])
  expect(lockOf(mistaken, 'chest').openedAfter).toBe(5 * minute)
})

test('a lock that the host marked as open says so, until it is solved', () => {
  const marked = after([start, 0], [hosts({ type: 'opened', puzzleId: 'box' }), 1])
  expect(lockOf(marked, 'box').isByHost).toBe(true)
  const solved = after(
    [start, 0],
    [hosts({ type: 'opened', puzzleId: 'box' }), 1],
    [shut('box'), 2],
    [type('box', '412'), 3],
  )
  expect(lockOf(solved, 'box')).toMatchObject({ isByHost: false, openedAfter: 3 * minute })
})

test('the last answers that were wrong are kept for the host, the newest first', () => {
  const wrong = Array.from({ length: 7 }, (_, at) => [type('box', ` 00${at}`), at * 10] as const)
  expect(lockOf(after([start, 0], ...wrong), 'box').tried).toEqual(['006', '005', '004', '003', '002'])
})

test('a lock shut again after a mistake lets the game go on, without the time between', () => {
  const marked = hosts({ type: 'opened', puzzleId: 'door' })
  const again = after([start, 0], [marked, 10], [shut('door'), 15])
  expect(again).toMatchObject({ endedAt: null, hasEscaped: false })
  expect(playedMs(again, 16 * minute)).toBe(11 * minute)
  const given = after([start, 0], [hosts({ type: 'end' }), 10])
  expect(ask({ ...given, locks: won.locks }, shut('door'))).toEqual({ refused: 'over' })
})

test('the clock stands in a pause, and more time is added to what is left', () => {
  const on = after(
    [start, 0],
    [hosts({ type: 'pause' }), 5],
    [hosts({ type: 'resume' }), 20],
    [hosts({ type: 'addTime', to: 35 }), 21],
    // Pressed again after a lost answer
    [hosts({ type: 'addTime', to: 35 }), 21],
  )
  expect(leftMs(stopped, 17 * minute)).toBe(25 * minute)
  expect(leftMs(on, 21 * minute)).toBe(29 * minute)
  expect(leftMs(on, 500 * minute)).toBe(0)
  expect(leftMs(fresh, 500 * minute)).toBe(30 * minute)
  // Ended in a pause, it has played until the pause
  expect(playedMs(after([start, 0], [hosts({ type: 'pause' }), 5], [hosts({ type: 'end' }), 9]), 0)).toBe(5 * minute)
})

test('a team says at which lock it is stuck, and only that lock ends the call', () => {
  const call = (puzzleId: string) => teams({ type: 'stuck', isStuck: true, puzzleId })
  const stuck = after([start, 0], [call('chest'), 1])
  expect(stuck).toMatchObject({ isStuck: true, stuckAt: 'chest' })
  expect(ask(stuck, type('box', '412'))).toMatchObject({ state: { isStuck: true, stuckAt: 'chest' } })
  expect(ask(stuck, teams({ type: 'opened', puzzleId: 'chest' }))).toMatchObject({ state: { isStuck: false } })
  expect(ask(stuck, teams({ type: 'stuck', isStuck: false }))).toMatchObject({
    state: { isStuck: false, stuckAt: null },
  })
  expect(ask(after([start, 0], ...others), call('box'))).toEqual({ refused: 'gone' })
  expect(ask(begun, call('nowhere'))).toEqual({ refused: 'gone' })
})

test('a team calls the host, who helps or whose help is no longer needed', () => {
  const stuck = after([start, 0], [teams({ type: 'stuck', isStuck: true }), 1])
  expect(stuck.isStuck).toBe(true)
  expect(ask(stuck, hosts({ type: 'helped' }))).toMatchObject({ state: { isStuck: false, isHelped: true } })
  expect(ask(stuck, type('box', '412'))).toMatchObject({ state: { isStuck: false } })
})
