import { expect, test } from 'vitest'
import { roles } from '#app/shared/player-roles.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { only, rolesGame } from './roles.fixtures.ts'
import { Table } from './study.fixtures.ts'

function tableOf(...players: string[]): Table {
  const table = new Table(rolesGame())
  for (const playerId of players) table.do({ type: 'join' }, playerId)
  return table
}

const rolesIn = ({ state }: Table) =>
  Object.fromEntries(Object.entries(state.players).map(([id, player]) => [id, player.roles.join('')]))
const view = (table: Table, playerId: string) => project(table.game.edition, table.state, playerId, 'en', table.clock)!
const shownTo = (table: Table, playerId: string) => view(table, playerId).scene.hotspots.map(({ id }) => id)
const journalOf = (table: Table, playerId: string) => JSON.stringify(view(table, playerId).journal)

test('somebody alone has both roles; whoever joins gets the rarer one, A first', () => {
  const table = tableOf()
  expect(rolesIn(table)).toEqual({ ada: 'ab' })
  table.do({ type: 'join' }, 'bob')
  table.do({ type: 'join' }, 'cy')
  table.do({ type: 'join' }, 'dan')
  expect(rolesIn(table)).toEqual({ ada: 'a', bob: 'b', cy: 'a', dan: 'b' })
})

test('the last to have come takes over a role that nobody has; who stays alone has both', () => {
  const table = tableOf('bob', 'cy')
  table.do({ type: 'leave' }, 'bob')
  expect(rolesIn(table)).toEqual({ ada: 'a', cy: 'b' })
  table.do({ type: 'leave' }, 'ada')
  expect(rolesIn(table)).toEqual({ cy: 'ba' })
  table.do({ type: 'join' }, 'dan')
  expect(rolesIn(table)).toEqual({ cy: 'b', dan: 'a' })
})

test('of who is away for long the others take over the role; who comes back gets one again', () => {
  const table = tableOf('bob')
  table.use('door-b', 'bob')
  expect(table.do({ type: 'go_away' }, 'bob')).toEqual(['player_away'])
  expect(rolesIn(table)).toMatchObject({ ada: 'ab' })
  expect(table.do({ type: 'go_away' }, 'bob')).toEqual([])
  expect(view(table, 'ada').party).toMatchObject([{ roles: ['a', 'b'] }, { roles: [] }])
  expect(table.use('look-b', 'ada')).toEqual(['looked'])
  expect(table.do({ type: 'come_back' }, 'bob')).toEqual(['player_back'])
  expect(rolesIn(table)).toEqual({ ada: 'a', bob: 'b' })
  expect(table.do({ type: 'come_back' }, 'bob')).toEqual([])
})

test('whose role was taken over meanwhile comes back with the rarer one, and to where it may be', () => {
  const table = tableOf('bob')
  table.use('door-b', 'bob')
  table.do({ type: 'go_away' }, 'bob')
  table.do({ type: 'join' }, 'cy')
  table.do({ type: 'leave' }, 'ada')
  table.do({ type: 'join' }, 'dan')
  expect(rolesIn(table)).toMatchObject({ cy: 'b', dan: 'a' })
  table.do({ type: 'leave' }, 'dan')
  expect(table.use('look-b', 'bob')).toEqual('notHere')
  expect(table.do({ type: 'come_back' }, 'bob')).toEqual(['player_back', 'moved'])
  expect(rolesIn(table)).toEqual({ cy: 'b', bob: 'a' })
})

test('a move says that somebody is back; where all are away, nobody’s role is given on', () => {
  const table = tableOf('bob')
  table.do({ type: 'go_away' }, 'bob')
  expect(table.use('coin', 'bob')).toEqual(['player_back', 'hotspot_taken', 'item_gained'])
  for (const playerId of ['ada', 'bob']) table.do({ type: 'go_away' }, playerId)
  table.do({ type: 'come_back' }, 'bob')
  expect(rolesIn(table)).toMatchObject({ bob: 'ba' })
})

