import { expect, test } from 'vitest'
import { brokenBy, leftOf } from './call-limits.ts'

const limits = { minute: 5, hour: 30, day: 100, budget: 50 }
const used = { lastMinute: 0, lastHour: 0, lastDay: 0, ofBudget: 0 }

test('remaining calls are given for a minute, an hour, a day and the budget, never below zero', () => {
  expect(leftOf({ lastMinute: 2, lastHour: 31, lastDay: 40, ofBudget: 45 }, limits)).toEqual({
    minute: 3,
    hour: 0,
    day: 60,
    budget: 5,
  })
})

test.each([
  [{}, 10, []],
  [{ lastMinute: 5 }, 1, ['minute']],
  [{ lastHour: 30 }, 1, ['hour']],
  [{ lastDay: 100 }, 1, ['day']],
  [{ ofBudget: 41 }, 10, ['budget']],
  [{ ofBudget: 40 }, 10, []],
  [{ ofBudget: 60 }, 0, []],
  [{ lastMinute: 5, lastDay: 100, ofBudget: 45 }, 10, ['minute', 'day', 'budget']],
])('after %o a call of %d breaks the limits: %s', (more, amount, broken) => {
  expect(brokenBy(leftOf({ ...used, ...more }, limits), amount)).toEqual(broken)
})
