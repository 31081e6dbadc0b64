import { expect, test } from 'vitest'
import { mostPins } from './limits.ts'
import { project } from './project.ts'
import { mirrorGame, Table } from './study.fixtures.ts'

const pinsOf = (table: Table, playerId = 'ada') =>
  project(table.game.edition, table.state, playerId, 'en', table.clock)!.pins
const pin = (table: Table, place: number, pinned = true, playerId = 'ada') =>
  table.do({ type: 'pin', place, pinned }, playerId)

test('a player pins lines of the journal for themselves, with the picture that was looked at', () => {
  const table = new Table(mirrorGame())
  table.do({ type: 'join' }, 'bob')
  table.use('mirror')
  expect([pin(table, 1), pin(table, 0), pin(table, 0)]).toEqual([['pinned'], ['pinned'], []])
  expect(pinsOf(table)).toEqual([
    { place: 1, imageAssetId: 'CANARY-close-up' },
    { place: 0, imageAssetId: null },
  ])
  expect(pinsOf(table, 'bob')).toEqual([])
  pin(table, 1, false)
  expect(pinsOf(table)).toEqual([{ place: 0, imageAssetId: null }])
  expect(pin(table, 9)).toBe('notHere')
})

test('a player keeps the newest pins, which move with their lines when the journal is full', () => {
  const table = new Table()
  for (let line = 1; line <= mostPins; line++) {
    table.do({ type: 'join' }, `p${line}`)
    table.state = { ...table.state, journal: [...table.state.journal, { kind: 'seen', at: line, sceneId: 'cellar' }] }
  }
  for (let place = 0; place <= mostPins; place++) pin(table, place)
  expect(pinsOf(table).map(({ place }) => place)).toEqual(Array.from({ length: mostPins }, (_, at) => at + 1))
  const old = Array.from({ length: 300 - table.state.journal.length }, (_, at) => ({
    kind: 'seen' as const,
    at: 99 + at,
    sceneId: 'cellar',
  }))
  table.state = { ...table.state, journal: [...table.state.journal, ...old] }
  table.use('coin-1')
  table.use('stairs')
  expect(table.state.journal).toHaveLength(300)
  expect(pinsOf(table).map(({ place }) => place)).toEqual(Array.from({ length: mostPins - 1 }, (_, at) => at))
})
