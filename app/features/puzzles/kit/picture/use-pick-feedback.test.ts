import { expect, test } from 'vitest'
import { nextSeen } from './use-pick-feedback.ts'

const partial = { kind: 'partial', reply: null } as const
const again = { kind: 'again', reply: null } as const
const wrong = { kind: 'wrong', reply: null } as const
const start = { feedback: null, found: 0, says: null }

test('a find is told as a find, whether it is seen before the answer comes or after', () => {
  expect(nextSeen(nextSeen(start, null, 1), partial, 1).says).toBe('found')
  expect(nextSeen(nextSeen(start, partial, 0), partial, 1).says).toBe('found')
  expect(nextSeen(start, partial, 1).says).toBe('found')
})

test('only what was found before is told as found already, and a miss after a find as a miss', () => {
  const found = nextSeen(start, partial, 1)
  expect(nextSeen(found, again, 1).says).toBe('again')
  expect(nextSeen(found, wrong, 1).says).toBe('wrong')
})

test('what another finds is said over what was said before', () => {
  const missed = nextSeen(start, wrong, 0)
  expect(nextSeen(missed, wrong, 1).says).toBe('found')
  expect(nextSeen(nextSeen(missed, wrong, 1), null, 1).says).toBe('found')
})
