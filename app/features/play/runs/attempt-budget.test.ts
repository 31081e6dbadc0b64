import { expect, test } from 'vitest'
import {
  budgetKeys,
  establishedAfterMs,
  forgottenAfterMs,
  mostOfAgain,
  mostOfNewcomers,
  standingOf,
} from './attempt-budget.ts'
import type { Counted } from './attempt-budget.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const guest = { userId: null, guestHash: 'abc', address: '203.0.113.7' }
const member = { userId: 'u1', guestHash: 'abc', address: '203.0.113.7' }
const nothing: Counted = { attempts: [], budgets: [], guestSince: null }
const row = (group: string, count: number, endsAt = now + 600_000) => ({ key: `answers|${group}|p`, count, endsAt })
const groups = (counted: Counted) => standingOf(guest, 'p', counted, now).budgets.map(({ key }) => key.split('|')[1])

test('a member is counted by account and never by address', () => {
  const own = { key: 'answers|user:u1|p', most: 30, windowMs: 600_000 }
  expect(standingOf(member, 'p', nothing, now)).toEqual({
    actor: 'user:u1',
    budgets: [own],
    waitMs: 0,
    shared: false,
    countsRefusals: null,
  })
  expect(budgetKeys(member, 'p').some((key) => key.includes(member.address))).toBe(false)
})

test('a guest shares the newcomers’ budget for 45 seconds and no longer', () => {
  expect(groups({ ...nothing, guestSince: now - establishedAfterMs + 1 })).toEqual([
    'guest:abc',
    'newcomers:203.0.113.7',
    'long:203.0.113.7',
  ])
  expect(groups({ ...nothing, guestSince: now - establishedAfterMs })).toEqual([
    'guest:abc',
    'guests:203.0.113.7',
    'long:203.0.113.7',
  ])
  expect(groups(nothing)).toContain('newcomers:203.0.113.7')
})

test('who kept sending while told to wait is a newcomer until a day has passed', () => {
  const sent = (count: number, updatedAt: number) => ({
    ...nothing,
    guestSince: now - 3_600_000,
    attempts: [{ actor: 'hasty:abc', count, pausedUntil: null, updatedAt }],
  })
  expect(groups(sent(2, now - 600_000))).toEqual(['guest:abc', 'newcomers:203.0.113.7'])
  expect(groups(sent(1, now - 600_000))).toContain('guests:203.0.113.7')
  expect(groups(sent(2, now - forgottenAfterMs))).toContain('guests:203.0.113.7')
  expect(
    standingOf(guest, 'p', { ...sent(2, now), budgets: [row('newcomers:203.0.113.7', mostOfNewcomers)] }, now),
  ).toMatchObject({ waitMs: 600_000, shared: true, countsRefusals: null })
})

test('a newcomer waits no longer than until they are none, and it is counted when they do not', () => {
  const counted = { ...nothing, guestSince: now - 15_000, budgets: [row('newcomers:203.0.113.7', mostOfNewcomers)] }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({
    waitMs: 30_000,
    shared: true,
    countsRefusals: 'hasty:abc',
  })
  expect(standingOf(guest, 'p', { ...nothing, guestSince: now }, now)).toMatchObject({
    waitMs: 0,
    countsRefusals: null,
  })
})

test('what newcomers share is kept for those who have not guessed yet', () => {
  const counted = { ...nothing, guestSince: now, budgets: [row('newcomers:203.0.113.7', mostOfAgain)] }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({ waitMs: 0 })
  expect(standingOf(guest, 'p', { ...counted, budgets: [...counted.budgets, row('guest:abc', 1)] }, now)).toMatchObject(
    { waitMs: establishedAfterMs, shared: true },
  )
})

test('the longest of the waits holds, and a wait that others caused says so', () => {
  const paused = { actor: 'guest:abc', count: 3, pausedUntil: now + 30_000, updatedAt: now }
  const counted = {
    ...nothing,
    guestSince: now - 3_600_000,
    budgets: [row('guests:203.0.113.7', 225, now + 60_000)],
    attempts: [paused],
  }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({ waitMs: 60_000, shared: true })
  expect(
    standingOf(guest, 'p', { ...counted, budgets: [row('guests:203.0.113.7', 225, now + 5_000)] }, now),
  ).toMatchObject({ waitMs: 30_000, shared: false })
  expect(
    standingOf(guest, 'p', { ...counted, attempts: [], budgets: [row('guests:203.0.113.7', 225, now)] }, now),
  ).toMatchObject({ waitMs: 0 })
  expect(
    standingOf(guest, 'p', { ...counted, attempts: [], budgets: [row('long:203.0.113.7', 540, now + 7_200_000)] }, now),
  ).toMatchObject({ waitMs: 7_200_000, shared: true })
})
