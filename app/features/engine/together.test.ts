import { expect, test } from 'vitest'
import type { Role } from '#app/shared/player-roles.ts'
import { roles } from '#app/shared/player-roles.ts'
import { hotspot, scene } from './edition.fixtures.ts'
import { evolve } from './evolve.ts'
import { holdMs } from './hold-ms.ts'
import { initialState } from './initial-state.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { stateVersion } from './state.schema.ts'
import { only, rolesGame } from './roles.fixtures.ts'
import { studyGame, Table } from './study.fixtures.ts'

/** A plate in each of two rooms, a vault behind both, and a chest that takes two. */
function tableOf(...others: string[]): Table {
  const game = studyGame()
  const plate = (place: string) =>
    hotspot(`plate-${place}`, 'scene_link', 'vault', { together: [`plate-${other(place)}`] })
  const other = (place: string) => (place === 'left' ? 'right' : 'left')
  const table = new Table({
    ...game,
    edition: {
      ...game.edition,
      startSceneId: 'left',
      scenes: [
        scene('left', [
          plate('left'),
          hotspot('to-right', 'scene_link', 'right'),
          hotspot('gem', 'item', 'coin', { together: ['gem'] }),
        ]),
        scene('right', [plate('right'), hotspot('to-left', 'scene_link', 'left')]),
        scene('vault', [hotspot('out', 'scene_link', 'left')]),
      ],
    },
  })
  for (const playerId of others) table.do({ type: 'join' }, playerId)
  table.here = ['ada', ...others]
  return table
}

const view = (table: Table, playerId = 'ada') => project(table.game.edition, table.state, playerId, 'en', table.clock)!
const sceneOf = ({ state }: Table, playerId = 'ada') => state.players[playerId]!.sceneId

test('two who press their halves within the time both do them; from then on each works for one', () => {
  const table = tableOf('bob')
  table.use('to-right', 'bob')
  expect(table.use('plate-left')).toEqual(['held'])
  expect(sceneOf(table)).toBe('left')
  table.wait(holdMs / 1000 - 1)
  expect(table.use('plate-right', 'bob')).toEqual(['done_together', 'moved', 'moved'])
  expect([sceneOf(table), sceneOf(table, 'bob')]).toEqual(['vault', 'vault'])
  expect(table.state.holds).toEqual([])
  table.use('out')
  expect(table.use('plate-left')).toEqual(['moved'])
})

test('the wait lapses with its time, and whoever holds cannot be both', () => {
  const table = tableOf('bob')
  table.use('to-right', 'bob')
  table.use('plate-left')
  table.wait(holdMs / 1000)
  expect(view(table).holds).toEqual([])
  expect(table.use('plate-right', 'bob')).toEqual(['held'])
  table.use('to-left', 'bob')
  expect(table.state.holds.map(({ playerId }) => playerId)).toEqual(['ada'])
  table.use('to-right')
  expect(table.state.holds).toEqual([])
  table.use('plate-right')
  table.use('to-left')
  expect(table.use('plate-left')).toEqual(['held'])
})

test('the same thing pressed by both is taken once, and by one alone in turn', () => {
  const together = tableOf('bob')
  together.use('gem')
  expect(together.use('gem', 'bob')).toEqual(['done_together', 'hotspot_taken', 'item_gained'])
  expect(together.state.inventory).toEqual({ coin: 1 })
  const alone = tableOf()
  expect([alone.use('gem'), alone.use('gem')]).toEqual([['held'], ['done_together', 'hotspot_taken', 'item_gained']])
})

test('somebody alone is told what does the rest: the same again, the other half, or a partner', () => {
  const keptOf = (table: Table, hotspotId: string) => {
    const pressed = table.try({ type: 'use_hotspot', hotspotId })
    const [roleOfAda] = table.state.players.ada!.roles
    const own = table.here.length === 0 && Object.keys(table.state.players).length > 1 ? [roleOfAda!] : [...roles]
    return 'events' in pressed && pressed.events.map((event) => presentEvent(table.game.edition, event, 'en', own))
  }
  expect(keptOf(tableOf(), 'gem')).toMatchObject([{ kept: 'again' }])
  expect(keptOf(tableOf(), 'plate-left')).toMatchObject([{ kept: 'other' }])
  const left = new Table(rolesGame())
  left.do({ type: 'join' }, 'bob')
  expect(keptOf(left, 'lever-a')).toMatchObject([{ kept: 'partner' }])
})

test('whose own half is refused once the partner’s was done has still helped', () => {
  const table = tableOf('bob')
  const [left] = table.game.edition.scenes
  left!.hotspots.push(
    hotspot('key-left', 'item', 'key', { together: ['key-right'] }),
    hotspot('key-right', 'item', 'key', { together: ['key-left'] }),
  )
  table.use('key-left')
  expect(table.use('key-right', 'bob')).toEqual(['done_together', 'hotspot_taken', 'item_gained'])
  expect(table.state).toMatchObject({ inventory: { key: 1 }, holds: [], takenHotspots: ['key-left'] })
  expect(table.use('key-right', 'bob')).toBe('alreadyHeld')
})

