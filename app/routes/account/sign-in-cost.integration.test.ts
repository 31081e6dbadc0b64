import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, isConnectionError, openDatabase } from '#app/platform/database/client.server.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { TestBrowser } from './test-browser.ts'

const runs: string[] = []

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      runs.push(`hash ${JSON.stringify(args[1])}`)
      return real.hash(...args)
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      runs.push(`verify ${String(args[0]).split('$')[3]}`)
      return real.verify(...args)
    },
  }
})

let database: TestDatabase

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'http://whodini.test')
  vi.stubEnv('AUTH_SECRET', 'a secret for the tests of signing in, long enough')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  database = await openTestDatabase()
  openDatabase(database.connection)
  await new TestBrowser().signUp('ada@example.org')
})

afterAll(async () => {
  vi.restoreAllMocks()
  await closeDatabase()
  await database.close()
})

beforeEach(() => void runs.splice(0))

describe('signing in', () => {
  it('costs one run of Argon2id with the same parameters, whether anybody has the address or not', async () => {
    await new TestBrowser().signIn('ada@example.org', 'paper lantern')
    await new TestBrowser().signIn('eve@example.org', 'paper lantern')
    expect(runs).toEqual(['verify m=19456,t=2,p=1', 'hash {"memoryCost":19456,"timeCost":2,"parallelism":1}'])
  })

  it('costs none for a password that cannot be one', async () => {
    await new TestBrowser().signIn('ada@example.org', 'x'.repeat(129))
    await new TestBrowser().signIn('ada@example.org', '12345')
    expect(runs).toEqual([])
  })
})

describe('while the database is away', () => {
  const browser = new TestBrowser()

  beforeAll(async () => {
    await browser.signUp('bob@example.org')
    await closeDatabase()
    openDatabase({ host: '127.0.0.1', port: 1 })
  })

  it('both forms come back with what was typed and the advice to try again', async () => {
    for (const answer of [await new TestBrowser().signIn('ada@example.org'), await new TestBrowser().signUp('cyd@example.org')]) {
      expect([answer.status, answer.errors]).toEqual([503, { '': ['unavailable'] }])
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(JSON.stringify(answer.body)).toContain('@example.org')
    }
  })

  it('a visitor needs it not, and who has a session is told that it is away, not that the session is over', async () => {
    expect(await new TestBrowser().viewer()).toBeNull()
    const failure = await browser.viewer().then(() => undefined, (error: unknown) => error)
    expect(isConnectionError(failure)).toBe(true)
    expect(browser.cookies.has('whodini_session')).toBe(true)
  })
})
