import { describe, expect, it } from 'vitest'
import { awaitsSecondFactor, effectiveRole } from './roles.ts'

const person = { storedRole: null, email: 'ada@example.org', emailVerified: true, hasSecondFactor: false }
const rules = { ADMIN_EMAILS: ['boss@example.org'] }

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
    expect(effectiveRole(facts, rules)).toBe(role)
  })

  it.each([
    ['user', false, person],
    ['user', true, { ...person, storedRole: 'moderator' }],
    ['user', true, { ...person, email: 'boss@example.org' }],
    ['user', false, { ...person, storedRole: 'admin', emailVerified: false }],
    ['admin', false, { ...person, storedRole: 'admin', hasSecondFactor: true }],
    ['user', false, { ...person, hasSecondFactor: true }],
  ] as const)('on a public server is %s, awaiting a second factor: %s, for %j', (role, awaits, facts) => {
    const onPublicServer = { ...rules, PUBLIC_URL: 'https://play.example.org' }
    expect([effectiveRole(facts, onPublicServer), awaitsSecondFactor(facts, onPublicServer)]).toEqual([role, awaits])
  })
})
