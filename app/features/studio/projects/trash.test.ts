import { expect, test } from 'vitest'
import { daysLeft, goneAt, oldestInTrash } from './trash.ts'

const deletedAt = new Date('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T12:00:00Z', 30],
  ['2026-03-01T12:00:01Z', 30],
  ['2026-03-30T12:00:00Z', 1],
  ['2026-03-31T11:59:59Z', 1],
])('at %s there are %d days left', (now, days) => {
  expect(daysLeft(deletedAt, new Date(now))).toBe(days)
})

test('a project due for deletion right now is the oldest that is still in the trash', () => {
  expect(oldestInTrash(goneAt(deletedAt))).toEqual(deletedAt)
})
