import { expect, test } from 'vitest'
import { promisedAt } from './promised.server.ts'

test.each([
  ['/creator', 'make'],
  ['/creator?lang=fr', 'make'],
  ['/checkout/01a222c2-b71e-739d-a5ed-8b548d14e0af', 'buy'],
  ['/checkout/01a222c2-b71e-739d-a5ed-8b548d14e0af/gift', 'give'],
  ['/creator/sales', null],
  ['/library', null],
  [null, null],
])('on the way to %s the account page says what for: %s', (next, promised) => {
  expect(promisedAt(next)).toBe(promised)
})
