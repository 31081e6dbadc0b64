import { expect, test } from 'vitest'
import { refundStanding } from './refund.policy.ts'
import type { RefundFacts } from './refund.policy.ts'

const paidAt = new Date('2026-10-25T03:59:59.000-04:00')
const until = new Date('2026-11-08T02:59:59.000-05:00')
const facts: RefundFacts = {
  status: 'paid',
  flag: null,
  paidAt,
  refundAskedAt: null,
  endedAt: null,
  downloadedAt: null,
  giftSeats: null,
  seatsRedeemed: 0,
}
const after = (ms: number) => new Date(until.getTime() + ms)

test('the fourteen days are exact to the second, even across a clock change', () => {
  expect(refundStanding(facts, paidAt)).toEqual({ kind: 'may', until })
  expect(refundStanding(facts, after(0))).toEqual({ kind: 'may', until })
  expect(refundStanding(facts, after(1))).toEqual({ kind: 'ask', why: 'over', until })
  expect(refundStanding(facts, new Date('2026-11-08T07:59:58.999Z'))).toMatchObject({ kind: 'may' })
  expect(refundStanding(facts, new Date('2026-11-08T16:59:59.001+09:00'))).toMatchObject({ why: 'over' })
})

test('an ending once reached is the reason given, even after the days have passed', () => {
  const endedAt = new Date('2026-10-26T00:00:00Z')
  for (const now of [paidAt, after(1)])
    expect(refundStanding({ ...facts, endedAt }, now)).toEqual({ kind: 'ask', why: 'ended', at: endedAt })
})

test('a kit once downloaded is the reason given, unless it is a gift', () => {
  const downloadedAt = new Date('2026-10-26T00:00:00Z')
  for (const now of [paidAt, after(1)])
    expect(refundStanding({ ...facts, downloadedAt }, now)).toEqual({
      kind: 'ask',
      why: 'downloaded',
      at: downloadedAt,
    })
  expect(refundStanding({ ...facts, downloadedAt, giftSeats: 2 }, paidAt)).toEqual({ kind: 'may', until })
})

test('a gift can be refunded until a seat is redeemed, whatever its buyer has played', () => {
  const gift = { ...facts, giftSeats: 3, endedAt: paidAt }
  expect(refundStanding(gift, paidAt)).toEqual({ kind: 'may', until })
  expect(refundStanding(gift, after(1))).toMatchObject({ why: 'over' })
  expect(refundStanding({ ...gift, seatsRedeemed: 1 }, paidAt)).toEqual({ kind: 'ask', why: 'redeemed' })
  expect(refundStanding({ ...gift, seatsRedeemed: 1, status: 'refunded' }, paidAt)).toEqual({ kind: 'none' })
})

test.each(['pending', 'failed', 'refunded', 'lost'] as const)('a %s payment has nothing to refund', (status) => {
  expect(refundStanding({ ...facts, status }, paidAt)).toEqual({ kind: 'none' })
})

test('without a payment there is nothing to refund', () => {
  expect(refundStanding({ ...facts, paidAt: null }, paidAt)).toEqual({ kind: 'none' })
})

test('a payment made while it was not on sale is refunded automatically', () => {
  expect(refundStanding({ ...facts, flag: 'no_adventure' }, paidAt)).toEqual({ kind: 'ask', why: 'notSold' })
})

test.each([
  { ...facts, status: 'disputed' },
  { ...facts, flag: 'paid_twice' },
  { ...facts, flag: 'mismatch' },
] as RefundFacts[])('a disputed or flagged payment is left to people to decide (%#)', (given) => {
  expect(refundStanding(given, paidAt)).toEqual({ kind: 'ask', why: null })
})
