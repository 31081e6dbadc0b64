import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentVersion } from '#app/features/account/consent.ts'
import { closeDatabase, getDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { absoluteSeconds, idleSeconds } from '#app/platform/auth/session-cookie.server.ts'
import { sweepSessions } from '#app/platform/auth/sessions.server.ts'
import { takeFlash } from '#app/platform/flash.server.ts'
import { authAccounts, authSessions, profiles, userRoles, users } from '#database/schema/accounts.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { TestBrowser } from './test-browser.ts'

let database: TestDatabase
const ada = 'ada@example.org'

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'http://whodini.test')
  vi.stubEnv('AUTH_SECRET', 'a secret for the tests of signing in, long enough')
  vi.stubEnv('ADMIN_EMAILS', 'boss@example.org')
  vi.stubEnv('LOG_LEVEL', 'error')
  database = await openTestDatabase()
  openDatabase(database.connection)
})

afterAll(async () => {
  await closeDatabase()
  await database.close()
})

const loud = { write: process.stderr.write }
let log: string[] = []

beforeEach(async () => {
  log = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    log.push(String(line))
    return true
  })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await getDatabase().delete(users)
  await getDatabase().execute('delete from rate_limit_counters')
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(process.stderr.write).toBe(loud.write)
  expect(log).toEqual([])
})

const person = async (email: string) => (await getDatabase().select().from(users).where(eq(users.email, email)))[0]
const sessionsOf = async (email: string) => getDatabase().select().from(authSessions).where(eq(authSessions.userId, (await person(email))!.id))
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const flashOf = (browser: TestBrowser) => takeFlash(browser.request('/')).code

