import { expect, test } from 'vitest'
import { changeLock } from './fitting-code.ts'
import { configurationSchema } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

const typed = configurationSchema.parse({ lock: 'field', codeType: 'alphabetic' })
const arrows = configurationSchema.parse({ lock: 'directions' })

test('a code that a lock cannot write comes back with a lock that can', () => {
  const away = changeLock('SESAME', [], arrows)
  expect(away).toEqual({ code: '', left: ['SESAME'] })
  const drawn = changeLock('↑↑←', away.left, typed)
  expect(drawn).toEqual({ code: 'SESAME', left: ['↑↑←'] })
  expect(changeLock(drawn.code, drawn.left, arrows)).toEqual({ code: '↑↑←', left: ['SESAME'] })
})

test('a code that the new lock can write stays', () => {
  expect(changeLock('4711', [], configurationSchema.parse({ lock: 'keypad' }))).toEqual({ code: '4711', left: [] })
  expect(changeLock('↑→', [], configurationSchema.parse({ lock: 'directions', diagonals: true }))).toEqual({
    code: '↑→',
    left: [],
  })
})
