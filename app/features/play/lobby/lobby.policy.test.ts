import { expect, test } from 'vitest'
import { isOut, statuses } from '#app/shared/statuses.ts'
import { isWithheld, lobbyView, mayPlayTogether, startKind } from './lobby.policy.ts'
import type { LobbyFacts } from './lobby.policy.ts'

const stranger: LobbyFacts = {
  status: 'published',
  isDeleted: false,
  priceCents: 0,
  hasEdition: true,
  isOwner: false,
  isAuthor: false,
  isAdmin: false,
  hasBought: false,
  hasRuns: false,
  judges: false,
}
const paid = { ...stranger, priceCents: 1250 }

test('anybody may play a free, published adventure', () => {
  expect(startKind(stranger)).toBe('play')
})

test('a paid adventure is played after buying, and by admins', () => {
  expect(startKind(paid)).toBe('buy')
  expect(startKind({ ...paid, hasBought: true })).toBe('play')
  expect(startKind({ ...paid, isAdmin: true })).toBe('play')
})

test('the owner playtests in every status, and never plays', () => {
  for (const status of statuses)
    expect(startKind({ ...paid, status, isOwner: true, isAuthor: true, hasEdition: false })).toBe('playtest')
})

test('playing with others is for those who may play, and for the owner once it is published', () => {
  expect(mayPlayTogether(stranger)).toBe(true)
  expect([
    mayPlayTogether(paid),
    mayPlayTogether({ ...paid, hasBought: true }),
    mayPlayTogether({ ...paid, isAdmin: true }),
  ]).toEqual([false, true, true])
  expect(statuses.map((status) => mayPlayTogether({ ...paid, status, isOwner: true, isAuthor: true }))).toEqual(
    statuses.map(isOut),
  )
  for (const gone of [{ isDeleted: true }, { hasEdition: false }])
    expect(mayPlayTogether({ ...paid, isOwner: true, isAuthor: true, ...gone })).toBe(false)
})

test('strangers see no draft or work in review, and only an announcement of what is coming soon', () => {
  expect(
    statuses.map((status) => [status, lobbyView({ ...stranger, status }), startKind({ ...stranger, status })]),
  ).toEqual([
    ['draft', 'hidden', 'closed'],
    ['in_review', 'hidden', 'closed'],
    ['coming_soon', 'announced', 'closed'],
    ['unlisted', 'open', 'play'],
    ['published', 'open', 'play'],
  ])
})

test('an adventure taken back or deleted starts no runs, but players and buyers keep its lobby', () => {
  for (const gone of [
    { status: 'draft' },
    { status: 'in_review' },
    { status: 'published', isDeleted: true },
  ] as const) {
    expect(lobbyView({ ...stranger, ...gone, hasRuns: true })).toBe('open')
    expect(startKind({ ...stranger, ...gone, hasRuns: true })).toBe('closed')
    expect(startKind({ ...paid, ...gone, hasBought: true })).toBe('play')
  }
})

test('nobody can try an adventure that is in the trash', () => {
  expect(lobbyView({ ...stranger, isDeleted: true, isOwner: true, isAuthor: true })).toBe('hidden')
  expect(startKind({ ...stranger, isDeleted: true, isAdmin: true })).toBe('closed')
})

test('a judging moderator tries unpublished work and plays the rest without buying', () => {
  const judging = { ...paid, judges: true }
  expect(
    statuses.map((status) => [status, lobbyView({ ...judging, status }), startKind({ ...judging, status })]),
  ).toEqual([
    ['draft', 'open', 'playtest'],
    ['in_review', 'open', 'playtest'],
    ['coming_soon', 'open', 'playtest'],
    ['unlisted', 'open', 'play'],
    ['published', 'open', 'play'],
  ])
  expect(isWithheld({ ...judging, status: 'in_review' })).toBe(false)
  expect(startKind({ ...judging, isDeleted: true })).toBe('closed')
})