describe('signing up', () => {
  it('signs in at once, welcomes and leads to the first page', async () => {
    const browser = new TestBrowser()
    const answer = await browser.signUp(ada)
    expect([answer.status, answer.location]).toEqual([302, '/'])
    expect(flashOf(browser)).toBe('accountCreated')
    expect(await browser.viewer()).toMatchObject({ email: ada, name: 'ada', role: 'user', emailVerified: false })
  })

  it('keeps the consent with its version, language and time, the profile, and only a hash of the password', async () => {
    await new TestBrowser().signUp(ada, 'brass lantern', { displayName: 'Ada L.' })
    const user = (await person(ada))!
    expect(user).toMatchObject({ name: 'Ada L.', emailVerified: false, isSeeded: false, consentVersion, consentLanguage: 'en', bannedAt: null })
    expect(Date.now() - user.consentedAt!.getTime()).toBeLessThan(60_000)
    expect(await getDatabase().select().from(profiles)).toMatchObject([{ id: user.id, displayName: 'Ada L.', isCreator: false }])
    const [account] = await getDatabase().select().from(authAccounts)
    expect(account).toMatchObject({ userId: user.id, providerId: 'credential' })
    expect(account!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await getDatabase().select().from(userRoles)).toEqual([])
  })

  it('leads to the page that asked for it, and only to a page of ours', async () => {
    const fields = (email: string) => ({ email, password: 'brass lantern', confirmPassword: 'brass lantern' })
    expect((await new TestBrowser().submit('/auth?tab=sign-up&next=%2Fcreator', fields(ada))).location).toBe('/creator')
    expect((await new TestBrowser().submit('/auth?tab=sign-up&next=%2F%2Fevil.example', fields('bob@example.org'))).location).toBe('/')
  })

  it('says that an address has an account, in whatever case it is written, and keeps what was typed but the passwords', async () => {
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

  it('refuses passwords that are guessed first, each kind with its own words', async () => {
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

  it('of 50 at once with one address makes one account', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => new TestBrowser().signUp(ada, `brass lantern ${i}`)))
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    expect(answers.filter(({ status, errors }) => status === 409 && errors['']?.[0] === 'account_email_taken')).toHaveLength(49)
    const counts = await Promise.all([users, profiles, authAccounts, authSessions].map((table) => getDatabase().$count(table)))
    expect(counts).toEqual([1, 1, 1, 1])
  })

  it('refuses a body with any other column of the users table, and changes nothing by it', async () => {
    await new TestBrowser().signUp('bob@example.org')
    const before = await getDatabase().select().from(users)
    const columns = Object.keys(getTableColumns(users)).filter((name) => name !== 'email')
    expect(columns).toContain('emailVerified')
    for (const name of columns.flatMap((column) => [column, column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])) {
      const answer = await new TestBrowser().signUp(ada, 'brass lantern', { [name]: name === 'id' ? before[0]!.id : 'true' })
      expect([name, answer.status, answer.errors]).toEqual([name, 400, { '': ['invalidInput'] }])
    }
    expect(await getDatabase().select().from(users)).toEqual(before)
  })

  it('leaves nothing behind when it fails in the middle', async () => {
    await getDatabase().execute('alter table profiles rename to profiles_away')
    const answer = await new TestBrowser().signUp(ada)
    await getDatabase().execute('alter table profiles_away rename to profiles')
    expect([answer.status, answer.errors]).toEqual([500, { '': ['unexpected'] }])
    expect(log.splice(0).join('')).toContain('signing in failed')
    expect(await Promise.all([users, authAccounts, authSessions].map((table) => getDatabase().$count(table)))).toEqual([0, 0, 0])
  })
})

describe('signing in', () => {
  it('welcomes back, and says of the session whence it came', async () => {
    await new TestBrowser().signUp(ada)
    const browser = new TestBrowser('198.51.100.4')
    const answer = await browser.signIn(' Ada@Example.org')
    expect([answer.status, answer.location]).toEqual([302, '/'])
    expect(flashOf(browser)).toBe('welcomeBack')
    const viewer = (await browser.viewer())!
    expect(viewer.email).toBe(ada)
    expect(Date.now() - viewer.signedInAt.getTime()).toBeLessThan(60_000)
    const session = (await sessionsOf(ada)).find(({ id }) => id === viewer.sessionId)
    expect(session).toMatchObject({ ipAddress: '198.51.100.4', userAgent: 'Mozilla/5.0 (test)' })
  })

  it('takes the same password however its accents were typed', async () => {
    await new TestBrowser().signUp(ada, 'clé du grenier'.normalize('NFC'))
    expect((await new TestBrowser().signIn(ada, 'clé du grenier'.normalize('NFD'))).status).toBe(302)
  })

  it('answers a wrong password and an address that nobody has alike', async () => {
    await new TestBrowser().signUp(ada)
    const [wrong, unknown] = [await new TestBrowser().signIn(ada, 'paper lantern'), await new TestBrowser().signIn('eve@example.org', 'paper lantern')]
    expect(wrong.errors).toEqual({ '': ['account_wrong_credentials'] })
    expect([unknown.status, unknown.errors, unknown.setCookies]).toEqual([wrong.status, wrong.errors, wrong.setCookies])
    expect(wrong.status).toBe(401)
  })

  it('does not look at the password of an address that was tried 25 times, from wherever', async () => {
    await new TestBrowser().signUp(ada)
    for (let i = 0; i < 25; i++) expect((await new TestBrowser(`203.0.113.${i}`).signIn(ada, 'paper lantern')).status).toBe(401)
    const refused = await new TestBrowser('198.51.100.9').signIn(ada)
    expect([refused.status, refused.errors]).toEqual([429, { '': ['slowDown'] }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await new TestBrowser().signUp('bob@example.org')).status).toBe(302)
  })

  it('of 200 tries at once evaluates no more than 25', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => new TestBrowser().signIn('eve@example.org', 'paper lantern')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(25)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(175)
  })

  it('keeps no address in the counters', async () => {
    await new TestBrowser().signIn(ada)
    const { rows } = await getDatabase().execute<{ key: string }>('select key from rate_limit_counters')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('ada')
  })

  it('sends whoever is signed in on, without a look at the form', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    expect((await browser.open('/auth?next=%2Fcreator')).location).toBe('/creator')
    expect((await browser.signIn('eve@example.org')).location).toBe('/')
    expect((await browser.viewer())!.email).toBe(ada)
  })

  it('replaces a session that is over, whose removal does not touch the new one', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(authSessions).set({ expiresAt: ago(1) })
    await browser.signIn(ada)
    expect((await browser.viewer())?.email).toBe(ada)
    expect(await sessionsOf(ada)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('is in a cookie that scripts cannot read and other sites do not send', async () => {
    const { setCookies } = await new TestBrowser().signUp(ada)
    const cookie = setCookies.find((each) => each.startsWith('whodini_session='))!
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(new RegExp(`; Max-Age=${idleSeconds}`))
    expect(cookie).not.toMatch(/; Secure|Domain/)
    expect(setCookies.map((each) => each.split('=')[0])).toEqual(['whodini_session', 'flash'])
  })

  it('is nobody with a cookie that we did not sign, and leaves the real one alone', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    const [session] = await sessionsOf(ada)
    const genuine = browser.cookies.get('whodini_session')!
    const dot = genuine.lastIndexOf('.')
    for (const forged of [session!.token, `${session!.token}.`, `${session!.token}.AAAA`, `${genuine.slice(0, dot)}.${'A'.repeat(43)}%3D`, `x${genuine}`, '%', '', '.']) {
      const thief = new TestBrowser()
      thief.cookies.set('whodini_session', forged)
      expect([forged, await thief.viewer()]).toEqual([forged, null])
    }
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('is moved on while it is used, at most once an hour', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(authSessions).set({ expiresAt: new Date(Date.now() + (idleSeconds - 3_500) * 1000) })
    const [before] = await sessionsOf(ada)
    await browser.viewer()
    expect((await sessionsOf(ada))[0]!.expiresAt).toEqual(before!.expiresAt)
    await getDatabase().update(authSessions).set({ expiresAt: new Date(Date.now() + 60_000) })
    const opened = await browser.open('/auth')
    expect(opened.setCookies).toEqual([expect.stringMatching(new RegExp(`^whodini_session=.*Max-Age=${idleSeconds}`))])
    expect((await sessionsOf(ada))[0]!.expiresAt.getTime()).toBeGreaterThan(Date.now() + (idleSeconds - 60) * 1000)
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('ends seven days after its last use', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(authSessions).set({ expiresAt: ago(1) })
    expect(await browser.viewer()).toBeNull()
    expect(await sessionsOf(ada)).toEqual([])
    expect(browser.cookies.has('whodini_session')).toBe(false)
  })

  it('ends thirty days after it began, however much it was used', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(authSessions).set({ createdAt: ago(absoluteSeconds - 60) })
    expect((await browser.viewer())?.email).toBe(ada)
    await getDatabase().update(authSessions).set({ createdAt: ago(absoluteSeconds + 1) })
    expect(await browser.viewer()).toBeNull()
    expect(await sessionsOf(ada)).toEqual([])
  })

  it('costs one statement a request, and none without its cookie', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await browser.viewer()
    const { default: pg } = await import('pg')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await browser.viewer()
    expect(query).toHaveBeenCalledTimes(1)
    query.mockClear()
    await new TestBrowser().viewer()
    const forger = new TestBrowser()
    forger.cookies.set('whodini_session', 'guessed.AAAA')
    await forger.viewer()
    expect(query).not.toHaveBeenCalled()
  })

  it('is swept away once nobody can use it', async () => {
    for (const email of [ada, 'bob@example.org', 'cyd@example.org']) await new TestBrowser().signUp(email)
    await getDatabase().update(authSessions).set({ expiresAt: ago(1) }).where(eq(authSessions.userId, (await person(ada))!.id))
    await getDatabase().update(authSessions).set({ createdAt: ago(absoluteSeconds + 60) }).where(eq(authSessions.userId, (await person('bob@example.org'))!.id))
    await sweepSessions(getDatabase())
    expect(await Promise.all([ada, 'bob@example.org', 'cyd@example.org'].map(async (email) => (await sessionsOf(email)).length))).toEqual([0, 0, 1])
  })
})

