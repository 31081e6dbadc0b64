import { expect, test } from 'vitest'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { playEvening } from './evening.ts'

const dinner = readDinner(dinnerRows())

test('each clue comes to light once, in its phase', () => {
  const { rounds } = playEvening(dinner, [])
  const released = rounds.flatMap(({ releases }) => releases.map(({ id }) => id))
  expect(released.toSorted()).toEqual(dinner.clues.map(({ id }) => id).toSorted())
  expect(rounds[1]!.releases.map(({ id }) => id)).toEqual(['letter'])
})

test('the guests can accuse once only the culprit is left', () => {
  const left = playEvening(dinner, []).rounds.map((round) => round.left.map(({ id }) => id))
  expect(left[0]!.length).toBe(9)
  expect(left.at(-1)).toEqual(['ada'])
})

test('a guest keeps a clue until it is released', () => {
  const keeps = playEvening(dinner, []).rounds.map(
    ({ guests }) => guests.find(({ guest }) => guest.id === 'ada')!.keeps.length,
  )
  expect(keeps).toEqual([1, 1, 1, 1, 0, 0, 0])
})

test('a guest who cancels is not at the table, and their clues go to others', () => {
  const { rounds, dealt } = playEvening(dinner, ['greta'])
  expect(rounds[0]!.guests.some(({ guest }) => guest.id === 'greta')).toBe(false)
  expect(dealt.map(({ clueId }) => clueId)).toEqual(['ticket', 'will'])
  expect(rounds.flatMap(({ releases }) => releases)).toHaveLength(dinner.clues.length)
})
