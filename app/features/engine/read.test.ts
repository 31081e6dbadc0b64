import { expect, test } from 'vitest'
import { readEditionDocument, readEditionSecrets } from './read-edition.ts'
import { readState } from './read-state.ts'
import { stateVersion } from './state.schema.ts'
import { studyGame, Table } from './study.fixtures.ts'

const stored = <T>(value: T): Record<string, unknown> => JSON.parse(JSON.stringify(value))

test('both halves of an edition come back from storage as they were', () => {
  const { edition, secrets } = studyGame()
  expect(readEditionDocument(stored(edition))).toEqual(edition)
  expect(readEditionSecrets(stored(secrets))).toEqual(secrets)
})

test('an edition with a secret in its public half, or of a version that nobody knows, is not read', () => {
  const { edition } = studyGame()
  const [puzzle, ...others] = edition.puzzles
  expect(() => readEditionDocument(stored({ ...edition, puzzles: [{ ...puzzle, solution: {} }, ...others] }))).toThrow('solution')
  expect(() => readEditionDocument(stored({ ...edition, schemaVersion: 0 }))).toThrow('No upgrade from edition version 0')
  expect(() => readEditionDocument(stored({ ...edition, schemaVersion: 99 }))).toThrow('schemaVersion')
  expect(() => readEditionDocument(stored({ ...edition, puzzles: [{ ...puzzle, type: 'sphinx' }] }))).toThrow('There is no puzzle type')
})

test('a state that is none, or of a version that nobody knows, is not guessed at', () => {
  const { state } = new Table()
  expect(() => readState(stored({ ...state, cheat: true }), stateVersion)).toThrow('cheat')
  expect(() => readState(stored(state), 0)).toThrow('No upgrade from state version 0')
  expect(() => readState(stored({ ...state, inventory: { coin: 0 } }), stateVersion)).toThrow('inventory')
})
