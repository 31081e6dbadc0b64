import { roles } from '#app/shared/player-roles.ts'
import { expect, test } from 'vitest'
import { presentEvent } from '#app/features/engine/present-event.ts'
import { project } from '#app/features/engine/project.ts'
import { mirrorGame, Table } from '#app/features/engine/study.fixtures.ts'

const heard = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'looked' ? [[event.text?.en, event.again ?? false]] : []))
const journal = (table: Table, language: 'en' | 'fr' = 'en') =>
  project(table.game.edition, table.state, 'ada', language, table.clock)!.journal.filter(
    ({ kind }) => kind === 'looked',
  )

test('each press of anybody in the party says the next line, and after the last the first again', () => {
  const table = new Table(mirrorGame())
  table.do({ type: 'join' }, 'bob')
  for (const player of ['ada', 'bob', 'ada', 'bob']) expect(table.use('mirror', player)).toEqual(['looked'])
  expect(heard(table)).toEqual([
    ['CANARY-line-0', false],
    ['CANARY-line-1', false],
    ['CANARY-line-0', true],
    ['CANARY-line-1', true],
  ])
  expect(table.state.looks).toEqual({ mirror: 4 })
})

test('the journal keeps each line once, with who heard it first and where', () => {
  const table = new Table(mirrorGame())
  table.do({ type: 'join' }, 'bob')
  for (const player of ['ada', 'bob', 'bob', 'ada']) table.use('mirror', player)
  expect(journal(table, 'fr')).toEqual([
    { kind: 'looked', at: 0, line: 1, text: 'CANARI-réplique-0', name: 'mirror', by: 'ada' },
    { kind: 'looked', at: 0, line: 2, text: 'CANARY-line-1', name: 'mirror', by: 'bob' },
  ])
})

test('a look with only a picture shows it each time, and the journal keeps it in words', () => {
  const table = new Table(mirrorGame({ lines: [] }))
  table.use('mirror')
  table.use('mirror')
  expect(heard(table)).toEqual([
    [undefined, false],
    [undefined, true],
  ])
  expect(journal(table).map((entry) => 'text' in entry && entry.text)).toEqual(['CANARY-alt'])
  const wordless = new Table(mirrorGame({ lines: [], picture: { assetId: 'p', altText: {} } }))
  wordless.use('mirror')
  expect(journal(wordless)).toEqual([])
})

test('a look that is hidden, shut or without contents says nothing', () => {
  const game = mirrorGame()
  const mirror = game.edition.scenes[0]!.hotspots.at(-1)!
  const dark = { type: 'flag_set' as const, flag: 'light' }
  mirror.usable = dark
  expect(new Table(game).use('mirror')).toBe('blocked')
  mirror.visible = dark
  expect(new Table(game).use('mirror')).toBe('notHere')
  expect(new Table({ ...mirrorGame(), secrets: { ...game.secrets, looks: [] } }).use('mirror')).toBe('nothingHere')
})

test('whoever looks is told the line and what to show, in their language', () => {
  const table = new Table(mirrorGame())
  table.use('mirror')
  expect(presentEvent(table.game.edition, table.events.at(-1)!, 'fr', roles)).toEqual({
    type: 'looked',
    playerId: 'ada',
    hotspotName: 'mirror',
    text: 'CANARI-réplique-0',
    picture: { assetId: 'CANARY-close-up', altText: 'CANARY-alt' },
    sound: { assetId: 'CANARY-sound', caption: 'CANARY-caption' },
  })
})