test('a clock that runs is told only to who may know of its puzzle', () => {
  const table = tableOf('bob')
  const { puzzles } = table.game.edition
  for (const puzzle of puzzles) if (puzzle.id !== 'safe') puzzle.timeLimitSeconds = 300
  const clocks = (playerId: string) => view(table, playerId).clocks.map(({ puzzleId }) => puzzleId)
  table.use('chest-a')
  table.use('chest-b', 'bob')
  expect([clocks('ada'), clocks('bob')]).toEqual([['chest-a'], ['chest-b']])
  table.do({ type: 'close_puzzle' })
  table.do({ type: 'go_away' }, 'bob')
  expect(clocks('ada')).toEqual(['chest-a', 'chest-b'])
  table.do({ type: 'come_back' }, 'bob')
  expect([clocks('ada'), clocks('bob')]).toEqual([['chest-a'], ['chest-b']])
})

test('a puzzle that somebody looks at is named only to who may know of it', () => {
  const table = tableOf('bob')
  table.use('chest-a')
  expect(view(table, 'ada').party[0]).toMatchObject({ puzzleId: 'chest-a', puzzleName: 'CANARY-puzzle-chest-a' })
  expect(view(table, 'bob').party[0]).toMatchObject({ puzzleId: null, puzzleName: null })
  const hinted = table.try({ type: 'take_hint', puzzleId: 'chest-a' })
  const noticed = (own: 'a' | 'b') =>
    'events' in hinted && hinted.events.map((event) => presentEvent(table.game.edition, event, 'en', [own]))
  expect(noticed('a')).toMatchObject([{ puzzleName: 'CANARY-puzzle-chest-a' }])
  expect(noticed('b')).toMatchObject([{ puzzleName: null }])
})

test('a hotspot for one role is seen and can be used by that role only', () => {
  const table = tableOf('bob')
  expect(shownTo(table, 'ada')).toContain('look-a')
  expect(shownTo(table, 'bob')).not.toContain('look-a')
  expect(table.use('look-a', 'bob')).toBe('notHere')
  expect(table.use('glass-a', 'bob')).toEqual(['found_shut'])
  expect(table.use('look-a', 'ada')).toEqual(['looked'])
})

test('a scene for one role cannot be entered, travelled to or joined by the other', () => {
  const table = tableOf('bob')
  expect(table.use('door-a', 'bob')).toBe('notHere')
  table.use('safe', 'bob')
  table.answer('safe', '0427', 'bob')
  expect(view(table, 'bob').revealedScenes.map(({ id }) => id)).toEqual(['room-b'])
  expect(table.do({ type: 'travel', sceneId: 'room-a' }, 'bob')).toBe('notHere')
  expect(table.do({ type: 'travel', sceneId: 'room-a' }, 'ada')).toEqual(['moved'])
  expect(view(table, 'bob').party[0]).toMatchObject({ playerId: 'ada', sceneName: null })
  // Ada is first, but not where Cy could be
  table.do({ type: 'leave' }, 'bob')
  table.do({ type: 'join' }, 'cy')
  expect(table.state.players.cy!.sceneId).toBe('hall')
})

test('who loses a role goes where they may be', () => {
  const table = tableOf()
  table.use('door-b')
  expect(table.do({ type: 'join' }, 'bob')).toEqual(['player_joined', 'moved'])
  expect(table.state.players).toMatchObject({ ada: { sceneId: 'hall' }, bob: { sceneId: 'room-b' } })
})

test('a conversation and a puzzle for a role end for who loses it', () => {
  for (const hotspotId of ['chest-b', 'maid']) {
    const table = tableOf()
    table.use(hotspotId)
    if (hotspotId === 'maid') table.do({ type: 'choose', step: 1, choice: 1 })
    table.do({ type: 'join' }, 'bob')
    expect(table.state.players.ada).toMatchObject({ dialogue: null, puzzleId: null, roles: ['a'] })
  }
})

