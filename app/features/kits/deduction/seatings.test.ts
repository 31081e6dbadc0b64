import { expect, test } from 'vitest'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { cancelGuests } from './cancel-guests.ts'
import { seatingsOf } from './seatings.ts'

test('every set of absent optional guests that leaves a number within the range is tried', () => {
  const count = (range: string) => seatingsOf(readDinner(dinnerRows(range))).length
  expect(['6', '7', '8', '9', '10', '6-10', '9-10'].map(count)).toEqual([1, 4, 6, 4, 1, 16, 5])
})

test('a guest who cancels leaves their clue to the guest with the fewest, and the host a letter', () => {
  const { document, dealt, letters } = cancelGuests(readDinner(dinnerRows()), ['iris'])
  expect(dealt).toEqual([{ clueId: 'photograph', toId: 'dorian' }])
  expect(document.clues.find(({ id }) => id === 'photograph')).toMatchObject({
    holder: 'character',
    holderId: 'dorian',
  })
  expect(letters.map(({ id, revealsSecretOfId }) => `${id}: ${revealsSecretOfId}`)).toEqual(['iris course main: hugo'])
  expect(document.characters.map(({ id }) => id)).not.toContain('iris')
})

test('a clue that mentions everybody goes to the host', () => {
  const dinner = readDinner(dinnerRows())
  const meanings = dinner.characters.map(({ id: characterId }) => ({
    characterId,
    aspect: 'motive' as const,
    bearing: 'burdens' as const,
  }))
  const clues = dinner.clues.map((clue) => (clue.id === 'photograph' ? { ...clue, meanings } : clue))
  const { dealt } = cancelGuests({ ...dinner, clues }, ['iris'])
  expect(dealt).toEqual([{ clueId: 'photograph', toId: null }])
})
