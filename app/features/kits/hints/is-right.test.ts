import { expect, test } from 'vitest'
import { room, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import type { LockType } from '#app/features/kits/documents/room.ts'
import { lockAddress, lockNumber } from '#app/features/kits/documents/symbols.ts'
import { isRight } from './is-right.server.ts'
import { isTypedIn } from './hint-steps.ts'

const of = (lockType: LockType, solution: string, more: object = {}) => {
  const puzzle = roomPuzzle({ id: 'lock', lockType, solution, ...more })
  return { document: room({ roomPuzzles: [puzzle] }), puzzle }
}

test.each([
  ['digits3', '412', '412', true],
  ['digits3', '412', ' 4-1-2 ', true],
  ['digits3', '412', '421', false],
  ['digits4', '0412', '412', false],
  ['word', 'ÉTÉ', 'ete', true],
  ['word', 'EMBER', 'ember', true],
  ['word', 'EMBER', 'embers', false],
  ['word', 'EMBER', 'embr', false],
  ['directions', '↑ ← → ↓', 'up left right down', true],
  ['directions', '↑ ← → ↓', 'ULRD', true],
  ['directions', '↑ ← → ↓', 'HGDB', true],
  ['directions', '↑ ← → ↓', '↑←→', false],
  ['paper', 'Émile Brodeur', 'emile brodeur', true],
  ['paper', 'Émile Brodeur', 'Emile Broduer', true],
  ['paper', 'Émile Brodeur', 'Eugène Bard', false],
  ['paper', '1-6-7-2-9-4-3-8', '16729438', true],
  ['paper', '1-6-7-2-9-4-3-8', '16729483', false],
  ['none', 'the owl', 'owl', true],
  ['paper', 'owl', '   ', false],
  ['key', 'The key with the moon', 'The key with the moon', false],
] as const)('a lock (%s) set to %j takes %j: %s', (lockType, solution, typed, right) => {
  const { document, puzzle } = of(lockType, solution)
  expect(isRight(document, puzzle, typed, ['en', 'fr'])).toBe(right)
})

test('the answer counts in each language of the kit, and in no other', () => {
  const { document, puzzle } = of('word', 'EMBER', { translations: { fr: { solution: 'TISON' } } })
  expect(isRight(document, puzzle, 'tison', ['en', 'fr'])).toBe(true)
  expect(isRight(document, puzzle, 'tison', ['en'])).toBe(false)
})

test('a puzzle of one of the ten types is judged as on a screen, and as its lock is set', () => {
  const typed = (type: string, solution: object, configuration: object = {}) => ({
    id: 'own',
    name: 'Own',
    type,
    configuration,
    solution,
    translations: {},
  })
  const puzzle = roomPuzzle({ id: 'lock', lockType: 'word', puzzleId: 'own' })
  const riddle = {
    ...room({ roomPuzzles: [puzzle] }),
    typedPuzzles: [
      typed('riddle', { correctAnswers: ['reine'], synonyms: ['dame'] }, { riddleText: 'Who is beside the king?' }),
    ],
  }
  expect(isTypedIn(riddle, puzzle, 'fr')).toBe(true)
  expect(['Reine', 'la dame', 'roi'].map((text) => isRight(riddle, puzzle, text, ['fr']))).toEqual([true, true, false])
  const order = { ...riddle, typedPuzzles: [typed('ordering_sorting', {})] }
  expect(isTypedIn(order, puzzle, 'fr')).toBe(false)
})

test('each sheet’s code names its lock by the sign, not by the order of the game', () => {
  const document = room({ roomPuzzles: ['b1', 'a2', 'c0'].map((id) => roomPuzzle({ id })) })
  expect(['b1', 'a2', 'c0', 'gone'].map((id) => lockNumber(document, id))).toEqual([2, 3, 1, 0])
  expect(lockAddress('https://site/kit/k/hints?key=1-a&lang=fr', 2)).toBe(
    'https://site/kit/k/hints?key=1-a&lang=fr&lock=2',
  )
})
