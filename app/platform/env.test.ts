import { expect, test } from 'vitest'
import { EnvironmentError, parseEnv } from './env.server.ts'

test('an empty environment starts a local installation on port 3000', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    isLocalInstallation: true,
    SEED_SAMPLES: 'on',
    filesDir: '.data/files',
    ADMIN_EMAILS: [],
  })
})

test('an empty variable counts as absent', () => {
  expect(parseEnv({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000, isLocalInstallation: true })
})

test('with a public address it is no local installation', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://play.example.org/' })).toMatchObject({
    PUBLIC_URL: 'https://play.example.org',
    isLocalInstallation: false,
  })
})

test('the path of a bucket’s address is kept', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(
    ['https://s3.example.org', 'https://example.org/storage/v1/s3/'].map(
      (S3_ENDPOINT) => parseEnv({ ...keys, S3_ENDPOINT }).S3_ENDPOINT,
    ),
  ).toEqual(['https://s3.example.org', 'https://example.org/storage/v1/s3'])
})

test('administrators are compared in lower case, without spaces', () => {
  expect(parseEnv({ ADMIN_EMAILS: ' Ada@Example.org, bob@example.org ,' }).ADMIN_EMAILS).toEqual([
    'ada@example.org',
    'bob@example.org',
  ])
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['METRICS_PORT', 'none'],
  // The default of PORT
  ['METRICS_PORT', '3000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'https://example.org/games'],
  ['PUBLIC_URL', 'https://example.org/?at=games'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://localhost/x?sslmode=perhaps'],
  ['DATABASE_POOL_SIZE', '5'],
  ['AUTH_SECRET', 'short'],
  ['SEED_SAMPLES', 'perhaps'],
  ['TRUSTED_PROXIES', '-1'],
  ['RATE_LIMIT_SCALE', '0'],
  ['S3_ACCESS_KEY_ID', 'alone'],
  ['S3_ENDPOINT', 'https://s3.example.org'],
  ['S3_REGION', 'eu-north-1'],
  ['S3_FORCE_PATH_STYLE', 'on'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Whodini'],
  ['MAIL_FROM', 'Whodini <a@example.org>\nBcc: b@example.org'],
  ['CONTACT_EMAIL', 'a@example.org, b@example.org'],
  ['GOOGLE_CLIENT_ID', 'alone'],
  ['GOOGLE_ISSUER', 'http://accounts.example.org'],
  ['AI_BASE_URL', 'http://api.example.org/v1'],
  ['AI_IMAGE_HOSTS', 'https://images.example.org'],
  ['AI_IMAGE_HOSTS', 'localhost'],
  ['AI_IMAGE_HOSTS', '[::1]'],
  ['AI_DAILY_BUDGET', 'much'],
  ['XAPI_ENDPOINT', 'http://records.example.org/xapi'],
  ['XAPI_KEY', 'alone'],
  ['LTI_LOCAL_PLATFORMS', 'perhaps'],
])('%s=%s is refused with a reason that names it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvironmentError)
  expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('a bucket needs no keys, but one key needs the other, and bucket settings need a bucket', () => {
  expect(parseEnv({ S3_BUCKET: 'whodini', S3_REGION: 'ca-central-1' })).toMatchObject({
    S3_BUCKET: 'whodini',
    S3_REGION: 'ca-central-1',
  })
  expect(() => parseEnv({ S3_BUCKET: 'whodini', S3_ACCESS_KEY_ID: 'key' })).toThrow(
    /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY belong together/,
  )
  expect(() =>
    parseEnv({ S3_ENDPOINT: 'https://s3.example.org', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }),
  ).toThrow(/S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT without S3_BUCKET/)
})

test.each([
  ['mail@example.org', { name: 'Whodini', address: 'mail@example.org' }],
  ['The House <mail@example.org>', { name: 'The House', address: 'mail@example.org' }],
  ['"House, The" <mail@example.org>', { name: 'House, The', address: 'mail@example.org' }],
])('the sender %s is read as name and address', (given, sender) => {
  expect(parseEnv({ MAIL_FROM: given }).MAIL_FROM).toEqual(sender)
})

test('an AI provider is given with all its variables or not at all', () => {
  const whole = {
    AI_BASE_URL: 'https://api.example.org/v1',
    AI_API_KEY: 'key',
    AI_IMAGE_MODEL: 'painter',
    AI_TEXT_MODEL: 'writer',
    AI_IMAGE_HOSTS: 'images.example.org, .Example.net',
  }
  expect(parseEnv(whole)).toMatchObject({
    AI_IMAGE_HOSTS: ['images.example.org', '.example.net'],
    AI_DAILY_BUDGET: 5000,
  })
  for (const name of Object.keys(whole))
    expect(() => parseEnv({ ...whole, [name]: '' })).toThrow(/AI_BASE_URL, AI_API_KEY, .* belong together: give all/)
})

test('a refused mail server does not reveal its password', () => {
  expect(() => parseEnv({ SMTP_URL: 'http://me:hunter2@mail.example.org' })).toThrow(
    /^(?![\s\S]*hunter2)[\s\S]*SMTP_URL/,
  )
})

test('a public server sells with live keys, unless another server stands in for Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const site = { PUBLIC_URL: 'https://play.example.org' }
  expect(() => parseEnv({ ...keys, ...site })).toThrow(/STRIPE_SECRET_KEY is a test key/)
  expect(parseEnv(keys).STRIPE_SECRET_KEY).toBe('sk_test_1')
  expect(parseEnv({ ...keys, ...site, STRIPE_API_BASE: 'http://127.0.0.1:4242' }).PUBLIC_URL).toBe(site.PUBLIC_URL)
  expect(parseEnv({ ...keys, ...site, STRIPE_SECRET_KEY: 'sk_live_1' }).STRIPE_SECRET_KEY).toBe('sk_live_1')
})

test('all refusals are reported together', () => {
  expect(() => parseEnv({ PORT: 'x', AUTH_SECRET: 'y' })).toThrow(/PORT[\s\S]*AUTH_SECRET/)
})

test('platforms on the machine itself are for tests, and refused on a public server', () => {
  expect(parseEnv({ LTI_LOCAL_PLATFORMS: 'on' }).LTI_LOCAL_PLATFORMS).toBe('on')
  expect(() => parseEnv({ LTI_LOCAL_PLATFORMS: 'on', PUBLIC_URL: 'https://play.example.org' })).toThrow(/for tests/)
})
