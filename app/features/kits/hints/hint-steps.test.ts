import { expect, test } from 'vitest'
import { roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import { hintKey, isHintKey, editionNumberIn } from './hint-key.server.ts'
import { puzzlesByName, stepsOf } from './hint-steps.ts'

const room = readRoom(roomRows())

test('puzzles are sorted by name, whatever the order of the game', () => {
  const names = puzzlesByName({ ...room, puzzles: room.puzzles.toReversed() }, 'en').map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  expect(names).toHaveLength(room.puzzles.length)
})

test('steps are the hints in order, then the answer', () => {
  for (const puzzle of room.puzzles) {
    const steps = stepsOf(room, puzzle, 'en')
    expect(steps.filter(({ kind }) => kind === 'hint').map(({ text }) => text)).toEqual(puzzle.hints)
    if (steps.some(({ kind }) => kind === 'answer')) expect(steps.at(-1)?.kind).toBe('answer')
  }
  expect(room.puzzles.some((puzzle) => stepsOf(room, puzzle, 'en').at(-1)?.kind === 'answer')).toBe(true)
})

test('a hint without a translation stays in the primary language', () => {
  const [puzzle] = room.puzzles
  const both = { ...puzzle!, hints: ['One', 'Two'], translations: { fr: { hints: ['Un', ' '] } } }
  expect(stepsOf(room, both, 'fr').slice(0, 2)).toEqual([
    { kind: 'hint', text: 'Un' },
    { kind: 'hint', text: 'Two' },
  ])
})

test('a key opens only its own edition, and another server’s key opens none', () => {
  const [edition, other] = [
    { id: 'a', number: 3 },
    { id: 'b', number: 3 },
  ]
  const key = hintKey(edition, 'secret')
  expect(editionNumberIn(key)).toBe(3)
  expect(isHintKey(key, edition, 'secret')).toBe(true)
  expect(isHintKey(key, other, 'secret')).toBe(false)
  expect(isHintKey(key, edition, 'another')).toBe(false)
  expect(isHintKey(hintKey({ ...edition, number: 4 }, 'secret'), edition, 'secret')).toBe(false)
  for (const none of ['', '3', '3-', '3-abc', '-1-abcdefgh2345', `${key} `]) expect(editionNumberIn(none)).toBe(null)
})