describe('signing out', () => {
  it('ends every session of the person at once, and nobody else’s', async () => {
    const [home, phone, other] = [new TestBrowser(), new TestBrowser(), new TestBrowser()]
    await home.signUp(ada)
    await phone.signIn(ada)
    await other.signUp('bob@example.org')
    const answer = await home.signOut()
    expect([answer.status, answer.location, flashOf(home)]).toEqual([302, '/', 'signedOut'])
    expect(home.cookies.has('whodini_session')).toBe(false)
    expect(await phone.viewer()).toBeNull()
    expect((await other.viewer())?.email).toBe('bob@example.org')
  })

  it('of a visitor changes nothing and leads home', async () => {
    expect((await new TestBrowser().signOut()).location).toBe('/')
  })

  it('while offline is honoured at the next contact', async () => {
    const [home, phone] = [new TestBrowser(), new TestBrowser()]
    await home.signUp(ada)
    await phone.signIn(ada)
    home.cookies.set('signed_out', '1')
    expect(await home.viewer()).toBeNull()
    expect([...home.cookies.keys()]).not.toEqual(expect.arrayContaining(['whodini_session']))
    expect(home.cookies.has('signed_out')).toBe(false)
    expect(await sessionsOf(ada)).toHaveLength(1)
    expect((await phone.viewer())?.email).toBe(ada)
  })

  it('while offline does not undo the sign-in that is the next contact', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    browser.cookies.set('signed_out', '1')
    await browser.signIn(ada)
    expect((await browser.viewer())?.email).toBe(ada)
  })
})

