import { expect, test } from 'vitest'
import { giftStanding } from './gift.policy.ts'
import type { GiftFacts, GiftStanding } from './gift.policy.ts'

const facts: GiftFacts = {
  status: 'paid',
  flag: null,
  seats: 2,
  redeemed: 1,
  hasTakenSeat: false,
  refundAskedAt: null,
  hasBought: false,
  isOwner: false,
}

const asked = new Date('2026-11-01T12:00:00Z')

test.each<[GiftStanding, Partial<GiftFacts>]>([
  ['open', {}],
  ['held', { status: 'disputed' }],
  ['held', { refundAskedAt: asked, redeemed: 2 }],
  ['used', { redeemed: 2 }],
  ['mine', { hasTakenSeat: true, hasBought: true, redeemed: 2 }],
  ['owned', { hasBought: true }],
  ['owned', { hasBought: true, redeemed: 2 }],
  ['own', { isOwner: true }],
  ['over', { status: 'refunded' }],
  ['over', { status: 'lost', hasTakenSeat: true }],
  ['mine', { status: 'disputed', hasTakenSeat: true, hasBought: true }],
  ['owned', { refundAskedAt: asked, hasBought: true }],
  ['over', { refundAskedAt: asked, status: 'refunded' }],
  ['over', { status: 'refunded', isOwner: true }],
  ['over', { flag: 'mismatch' }],
  ['over', { flag: 'no_adventure' }],
  ['unknown', { status: 'pending' }],
  ['unknown', { status: 'failed', isOwner: true }],
])('%s: %j', (standing, changes) => expect(giftStanding({ ...facts, ...changes })).toBe(standing))
