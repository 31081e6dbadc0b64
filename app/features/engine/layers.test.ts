import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditionLayer } from './edition.schema.ts'
import { scene } from './edition.fixtures.ts'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

const layer = (id: string, more: Partial<EditionLayer> = {}): EditionLayer => ({
  id,
  imageAssetId: `${id}-picture`,
  altText: { en: `CANARY-alt-${id}` },
  description: {},
  x: 20,
  y: 20,
  width: 10,
  height: 10,
  fades: false,
  visible: {},
  ...more,
})

function tableWith(layers: EditionLayer[]): Table {
  const { edition } = studyGame()
  const study = scene('study', edition.scenes[0]!.hotspots, { layers, altText: { en: 'The study by day' } })
  return new Table(studyGame({ document: { scenes: [study, ...edition.scenes.slice(1)] } }))
}

const seen = (table: Table) => project(table.game.edition, table.state, 'ada', 'en', table.clock)!.scene
const ids = (table: Table) => seen(table).layers.map(({ id }) => id)

const solved = { type: 'puzzle_solved' as const, puzzleId: 'safe' }
const whole = { x: 50, y: 50, width: 100, height: 100 }

test('a layer shows while its condition holds, and above those before it', () => {
  const table = tableWith([
    layer('shut', { visible: { type: 'not', of: solved } }),
    layer('rug'),
    layer('open', { visible: solved }),
  ])
  expect(ids(table)).toEqual(['shut', 'rug'])
  table.use('safe-door')
  table.answer('safe', '0427')
  expect(ids(table)).toEqual(['rug', 'open'])
})

test('a layer tied to a hotspot goes with it: with its conditions, and once its item is taken', () => {
  const table = tableWith([layer('coin', { hotspotId: 'coin-1' }), layer('in-drawer', { hotspotId: 'drawer' })])
  expect(ids(table)).toEqual(['coin'])
  table.use('coin-1')
  expect(ids(table)).toEqual([])
  table.use('safe-door')
  table.answer('safe', '0427')
  expect(ids(table)).toEqual(['in-drawer'])
})

test('the description is that of the topmost layer with one, else the scene’s own', () => {
  const table = tableWith([
    layer('dusk', { description: { en: 'Dusk falls.', fr: 'Le soir tombe.' } }),
    layer('night', { imageAssetId: null, description: { en: 'It is dark.' }, visible: solved }),
    layer('rug', { visible: solved }),
  ])
  expect(seen(table).description).toBe('Dusk falls.')
  table.use('safe-door')
  table.answer('safe', '0427')
  expect(seen(table).description).toBe('It is dark.')
  expect(ids(table)).toEqual(['dusk', 'rug'])
})

test('the sound is that of the topmost layer with one, else the scene’s own', () => {
  const heard = (name: string) => ({ assetId: `${name}-sound`, caption: { en: name } })
  const table = tableWith([
    layer('storm', { sound: heard('storm') }),
    layer('calm', { imageAssetId: null, sound: heard('calm'), visible: solved }),
    layer('rug', { visible: solved }),
  ])
  expect(seen(table).sound).toEqual({ assetId: 'storm-sound', caption: 'storm' })
  table.use('safe-door')
  table.answer('safe', '0427')
  expect(seen(table).sound).toEqual({ assetId: 'calm-sound', caption: 'calm' })
  expect(ids(table)).toEqual(['storm', 'rug'])
})

test('a layer over the whole scene says what is there in place of the scene’s picture', () => {
  const table = tableWith([
    layer('rug'),
    layer('night', { ...whole, visible: solved }),
    layer('part', { ...whole, width: 99 }),
  ])
  expect(seen(table).altText).toBe('The study by day')
  table.use('safe-door')
  table.answer('safe', '0427')
  expect(seen(table).altText).toBe('CANARY-alt-night')
  expect(seen(table).layers.map(({ altText }) => altText)).toEqual(['CANARY-alt-rug', '', 'CANARY-alt-part'])
})

test('players learn of a layer where it lies and what it shows, and of no condition', () => {
  const [only] = seen(tableWith([layer('coin', { hotspotId: 'coin-1', fades: true })])).layers
  expect(only).toEqual({
    id: 'coin',
    imageAssetId: 'coin-picture',
    altText: 'CANARY-alt-coin',
    x: 20,
    y: 20,
    width: 10,
    height: 10,
    fades: true,
  })
})

test('a layer that waits for a minute of the game asks for a refresh then', () => {
  const table = tableWith([layer('moon', { visible: { type: 'minutes_elapsed', atLeast: 3 } })])
  const view = () => project(table.game.edition, table.state, 'ada', 'en', table.clock)!
  expect(view().lookAgainInMs).toBe(180_000)
  table.wait(180)
  expect(ids(table)).toEqual(['moon'])
  expect(view().lookAgainInMs).toBeNull()
})

test('whatever a party does, nobody is shown anything of a layer that does not show', () => {
  const has = { type: 'has_item' as const, itemId: 'key', count: 1 }
  const layers = [
    layer('open', {
      visible: solved,
      description: { en: 'CANARY-text-open' },
      sound: { assetId: 'CANARY-text-open', caption: { en: 'CANARY-text-open' } },
    }),
    layer('shut', { visible: { type: 'not', of: solved } }),
    layer('key', { visible: has }),
    layer('coin', { hotspotId: 'coin-1', description: { en: 'CANARY-text-coin' } }),
    layer('visited', { visible: { type: 'scene_visited', sceneId: 'cellar' } }),
  ]
  const shows: Record<string, (table: Table) => boolean> = {
    open: ({ state }) => Boolean(state.puzzles['safe']?.solved),
    shut: ({ state }) => !state.puzzles['safe']?.solved,
    key: ({ state }) => (state.inventory['key'] ?? 0) > 0,
    coin: ({ state }) => !state.takenHotspots.includes('coin-1'),
    visited: ({ state }) => state.visitedScenes.includes('cellar'),
  }
  const deeds: ((table: Table, playerId: string) => unknown)[] = [
    (table, playerId) => table.use('safe-door', playerId),
    (table, playerId) => table.answer('safe', '0427', playerId),
    (table, playerId) => table.answer('safe', '1111', playerId),
    (table, playerId) => table.use('coin-1', playerId),
    (table, playerId) => table.use('drawer', playerId),
    (table, playerId) => table.use('stairs', playerId),
    (table, playerId) => table.use('up', playerId),
    (table, playerId) => table.do({ type: 'close_puzzle' }, playerId),
  ]
  const deed = fc.record({ of: fc.constantFrom(...deeds), by: fc.constantFrom('ada', 'bob') })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), (course) => {
      const table = tableWith(layers)
      table.do({ type: 'join' }, 'bob')
      for (const { of, by } of course) {
        of(table, by)
        for (const playerId of ['ada', 'bob']) {
          const view = JSON.stringify(project(table.game.edition, table.state, playerId, 'en', table.clock))
          const isThere = table.state.players[playerId]?.sceneId === 'study'
          for (const [id, showsIn] of Object.entries(shows)) {
            const isShown = isThere && showsIn(table)
            expect(view.includes(`${id}-picture`), id).toBe(isShown)
            if (!isShown) expect(view).not.toMatch(new RegExp(`CANARY-(alt|text)-${id}\\b`, 'u'))
          }
        }
      }
    }),
    { numRuns: 150 },
  )
})
