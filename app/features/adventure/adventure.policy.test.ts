import { describe, expect, test } from 'vitest'
import { can } from './adventure.policy.ts'
import type { AdventureFacts, Member } from './adventure.policy.ts'

const creator: Member = { userId: 'creator', role: 'user', emailVerified: true }
const other: Member = { userId: 'other', role: 'user', emailVerified: true }
const moderator: Member = { userId: 'moderator', role: 'moderator', emailVerified: true }
const admin: Member = { userId: 'admin', role: 'admin', emailVerified: true }
const draft: AdventureFacts = { creatorId: 'creator', kind: 'online-adventure', status: 'draft', deletedAt: null }
const online = { isLocalInstallation: false }

describe.each(['changeStatus'] as const)('%s', (deed) => {
  test.each([
    ['its creator', creator, true],
    ['an admin', admin, true],
    ['another creator', other, false],
    ['a moderator', moderator, false],
    ['a visitor', null, false],
  ] as const)('%s: %s', (_who, member, expected) => {
    expect(can[deed](member, draft)).toBe(expected)
  })

  test('nobody may do it to a missing adventure or one in the trash', () => {
    expect(can[deed](admin, { ...draft, deletedAt: new Date(0) })).toBe(false)
    expect(can[deed](admin, null)).toBe(false)
  })

  test('an adventure whose creator left belongs to no visitor', () => {
    expect(can[deed](null, { ...draft, creatorId: null })).toBe(false)
  })
})

test('an unverified account may not announce or publish where mail can be sent', () => {
  const unverified = { ...creator, emailVerified: false }
  expect(can.announce(unverified, draft, online)).toEqual({ allowed: false, block: 'emailNotVerified' })
  expect(can.publish(unverified, draft, online)).toEqual({ allowed: false, block: 'emailNotVerified' })
  expect(can.publish(unverified, draft, { isLocalInstallation: true })).toEqual({ allowed: true, block: null })
})

test('people who may not edit get no reason', () => {
  expect(can.publish(other, draft, online)).toEqual({ allowed: false, block: null })
  expect(can.publish(null, draft, online)).toEqual({ allowed: false, block: null })
})

test('neither its creator nor an admin can publish an adventure that is in review', () => {
  const inReview: AdventureFacts = { ...draft, status: 'in_review' }
  expect(can.changeStatus(creator, inReview)).toBe(false)
  expect(can.publish(admin, inReview, online)).toEqual({ allowed: false, block: 'inReview' })
})

test('only an adventure in review can be resubmitted, and only by its creator', () => {
  const inReview: AdventureFacts = { ...draft, status: 'in_review' }
  expect([creator, admin, moderator, other, null].filter((member) => can.resubmit(member, inReview))).toEqual([creator])
  for (const status of ['draft', 'coming_soon', 'published'] as const)
    expect(can.resubmit(creator, { ...draft, status }), status).toBe(false)
  expect(can.resubmit(creator, { ...inReview, deletedAt: new Date(0) })).toBe(false)
  expect(can.resubmit(creator, null)).toBe(false)
})

test('a print kind is published by the same rules', () => {
  const dinner: AdventureFacts = { ...draft, kind: 'mystery-dinner' }
  expect(can.publish(creator, dinner, online)).toEqual({ allowed: true, block: null })
  expect(can.publish({ ...creator, emailVerified: false }, dinner, online).block).toBe('emailNotVerified')
})
