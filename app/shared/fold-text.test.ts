import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['L’Œuf brûlé', "l'oeuf brule"],
  ['ÉCOLE', 'école'],
  ['Ça – là', 'ca-la'],
  ['  two   words ', 'two words'],
])('%s and %s are found by the same search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test('folding twice changes nothing', () => {
  expect(foldText(foldText('Crème brûlée & Cie'))).toBe(foldText('Crème brûlée & Cie'))
})
