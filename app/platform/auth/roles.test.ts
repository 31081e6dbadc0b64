import { describe, expect, it } from 'vitest'
import { effectiveRole } from './roles.ts'

const person = { storedRole: null, email: 'ada@example.org', emailVerified: true }

describe('the role of a person', () => {
  it.each([
    ['user', person],
    ['moderator', { ...person, storedRole: 'moderator' }],
    ['admin', { ...person, storedRole: 'admin' }],
    ['admin', { ...person, email: 'Boss@Example.org' }],
    ['admin', { ...person, email: 'boss@example.org', storedRole: 'moderator' }],
    ['user', { ...person, email: 'boss@example.org', emailVerified: false }],
    ['user', { ...person, storedRole: 'admin', emailVerified: false }],
    ['user', { ...person, storedRole: 'owner' }],
    ['user', { ...person, email: 'boss@example.org.evil.example' }],
  ] as const)('is %s for %j', (role, facts) => {
    expect(effectiveRole(facts, ['boss@example.org'])).toBe(role)
  })
})
