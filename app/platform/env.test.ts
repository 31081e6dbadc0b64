import { expect, test } from 'vitest'
import { EnvironmentError, parseEnv } from './env.server.ts'

test('an empty environment starts a local installation on port 3000', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, isLocalInstallation: true, SEED_SAMPLES: 'on', filesDir: '.data/files', ADMIN_EMAILS: [] })
})

test('an empty variable counts as absent', () => {
  expect(parseEnv({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000, isLocalInstallation: true })
})

test('with a public address it is no local installation, and only the origin counts', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://play.example.org/somewhere' })).toMatchObject({ PUBLIC_URL: 'https://play.example.org', isLocalInstallation: false })
})

test('administrators are compared in lower case, without spaces', () => {
  expect(parseEnv({ ADMIN_EMAILS: ' Ada@Example.org, bob@example.org ,' }).ADMIN_EMAILS).toEqual(['ada@example.org', 'bob@example.org'])
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['AUTH_SECRET', 'short'],
  ['SEED_SAMPLES', 'perhaps'],
  ['TRUSTED_PROXIES', '-1'],
  ['RATE_LIMIT_SCALE', '0'],
  ['S3_BUCKET', 'alone'],
  ['GOOGLE_CLIENT_ID', 'alone'],
  ['GOOGLE_ISSUER', 'http://accounts.example.org'],
])('%s=%s is refused with a reason that names it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvironmentError)
  expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('all refusals are said at once', () => {
  expect(() => parseEnv({ PORT: 'x', AUTH_SECRET: 'y' })).toThrow(/PORT[\s\S]*AUTH_SECRET/)
})
