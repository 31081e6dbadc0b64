import { expect, test } from 'vitest'
import { hotspot, scene } from './edition.fixtures.ts'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

const view = (table: Table) => project(table.game.edition, table.state, 'ada', 'en', table.clock)!

function tableWithTimes(): Table {
  const { edition } = studyGame()
  const study = scene('study', [
    ...edition.scenes[0]!.hotspots,
    hotspot('waiter', 'item', 'coin', { visible: { type: 'all', of: [{ type: 'minutes_elapsed', atLeast: 10 }] } }),
    hotspot('window', 'item', 'coin', { usable: { type: 'not', of: { type: 'minutes_elapsed', atLeast: 20 } } }),
  ])
  return new Table(studyGame({ document: { scenes: [study, ...edition.scenes.slice(1)] } }))
}

const seen = (table: Table) => view(table).scene.hotspots.map(({ id, usable }) => `${id} ${usable}`)

test('hotspots that wait for a minute of the game ask for a refresh at the earliest of them', () => {
  const table = tableWithTimes()
  expect(view(table).lookAgainInMs).toBe(600_000)
  table.wait(599.999)
  expect(view(table).lookAgainInMs).toBe(1)
  expect(seen(table)).not.toContain('waiter true')
  table.wait(0.001)
  expect(seen(table)).toContain('waiter true')
  expect(view(table).lookAgainInMs).toBe(600_000)
  table.wait(600)
  expect(seen(table)).toContain('window false')
  expect(view(table).lookAgainInMs).toBeNull()
})

test('what an open puzzle waits for counts too, and nothing else does', () => {
  const table = new Table()
  expect(view(table).lookAgainInMs).toBeNull()
  table.use('safe-door')
  expect(view(table).lookAgainInMs).toBe(view(table).puzzle!.hints.offeredInMs)
  table.answer('safe', '0427')
  expect(view(table).lookAgainInMs).toBeNull()
})

test('the answer of a puzzle without hints waits for the same moment', () => {
  const table = new Table()
  table.use('safe-door')
  table.answer('safe', '0427')
  table.do({ type: 'close_puzzle' })
  table.use('stairs')
  table.use('clock-face')
  const wait = view(table).lookAgainInMs!
  expect(view(table).puzzle).toMatchObject({ canReveal: false, hints: { offeredInMs: null } })
  table.wait(wait / 1000)
  expect(view(table).puzzle?.canReveal).toBe(true)
})
