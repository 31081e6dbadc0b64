import { expect, test } from 'vitest'
import { unlike } from './unlike.ts'

test('each word is offered once, and no existing one, whatever its accents and capitals', () => {
  expect(unlike(['Piano', 'clavier', 'Clavier', 'épinette'], ['piano', 'Épinette'])).toEqual(['clavier'])
})
