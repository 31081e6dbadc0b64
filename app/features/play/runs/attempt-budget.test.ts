import { expect, test } from 'vitest'
import type { PuzzleState } from '#app/features/engine/state.schema.ts'
import {
  budgetKeys,
  establishedAfterMs,
  forgottenAfterMs,
  hasReallyPlayed,
  mostOfAgain,
  mostOfNewcomers,
  standingOf,
} from './attempt-budget.ts'
import type { Counted } from './attempt-budget.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const guest = { userId: null, guestHash: 'abc', address: '203.0.113.7', isUnverified: false }
const member = { userId: 'u1', guestHash: 'abc', address: '203.0.113.7', isUnverified: false }
const nothing: Counted = { attempts: [], budgets: [], since: null, hasPlayed: true }
const row = (group: string, count: number, endsAt = now + 600_000) => ({ key: `answers|${group}|p`, count, endsAt })
const groups = (counted: Counted) => standingOf(guest, 'p', counted, now).budgets.map(({ key }) => key.split('|')[1])

test('a member is counted by account and never by address', () => {
  const own = { key: 'answers|user:u1|p', most: 30, windowMs: 600_000 }
  expect(standingOf(member, 'p', nothing, now)).toEqual({
    actor: 'user:u1',
    budgets: [own],
    makesRoomIn: [],
    waitMs: 0,
    shared: false,
    countsRefusals: null,
  })
  expect(budgetKeys(member, 'p').some((key) => key.includes(member.address))).toBe(false)
})

// Sixty accounts in half an hour, each with its own budget
test('an account that has not verified its address is counted by network address like a guest', () => {
  const fresh = { ...member, isUnverified: true }
  const keys = budgetKeys(fresh, 'p')
  expect(keys).toEqual(['answers|user:u1|p', ...budgetKeys(guest, 'p').slice(1)])
  const spent = [row('newcomers:203.0.113.7', mostOfNewcomers)]
  const idle = { ...nothing, hasPlayed: false, since: now - 3_600_000, budgets: spent }
  expect(standingOf(fresh, 'p', idle, now)).toMatchObject({ actor: 'user:u1', waitMs: 600_000, shared: true })
  expect(standingOf(member, 'p', idle, now)).toMatchObject({ waitMs: 0 })
})

test('a guest shares the newcomers’ budget for 45 seconds and no longer', () => {
  expect(groups({ ...nothing, since: now - establishedAfterMs + 1 })).toEqual([
    'guest:abc',
    'newcomers:203.0.113.7',
    'long:203.0.113.7',
  ])
  expect(groups({ ...nothing, since: now - establishedAfterMs })).toEqual([
    'guest:abc',
    'guests:203.0.113.7',
    'long:203.0.113.7',
  ])
  expect(groups(nothing)).toContain('newcomers:203.0.113.7')
})

// After 45 seconds a fresh cookie counted as a player: eighty of them had 225 codes judged together
test('a guest who has found and solved nothing shares the newcomers’ budget, also after a wait', () => {
  const idle = { ...nothing, hasPlayed: false, since: now - 3_600_000 }
  expect(groups(idle)).toEqual(['guest:abc', 'newcomers:203.0.113.7', 'long:203.0.113.7'])
  const spent = [row('newcomers:203.0.113.7', mostOfNewcomers)]
  expect(standingOf(guest, 'p', { ...idle, budgets: spent }, now)).toMatchObject({
    waitMs: 600_000,
    shared: true,
    countsRefusals: null,
  })
  expect(standingOf(guest, 'p', { ...idle, since: now, budgets: spent }, now)).toMatchObject({ waitMs: 600_000 })
  // All thirty are for anybody who comes, not ten
  const again = [row('newcomers:203.0.113.7', mostOfNewcomers - 1), row('guest:abc', 12)]
  expect(standingOf(guest, 'p', { ...idle, budgets: again }, now)).toMatchObject({ waitMs: 0 })
})

test('an item or another solved puzzle means really playing; this or a revealed one does not', () => {
  const solved = (revealed: boolean) => ({ solved: { revealed } }) as unknown as PuzzleState
  const fresh = { takenHotspots: [], inventory: {}, puzzles: { p: solved(false), q: solved(true) } }
  expect(hasReallyPlayed(fresh, 'p')).toBe(false)
  expect(hasReallyPlayed({ ...fresh, takenHotspots: ['h'] }, 'p')).toBe(true)
  expect(hasReallyPlayed({ ...fresh, inventory: { i: 1 } }, 'p')).toBe(true)
  expect(hasReallyPlayed({ ...fresh, puzzles: { q: solved(false) } }, 'p')).toBe(true)
})

test('a guest who kept sending while told to wait is a newcomer for a day', () => {
  const sent = (count: number, updatedAt: number) => ({
    ...nothing,
    since: now - 3_600_000,
    attempts: [{ actor: 'hasty:abc', count, pausedUntil: null, updatedAt }],
  })
  expect(groups(sent(2, now - 600_000))).toEqual(['guest:abc', 'newcomers:203.0.113.7'])
  expect(groups(sent(1, now - 600_000))).toContain('guests:203.0.113.7')
  expect(groups(sent(2, now - forgottenAfterMs))).toContain('guests:203.0.113.7')
  expect(
    standingOf(guest, 'p', { ...sent(2, now), budgets: [row('newcomers:203.0.113.7', mostOfNewcomers)] }, now),
  ).toMatchObject({ waitMs: 600_000, shared: true, countsRefusals: null })
})

test('a newcomer waits at most until no longer one, and refusals are counted if they do not wait', () => {
  const counted = { ...nothing, since: now - 15_000, budgets: [row('newcomers:203.0.113.7', mostOfNewcomers)] }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({
    waitMs: 30_000,
    shared: true,
    countsRefusals: 'hasty:abc',
  })
  expect(standingOf(guest, 'p', { ...nothing, since: now }, now)).toMatchObject({
    waitMs: 0,
    countsRefusals: null,
  })
})

test('what newcomers share is reserved for those who have not guessed yet', () => {
  const counted = { ...nothing, since: now, budgets: [row('newcomers:203.0.113.7', mostOfAgain)] }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({ waitMs: 0 })
  expect(standingOf(guest, 'p', { ...counted, budgets: [...counted.budgets, row('guest:abc', 1)] }, now)).toMatchObject(
    { waitMs: establishedAfterMs, shared: true },
  )
})

test('the longest wait applies, and one caused by others says so', () => {
  const paused = { actor: 'guest:abc', count: 3, pausedUntil: now + 30_000, updatedAt: now }
  const counted = {
    ...nothing,
    since: now - 3_600_000,
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