describe('a banned person', () => {
  it('is out at the next request, and does not come in again', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect(await browser.viewer()).toBeNull()
    expect(await sessionsOf(ada)).toEqual([])
    const again = await new TestBrowser().signIn(ada)
    expect([again.status, again.errors]).toEqual([403, { '': ['account_banned'] }])
    expect(await sessionsOf(ada)).toEqual([])
  })

  it('learns of it only with the right password', async () => {
    await new TestBrowser().signUp(ada)
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect((await new TestBrowser().signIn(ada, 'paper lantern')).errors).toEqual({ '': ['account_wrong_credentials'] })
  })
})

describe('roles', () => {
  it('count from the request after they change', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    const { id } = (await person(ada))!
    await getDatabase().update(users).set({ emailVerified: true })
    await getDatabase().insert(userRoles).values({ userId: id, role: 'moderator' })
    expect((await browser.viewer())?.role).toBe('moderator')
    await getDatabase().update(userRoles).set({ role: 'admin' })
    expect((await browser.viewer())?.role).toBe('admin')
    await getDatabase().delete(userRoles)
    expect((await browser.viewer())?.role).toBe('user')
  })

  it('come from ADMIN_EMAILS only once the address is verified', async () => {
    const browser = new TestBrowser()
    await browser.signUp('Boss@example.org')
    expect((await browser.viewer())?.role).toBe('user')
    await getDatabase().update(users).set({ emailVerified: true })
    expect((await browser.viewer())?.role).toBe('admin')
  })

  it('are not given to the first person where PUBLIC_URL is set', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    expect(await getDatabase().$count(userRoles)).toBe(0)
  })

  it('that cannot be read are none, and the person stays signed in', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(users).set({ emailVerified: true })
    await getDatabase().insert(userRoles).values({ userId: (await person(ada))!.id, role: 'admin' })
    expect((await browser.viewer())?.role).toBe('admin')
    await getDatabase().execute('alter table user_roles rename to user_roles_away')
    const viewer = await browser.viewer()
    await getDatabase().execute('alter table user_roles_away rename to user_roles')
    expect(viewer).toMatchObject({ email: ada, role: 'user' })
    expect(log.splice(0).join('')).toContain('the role could not be read')
  })
})
