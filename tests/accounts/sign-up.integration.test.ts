import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consentVersion } from '#app/features/account/consent.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { authAccounts, authSessions, profiles, userRoles, users } from '#database/schema/accounts.ts'
import { ada, bob, flashOf, person, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

describe('signing up', () => {
  it('signs in immediately, welcomes, leads to the three doors or where a page asked for it', async () => {
    const browser = new TestBrowser()
    const answer = await browser.signUp(ada)
    expect([answer.status, answer.location]).toEqual([302, '/welcome'])
    expect(flashOf(browser)).toBe('accountCreated')
    expect(await browser.viewer()).toMatchObject({ email: ada, name: 'ada', role: 'user', emailVerified: false })
  })

  it.each([
    ['r&d@example.ca', 'r&d@example.ca', 'r&d'],
    ['First/Last@example.ca', 'first/last@example.ca', 'First/Last'],
    ['info@café.ca', 'info@xn--caf-dma.ca', 'info'],
  ])('takes %j, as browsers do, and signs in with it', async (typed, email, name) => {
    const browser = new TestBrowser()
    expect((await browser.signUp(typed)).status).toBe(302)
    expect(await browser.viewer()).toMatchObject({ email, name })
    expect((await new TestBrowser().signUp(email)).errors).toEqual({ '': ['account_email_taken'] })
    expect((await new TestBrowser().signIn(typed)).status).toBe(302)
  })

  it('keeps the consent’s version, language and time, the profile, and a hash of the password', async () => {
    await new TestBrowser().signUp(ada, 'brass lantern', { displayName: 'Ada L.' })
    const user = await person(ada)
    expect(user).toMatchObject({
      name: 'Ada L.',
      emailVerified: false,
      isSeeded: false,
      consentVersion,
      consentLanguage: 'en',
      bannedAt: null,
    })
    expect(Date.now() - user.consentedAt!.getTime()).toBeLessThan(60_000)
    expect(await getDatabase().select().from(profiles)).toMatchObject([{ id: user.id, isCreator: false }])
    const [account] = await getDatabase().select().from(authAccounts)
    expect(account).toMatchObject({ userId: user.id, providerId: 'credential' })
    expect(account!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await getDatabase().select().from(userRoles)).toEqual([])
  })

  it('leads to the page that asked for it, and only to a page of ours', async () => {
    const fields = (email: string) => ({ email, password: 'brass lantern', confirmPassword: 'brass lantern' })
    expect((await new TestBrowser().submit('/auth?tab=sign-up&next=%2Fcreator', fields(ada))).location).toBe('/creator')
    expect((await new TestBrowser().submit('/auth?tab=sign-up&next=%2F%2Fevil.example', fields(bob))).location).toBe(
      '/welcome',
    )
  })

  it('says that an address is taken, in any case of letters, and keeps all but the passwords', async () => {
    await new TestBrowser().signUp(ada)
    const browser = new TestBrowser()
    const answer = await browser.signUp(' ADA@example.org ', 'other lantern', { displayName: 'Another' })
    expect(answer.status).toBe(409)
    expect(answer.errors).toEqual({ '': ['account_email_taken'] })
    expect(JSON.stringify(answer.body)).toContain('Another')
    expect(JSON.stringify(answer.body)).not.toContain('other lantern')
    expect(await browser.viewer()).toBeNull()
    expect(await getDatabase().$count(users)).toBe(1)
  })

  it('refuses the most easily guessed passwords, each kind with its own words', async () => {
    const refusals: [string, string][] = [
      ['qwerty123', 'account_password_common'],
      ['whodini!', 'account_password_own_word'],
      ['ada@example.org', 'account_password_email'],
    ]
    for (const [password, problem] of refusals) {
      const answer = await new TestBrowser().signUp(ada, password)
      expect([answer.status, answer.errors]).toEqual([400, { password: [problem] }])
    }
    expect(await getDatabase().$count(users)).toBe(0)
  })

  // five forms of any kind in half an hour: a class of thirty could not sign up
  it('takes sixty complete forms from one network address in half an hour, and counts no others', async () => {
    for (let i = 0; i < 70; i++) expect((await new TestBrowser().signUp('nobody')).status).toBe(400)
    for (let i = 0; i < 30; i++) expect((await new TestBrowser().signUp(`pupil${i}@example.org`)).status).toBe(302)
    await getDatabase().execute("update rate_limit_counters set count = 60 where key = 'signUp|address:203.0.113.7'")
    const refused = await new TestBrowser().signUp(ada)
    expect([refused.status, refused.errors]).toEqual([429, { '': [expect.stringMatching(/^slowDown:\d+$/)] }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_700)
    expect(JSON.stringify(refused.body)).toContain(ada)
    expect((await new TestBrowser('198.51.100.4').signUp(ada)).status).toBe(302)
  })

  it('makes one account when 50 sign up at once with one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => new TestBrowser().signUp(ada, `brass lantern ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 302)
    expect(
      refused.filter(
        ({ status, errors }) => !(status === 409 && errors['']?.[0] === 'account_email_taken') && status !== 503,
      ),
    ).toEqual([])
    expect(refused.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    const counts = await Promise.all(
      [users, profiles, authAccounts, authSessions].map((table) => getDatabase().$count(table)),
    )
    expect(counts).toEqual([1, 1, 1, 1])
  })

  it('refuses a body with any other column of the users table, and changes nothing by it', async () => {
    await new TestBrowser().signUp(bob)
    const before = await getDatabase().select().from(users)
    const columns = Object.keys(getTableColumns(users)).filter((name) => name !== 'email')
    expect(columns).toContain('emailVerified')
    for (const name of columns.flatMap((column) => [
      column,
      column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ])) {
      const answer = await new TestBrowser().signUp(ada, 'brass lantern', {
        [name]: name === 'id' ? before[0]!.id : 'true',
      })
      expect([name, answer.status, answer.errors]).toEqual([name, 400, { '': ['invalidInput'] }])
    }
    expect(await getDatabase().select().from(users)).toEqual(before)
  })

  it('leaves nothing behind when it fails in the middle', async () => {
    await getDatabase().execute('alter table profiles rename to profiles_away')
    const answer = await new TestBrowser().signUp(ada)
    await getDatabase().execute('alter table profiles_away rename to profiles')
    expect([answer.status, answer.errors]).toEqual([500, { '': ['unexpected'] }])
    expect(log.splice(0).join('')).toContain('a form of the account failed')
    expect(await Promise.all([users, authAccounts, authSessions].map((table) => getDatabase().$count(table)))).toEqual([
      0, 0, 0,
    ])
  })
})