test('somebody alone holds until they have pressed the other half, too, wherever that is', () => {
  const table = tableOf()
  expect(table.use('plate-left')).toEqual(['held'])
  expect(table.use('plate-left')).toEqual([])
  table.wait(600)
  table.use('to-right')
  expect(view(table).holds).toEqual([{ playerId: 'ada', thing: 'plate-left', leftMs: null }])
  expect(table.use('plate-right')).toEqual(['done_together', 'moved'])
  expect(sceneOf(table)).toBe('vault')
})

test('of several partners any one will do, and then all of them work', () => {
  const table = tableOf()
  const [left, right] = table.game.edition.scenes
  left!.hotspots.push(hotspot('wheel', 'item', 'coin', { together: ['plate-right'] }))
  right!.hotspots[0]!.together = ['plate-left', 'wheel']
  table.use('plate-left')
  table.use('to-right')
  table.use('plate-right')
  table.use('out')
  expect(table.use('wheel')).toEqual(['hotspot_taken', 'item_gained'])
})

test('what is held shows no more once the author of a playtest says that it takes one', () => {
  const table = tableOf()
  table.use('plate-left')
  delete table.game.edition.scenes[0]!.hotspots[0]!.together
  expect(view(table).holds).toEqual([])
})

test('a player alone present need not wait for one who is away', () => {
  const table = tableOf('bob')
  table.here = ['ada']
  table.use('plate-left')
  expect(table.state.holds).toMatchObject([{ until: null }])
})

test('whoever leaves or is taken out lets go', () => {
  const table = tableOf('bob', 'cy')
  table.use('plate-left')
  table.do({ type: 'leave' }, 'ada')
  expect(table.state.holds).toEqual([])
  const alone = tableOf()
  alone.use('plate-left')
  alone.do({ type: 'leave' })
  expect(alone.state.holds).toEqual([])
})

test('a hotspot says that it takes two once somebody has found out, until it is done', () => {
  const table = tableOf('bob')
  const takesTwo = () => view(table, 'bob').scene.hotspots.flatMap((each) => (each.takesTwo ? [each.id] : []))
  expect(takesTwo()).toEqual([])
  table.use('gem')
  expect(takesTwo()).toEqual(['gem'])
  table.wait(holdMs / 1000)
  expect(takesTwo()).toEqual(['gem'])
  table.use('plate-left')
  table.use('to-right', 'bob')
  table.use('plate-right', 'bob')
  table.use('out')
  expect(view(table).scene.hotspots.find(({ id }) => id === 'plate-left')?.takesTwo).toBe(false)
})

test('what ends the game together asks the others, and is done as of when both pressed', () => {
  const table = tableOf('bob', 'cy')
  const [vault] = table.game.edition.scenes.filter(({ id }) => id === 'vault')
  vault!.ending = { text: {}, conditions: {} }
  table.use('to-right', 'bob')
  table.use('plate-left')
  expect(table.use('plate-right', 'bob')).toEqual(['vote_asked'])
  expect(table.state.vote?.waitingFor).toEqual(['cy'])
  table.wait(20)
  const { endsAt } = table.state.vote!
  expect(table.do({ type: 'count_vote', vote: endsAt })).toEqual([
    'vote_closed',
    'done_together',
    'moved',
    'moved',
    'finished',
  ])
})

test('pressing together is agreeing: two alone end the game at once', () => {
  const table = tableOf('bob')
  const [vault] = table.game.edition.scenes.filter(({ id }) => id === 'vault')
  vault!.ending = { text: {}, conditions: {} }
  table.use('to-right', 'bob')
  table.use('plate-left')
  expect(table.use('plate-right', 'bob')).toEqual(['done_together', 'moved', 'moved', 'finished'])
})

test('who may not see what is held is told that something is, without its name', () => {
  const table = new Table(rolesGame())
  table.do({ type: 'join' }, 'bob')
  table.here = ['ada', 'bob']
  table.events.length = 0
  table.use('lever-a')
  expect(view(table, 'ada').holds).toEqual([{ playerId: 'ada', thing: only('a', 'lever'), leftMs: holdMs }])
  expect(view(table, 'bob').holds).toEqual([{ playerId: 'ada', thing: null, leftMs: holdMs }])
  expect(table.events.map((event) => presentEvent(table.game.edition, event, 'en', ['b']))).toEqual([null])
  table.events.length = 0
  expect(table.use('lever-b', 'bob')).toEqual(['done_together', 'looked', 'looked'])
  const told = (role: Role) => table.events.map((event) => presentEvent(table.game.edition, event, 'en', [role])?.type)
  expect(told('a')).toEqual(['done_together', 'looked', undefined])
  expect(told('b')).toEqual(['done_together', undefined, 'looked'])
})

test('a run from before anything took two is read, and replaying gives the same state', () => {
  const table = tableOf('bob')
  const { holds: _holds, together: _together, ...before } = table.state
  expect(readState({ ...before, stateVersion: 6 }, 6)).toEqual(table.state)
  table.use('plate-left')
  table.use('gem', 'bob')
  table.use('gem')
  expect(table.events.reduce(evolve, initialState({ seed: 7 }))).toEqual(table.state)
  expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
})
