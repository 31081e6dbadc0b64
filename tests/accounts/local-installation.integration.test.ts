import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { ada, bob, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-installation-'))

useAccounts({ PUBLIC_URL: '', AUTH_SECRET: '', DATA_DIR: folder })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('on a local installation', () => {
  it('the first person to sign up becomes admin, with a verified address; the next does not', async () => {
    const [first, second] = [new TestBrowser(), new TestBrowser()]
    await first.signUp(ada)
    await second.signUp(bob)
    expect(await first.viewer()).toMatchObject({ role: 'admin', emailVerified: true })
    expect(await second.viewer()).toMatchObject({ role: 'user', emailVerified: false })
  })

  it('the owners of the samples do not count as people', async () => {
    await getDatabase()
      .insert(users)
      .values({ id: newId(), name: 'The House', email: 'house@samples.invalid', emailVerified: true, isSeeded: true })
    const browser = new TestBrowser()
    await browser.signUp(ada)
    expect((await browser.viewer())?.role).toBe('admin')
  })

  it('nobody signs in as an owner of the samples, who has no credential', async () => {
    await getDatabase()
      .insert(users)
      .values({ id: newId(), name: 'The House', email: 'house@example.org', emailVerified: true, isSeeded: true })
    expect((await new TestBrowser().signIn('house@example.org')).errors).toEqual({ '': ['account_wrong_credentials'] })
    expect((await new TestBrowser().signUp('house@example.org')).errors).toEqual({ '': ['account_email_taken'] })
  })

  it('if several people sign up first at the same time, one becomes admin, in every round', async () => {
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
    await new TestBrowser().signUp(ada, '123456')
    expect(await getDatabase().$count(userRoles)).toBe(0)
    const browser = new TestBrowser()
    await browser.signUp(bob)
    expect((await browser.viewer())?.role).toBe('admin')
  })
})
