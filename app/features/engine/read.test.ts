import { expect, test } from 'vitest'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { RunEvent } from './events.ts'
import { initialState } from './initial-state.ts'
import { project } from './project.ts'
import { readEditionDocument, readEditionSecrets } from './read-edition.ts'
import { readState } from './read-state.ts'
import { replay } from './replay.fixtures.ts'
import type { RunState } from './state.schema.ts'
import { stateVersion } from './state.schema.ts'
import { studyGame, Table } from './study.fixtures.ts'
import first from './version-1.fixtures.json' with { type: 'json' }
import second from './version-2.fixtures.json' with { type: 'json' }

/** Without what journals did not say then: who did it, and which hints were taken. */
const asOfThen = (state: RunState) => ({
  ...state,
  journal: state.journal.flatMap((entry) => {
    if (entry.kind === 'hinted') return []
    return ['by' in entry ? { ...entry, by: undefined } : entry]
  }),
})

const stored = <T>(value: T): Record<string, unknown> => JSON.parse(JSON.stringify(value))

test('both halves of an edition come back from storage unchanged', () => {
  const { edition, secrets } = studyGame()
  expect(readEditionDocument(stored(edition))).toEqual(edition)
  expect(readEditionSecrets(stored(secrets))).toEqual(secrets)
})

test('an edition of an unknown version, or with a secret in its public half, is refused', () => {
  const { edition } = studyGame()
  const [puzzle, ...others] = edition.puzzles
  expect(() => readEditionDocument(stored({ ...edition, puzzles: [{ ...puzzle, solution: {} }, ...others] }))).toThrow(
    'solution',
  )
  expect(() => readEditionDocument(stored({ ...edition, schemaVersion: 0 }))).toThrow(
    'No upgrade from edition version 0',
  )
  expect(() => readEditionDocument(stored({ ...edition, schemaVersion: 99 }))).toThrow('schemaVersion')
  expect(() => readEditionDocument(stored({ ...edition, puzzles: [{ ...puzzle, type: 'sphinx' }] }))).toThrow(
    'There is no puzzle type',
  )
})

test('a state that is invalid or of an unknown version is refused, not guessed', () => {
  const { state } = new Table()
  expect(() => readState(stored({ ...state, cheat: true }), stateVersion)).toThrow('cheat')
  expect(() => readState(stored(state), 0)).toThrow('No upgrade from state version 0')
  expect(() => readState(stored({ ...state, inventory: { coin: 0 } }), stateVersion)).toThrow('inventory')
})

/* What the database holds of a run that began when editions and states had version 1. */

test('an edition and a state of version 1 are read, and its events give the same state', () => {
  const secrets = readEditionSecrets(stored(first.secrets))
  expect(readEditionDocument(stored(first.document))).toEqual({ ...first.document, schemaVersion: 2 })
  expect(secrets.items.flatMap(({ uses, combinations }) => [...uses, ...combinations].map(({ once }) => once))).toEqual(
    [false, false],
  )
  const state = readState(stored(first.state), 1)
  expect(state).toMatchObject({
    stateVersion,
    inventory: { coin: 1, key: 1 },
    examinedItems: ['coin', 'key'],
    usedRules: [],
    dialogueSteps: 0,
  })
  const events = JSON.parse(JSON.stringify(first.events)) as RunEvent[]
  expect({ ...asOfThen(replay(initialState({ seed: 7 }), events)), examinedItems: state.examinedItems }).toEqual(state)
})

test('a run of an older edition continues where it was left, with the newer features', () => {
  const game = {
    edition: readEditionDocument(stored(first.document)),
    secrets: readEditionSecrets(stored(first.secrets)),
    judge: puzzleJudge,
  }
  const table = new Table(game)
  table.state = readState(stored(first.state), 1)
  expect(table.use('butler')).toEqual(['dialogue_opened', 'node_seen', 'dialogue_shown'])
  expect(table.do({ type: 'combine_items', itemId: 'key', otherItemId: 'coin' })).toEqual([
    'item_used',
    'said',
    'flag_set',
  ])
  expect(table.use('drawer', 'bob')).toBe('notHere')
  table.use('clock-face')
  expect(table.answer('clock', 'TICK')).toContain('finished')
})

test('a state of version 3 is read, and nobody is asked anything', () => {
  const { vote: _vote, looks: _looks, ...older } = new Table().state
  expect(readState(stored({ ...older, stateVersion: 3 }), 3)).toEqual(new Table().state)
})

test('a state of version 4 is read, and nobody has looked at anything', () => {
  const { looks: _looks, ...older } = new Table().state
  expect(readState(stored({ ...older, stateVersion: 4 }), 4)).toEqual(new Table().state)
})

test('a state of version 2 is read, and its counters are shown when they change', () => {
  const state = readState(stored(second.state), 2)
  expect(state).toMatchObject({ stateVersion, flags: { courage: 2 }, counters: {} })
  expect(asOfThen(replay(initialState({ seed: 7 }), JSON.parse(JSON.stringify(second.events)) as RunEvent[]))).toEqual(
    state,
  )
  const secrets = readEditionSecrets(stored(second.secrets))
  const items = secrets.items.map((item) => ({ ...item, uses: item.uses.map((use) => ({ ...use, once: false })) }))
  const table = new Table({
    edition: readEditionDocument(stored(second.document)),
    secrets: { ...secrets, items },
    judge: puzzleJudge,
  })
  table.state = state
  expect(table.do({ type: 'use_item', itemId: 'bell' })).toContain('counter_changed')
  expect(project(table.game.edition, table.state, 'ada', 'en', table.clock)?.counters).toEqual([
    { id: 'courage', name: 'courage', value: 3, max: 3 },
  ])
})
