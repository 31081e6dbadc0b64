import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, getDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { TestBrowser } from './test-browser.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-installation-'))
  vi.stubEnv('PUBLIC_URL', '')
  vi.stubEnv('AUTH_SECRET', '')
  vi.stubEnv('DATA_DIR', folder)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  database = await openTestDatabase()
  openDatabase(database.connection)
})

afterAll(async () => {
  vi.restoreAllMocks()
  await closeDatabase()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await getDatabase().delete(users)
  await getDatabase().execute('delete from rate_limit_counters')
})

describe('on a local installation', () => {
  it('the first person to sign up is admin at once, with a verified address; the next is not', async () => {
    const [first, second] = [new TestBrowser(), new TestBrowser()]
    await first.signUp('ada@example.org')
    await second.signUp('bob@example.org')
    expect(await first.viewer()).toMatchObject({ role: 'admin', emailVerified: true })
    expect(await second.viewer()).toMatchObject({ role: 'user', emailVerified: false })
  })

  it('the owners of the samples do not count as persons', async () => {
    await getDatabase().insert(users).values({ id: newId(), name: 'The House', email: 'house@samples.invalid', emailVerified: true, isSeeded: true })
    const browser = new TestBrowser()
    await browser.signUp('ada@example.org')
    expect((await browser.viewer())?.role).toBe('admin')
  })

  it('nobody signs in as an owner of the samples, who has no credential', async () => {
    await getDatabase().insert(users).values({ id: newId(), name: 'The House', email: 'house@example.org', emailVerified: true, isSeeded: true })
    expect((await new TestBrowser().signIn('house@example.org')).errors).toEqual({ '': ['account_wrong_credentials'] })
    expect((await new TestBrowser().signUp('house@example.org')).errors).toEqual({ '': ['account_email_taken'] })
  })

  it('of people who sign up first at the same moment exactly one becomes admin, in every round', async () => {
    for (let round = 0; round < 8; round++) {
      await getDatabase().delete(users)
      const browsers = Array.from({ length: 4 }, () => new TestBrowser())
      const answers = await Promise.all(browsers.map((browser, i) => browser.signUp(`person${i}@example.org`)))
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
      const roles = await Promise.all(browsers.map(async (browser) => (await browser.viewer())?.role))
      expect(roles.toSorted()).toEqual(['admin', 'user', 'user', 'user'])
      expect(await getDatabase().$count(userRoles)).toBe(1)
    }
  })

  it('a first sign-up that is refused makes nobody admin', async () => {
    await new TestBrowser().signUp('ada@example.org', '123456')
    expect(await getDatabase().$count(userRoles)).toBe(0)
    const browser = new TestBrowser()
    await browser.signUp('bob@example.org')
    expect((await browser.viewer())?.role).toBe('admin')
  })
})
