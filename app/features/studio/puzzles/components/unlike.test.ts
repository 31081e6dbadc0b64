import { expect, test } from 'vitest'
import { unlike } from './unlike.ts'

test('words are offered once, and none that are there, whatever their accents and capitals', () => {
  expect(unlike(['Piano', 'clavier', 'Clavier', 'épinette'], ['piano', 'Épinette'])).toEqual(['clavier'])
})
