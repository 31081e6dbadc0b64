import { expect, test } from 'vitest'
import { budgetKeys, forgottenAfterMs, mostOfNewcomers, standingOf } from './attempt-budget.ts'
import type { Counted } from './attempt-budget.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const guest = { userId: null, guestHash: 'abc', address: '203.0.113.7' }
const member = { userId: 'u1', guestHash: 'abc', address: '203.0.113.7' }
const nothing: Counted = { attempts: [], budgets: [], guestSince: null }

test('a member is counted by account and never by address', () => {
  expect(standingOf(member, 'p', nothing, now)).toEqual({ actor: 'user:u1', isNewcomer: false, budgets: [{ key: 'answers|user:u1|p', most: 30 }], waitMs: 0, shared: false })
  expect(budgetKeys(member, 'p').some((key) => key.includes(member.address))).toBe(false)
})

test('a guest just seen is a newcomer; one who came two minutes ago is not', () => {
  const actor = (guestSince: number) => standingOf(guest, 'p', { ...nothing, guestSince }, now).actor
  expect(actor(now - 119_000)).toBe('newcomer:abc')
  expect(actor(now - 120_000)).toBe('guest:abc')
})

test('who began to guess as a newcomer stays one at that puzzle, until a day has passed', () => {
  const began = (updatedAt: number) => ({ ...nothing, guestSince: now - 3_600_000, attempts: [{ actor: 'newcomer:abc', pausedUntil: null, updatedAt }] })
  expect(standingOf(guest, 'p', began(now - 600_000), now).actor).toBe('newcomer:abc')
  expect(standingOf(guest, 'p', began(now - forgottenAfterMs), now).actor).toBe('guest:abc')
})

test('the longest of the waits holds, and a wait that others caused says so', () => {
  const full = { key: 'answers|newcomers:203.0.113.7|p', count: mostOfNewcomers, endsAt: now + 60_000 }
  const counted = { ...nothing, guestSince: now, budgets: [full], attempts: [{ actor: 'newcomer:abc', pausedUntil: now + 30_000, updatedAt: now }] }
  expect(standingOf(guest, 'p', counted, now)).toMatchObject({ waitMs: 60_000, shared: true })
  expect(standingOf(guest, 'p', { ...counted, budgets: [{ ...full, endsAt: now + 5_000 }] }, now)).toMatchObject({ waitMs: 30_000, shared: false })
  expect(standingOf(guest, 'p', { ...counted, attempts: [], budgets: [{ ...full, endsAt: now }] }, now)).toMatchObject({ waitMs: 0 })
})