test('what a role saw and heard is in the journal of that role, and of whoever has it later', () => {
  const table = tableOf('bob')
  table.use('look-a')
  table.use('maid')
  table.do({ type: 'choose', step: 1, choice: 0 })
  for (const what of ['look-line', 'choice', 'answer']) {
    expect(journalOf(table, 'ada')).toContain(only('a', what))
    expect(journalOf(table, 'bob')).not.toContain(only('a', what))
  }
  table.do({ type: 'leave' }, 'ada')
  expect(journalOf(table, 'bob')).toContain(only('a', 'answer'))
})

test('a line that the other role hears later is in both journals, once', () => {
  const table = tableOf('bob')
  const corner = () => journalOf(table, 'bob').split('LIT-a').length - 1
  table.use('lit-a')
  expect(corner()).toBe(0)
  table.use('safe')
  table.answer('safe', '0427')
  expect(table.use('lit-a', 'bob')).toEqual(['looked'])
  expect(corner()).toBe(1)
  expect(table.state.journal.filter(({ kind }) => kind === 'looked')).toHaveLength(1)
})

test('a hint for one role is read by that role; the other only sees that it was taken', () => {
  const table = tableOf('bob')
  for (const playerId of ['ada', 'bob']) table.use('safe', playerId)
  for (let taken = 0; taken < 3; taken++) table.do({ type: 'take_hint', puzzleId: 'safe' }, 'bob')
  expect(view(table, 'ada').puzzle?.hints.given).toEqual(['a hint for all', only('a', 'hint'), null])
  expect(view(table, 'bob').puzzle?.hints.given).toEqual(['a hint for all', null, only('b', 'hint')])
})

test('the other role learns of puzzles and items, but not of words and places', () => {
  const table = tableOf('bob')
  const toldTo = (own: 'a' | 'b') =>
    table.events.flatMap((event) => presentEvent(table.game.edition, event, 'en', [own])?.type ?? [])
  table.events.length = 0
  table.use('chest-a')
  table.answer('chest-a', '1234')
  table.answer('chest-a', '1111')
  table.use('coin')
  table.do({ type: 'use_item', itemId: 'coin' })
  table.use('door-a')
  expect(toldTo('b')).toEqual(['answered_wrong', 'puzzle_solved', 'item_gained', 'item_used'])
  expect(toldTo('a')).toEqual(['puzzle_opened', ...toldTo('b'), 'said', 'said', 'moved'])
})

test('a run from before there were roles deals them to its players', () => {
  const { state } = tableOf('bob', 'cy')
  const players = Object.fromEntries(
    Object.entries(state.players).map(([id, { roles: _none, ...player }]) => [id, player]),
  )
  expect(readState({ ...state, stateVersion: 5, players }, 5)).toEqual(state)
})

test('a playtest is tried as either role, and as both again', () => {
  const table = new Table({ ...rolesGame(), isPlaytest: true })
  table.do({ type: 'playtest_go', sceneId: 'room-b' })
  expect(table.do({ type: 'playtest_role', role: 'a' })).toEqual(['role_tried', 'moved'])
  expect(shownTo(table, 'ada')).not.toContain('door-b')
  expect(table.do({ type: 'playtest_role', role: null })).toEqual(['role_tried'])
  expect(shownTo(table, 'ada')).toContain('door-b')
  expect(tableOf().do({ type: 'playtest_role', role: 'a' })).toBe('notHere')
})

test('an adventure without roles says nothing of them', () => {
  const table = new Table()
  expect(project(table.game.edition, table.state, 'ada', 'en', table.clock)).toMatchObject({
    roles: [],
    party: [{ roles: [] }],
  })
  expect(view(tableOf(), 'ada').roles).toEqual(roles)
})
