import { expect, test } from 'vitest'
import { nextSeen } from './use-pick-feedback.ts'

const partial = { kind: 'partial', reply: null } as const
const again = { kind: 'again', reply: null } as const
const wrong = { kind: 'wrong', reply: null } as const
const start = { feedback: null, found: 0, says: null }

test('a find is reported as a find, whether it shows before the answer comes or after', () => {
  expect(nextSeen(nextSeen(start, null, 1), partial, 1).says).toBe('found')
  expect(nextSeen(nextSeen(start, partial, 0), partial, 1).says).toBe('found')
  expect(nextSeen(start, partial, 1).says).toBe('found')
})

test('only an earlier find is reported as found already, and a miss after a find as a miss', () => {
  const found = nextSeen(start, partial, 1)
  expect(nextSeen(found, again, 1).says).toBe('again')
  expect(nextSeen(found, wrong, 1).says).toBe('wrong')
})

test('a find by somebody else replaces the last message', () => {
  const missed = nextSeen(start, wrong, 0)
  expect(nextSeen(missed, wrong, 1).says).toBe('found')
  expect(nextSeen(nextSeen(missed, wrong, 1), null, 1).says).toBe('found')
})
