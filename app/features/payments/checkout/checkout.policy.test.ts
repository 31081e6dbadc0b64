import { expect, test } from 'vitest'
import { isOut, statuses } from '#app/shared/statuses.ts'
import { checkoutStanding } from './checkout.policy.ts'
import type { CheckoutFacts, CheckoutStanding } from './checkout.policy.ts'

const facts: CheckoutFacts = {
  status: 'published',
  isDeleted: false,
  hasEdition: true,
  priceCents: 1250,
  isOwner: false,
  isAdmin: false,
  hasBought: false,
  isSelling: true,
}

test.each<[CheckoutStanding, Partial<CheckoutFacts>]>([
  ['buy', {}],
  ['closed', { isSelling: false }],
  ['play', { priceCents: 0 }],
  ['play', { isOwner: true }],
  ['play', { isAdmin: true }],
  ['play', { hasBought: true }],
  ['play', { hasBought: true, status: 'draft' }],
  ['play', { hasBought: true, isDeleted: true }],
  ['later', { status: 'coming_soon' }],
  ['hidden', { status: 'draft' }],
  ['hidden', { status: 'in_review' }],
  ['hidden', { hasEdition: false }],
  ['hidden', { isDeleted: true }],
  ['hidden', { isDeleted: true, isAdmin: true }],
])('%s: %j', (standing, changes) => {
  expect(checkoutStanding({ ...facts, ...changes })).toBe(standing)
})

test('only published and unlisted works can be paid for', () => {
  for (const status of statuses) expect(checkoutStanding({ ...facts, status }) === 'buy', status).toBe(isOut(status))
})
