import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import {
  absoluteSeconds,
  hashToken,
  idleSeconds,
  verifySessionCookie,
} from '#app/platform/auth/session-cookie.server.ts'
import { sweepSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { authSessions, userRoles, users } from '#database/schema/accounts.ts'
import { ada, ago, bob, giveSecondFactor, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

describe('a session', () => {
  it('is in a cookie that scripts cannot read and other sites do not send', async () => {
    const { setCookies } = await new TestBrowser().signUp(ada)
    const cookie = setCookies.find((each) => each.startsWith('whodini_session='))!
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(new RegExp(`; Max-Age=${idleSeconds}`))
    expect(cookie).not.toMatch(/; Secure|Domain/)
    expect(setCookies.map((each) => each.split('=')[0])).toEqual(['whodini_session', 'known_device', 'flash'])
  })

  it('is not given for a cookie that we did not sign, and the real one stays untouched', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    const [session] = await sessionsOf(ada)
    const genuine = browser.cookies.get('whodini_session')!
    const dot = genuine.lastIndexOf('.')
    for (const forged of [
      session!.token,
      `${session!.token}.`,
      `${session!.token}.AAAA`,
      `${genuine.slice(0, dot)}.${'A'.repeat(43)}%3D`,
      `x${genuine}`,
      '%',
      '',
      '.',
    ]) {
      const thief = new TestBrowser()
      thief.cookies.set('whodini_session', forged)
      expect([forged, await thief.viewer()]).toEqual([forged, null])
    }
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('is stored in the database as a hash, which opens nothing, signed or not', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await browser.signOut()
    await browser.signIn(ada)
    const [session] = await sessionsOf(ada)
    const token = verifySessionCookie(browser.cookies.get('whodini_session')!, getAuthSecret())!
    expect(session!.token).toBe(hashToken(token))
    const signature = createHmac('sha256', getAuthSecret()).update(session!.token).digest('base64')
    const thief = new TestBrowser()
    thief.cookies.set('whodini_session', encodeURIComponent(`${session!.token}.${signature}`))
    expect(await thief.viewer()).toBeNull()
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('is extended while it is used, at most once an hour', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase()
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() + (idleSeconds - 3_500) * 1000) })
    const [before] = await sessionsOf(ada)
    await browser.viewer()
    expect((await sessionsOf(ada))[0]!.expiresAt).toEqual(before!.expiresAt)
    await getDatabase()
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
    const opened = await browser.open('/auth')
    expect(opened.setCookies).toEqual([expect.stringMatching(new RegExp(`^whodini_session=.*Max-Age=${idleSeconds}`))])
    expect((await sessionsOf(ada))[0]!.expiresAt.getTime()).toBeGreaterThan(Date.now() + (idleSeconds - 60) * 1000)
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('ends seven days after its last use', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase()
      .update(authSessions)
      .set({ expiresAt: ago(1) })
    expect(await browser.viewer()).toBeNull()
    expect(await sessionsOf(ada)).toEqual([])
    expect(browser.cookies.has('whodini_session')).toBe(false)
  })

  it('ends thirty days after it began, however much it was used', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(absoluteSeconds - 60) })
    expect((await browser.viewer())?.email).toBe(ada)
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(absoluteSeconds + 1) })
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

  it('is swept once nobody can use it', async () => {
    for (const email of [ada, bob, 'cyd@example.org']) await new TestBrowser().signUp(email)
    await getDatabase()
      .update(authSessions)
      .set({ expiresAt: ago(1) })
      .where(eq(authSessions.userId, (await person(ada)).id))
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(absoluteSeconds + 60) })
      .where(eq(authSessions.userId, (await person(bob)).id))
    await sweepSessions(getDatabase())
    expect(
      await Promise.all([ada, bob, 'cyd@example.org'].map(async (email) => (await sessionsOf(email)).length)),
    ).toEqual([0, 0, 1])
  })
})

describe('a banned person', () => {
  it('is signed out at the next request, and cannot sign in again', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect(await browser.viewer()).toBeNull()
    expect(await sessionsOf(ada)).toEqual([])
    const again = await new TestBrowser().signIn(ada)
    expect([again.status, again.errors]).toEqual([403, { '': ['account_banned'] }])
    expect(await sessionsOf(ada)).toEqual([])
  })

  it('is told only with the right password', async () => {
    await new TestBrowser().signUp(ada)
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect((await new TestBrowser().signIn(ada, 'paper lantern')).errors).toEqual({ '': ['account_wrong_credentials'] })
  })
})

describe('roles', () => {
  it('count from the request after they change', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    const { id } = await person(ada)
    await giveSecondFactor(id)
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
    await giveSecondFactor((await person('boss@example.org')).id)
    expect((await browser.viewer())?.role).toBe('user')
    await getDatabase().update(users).set({ emailVerified: true })
    expect((await browser.viewer())?.role).toBe('admin')
  })

  it('are not given to the first person where PUBLIC_URL is set', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    expect(await getDatabase().$count(userRoles)).toBe(0)
  })

  it('count as none if they cannot be read, and the person stays signed in', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(users).set({ emailVerified: true })
    await giveSecondFactor((await person(ada)).id)
    await getDatabase()
      .insert(userRoles)
      .values({ userId: (await person(ada)).id, role: 'admin' })
    expect((await browser.viewer())?.role).toBe('admin')
    await getDatabase().execute('alter table user_roles rename to user_roles_away')
    const viewer = await browser.viewer()
    await getDatabase().execute('alter table user_roles_away rename to user_roles')
    expect(viewer).toMatchObject({ email: ada, role: 'user' })
    expect(log.splice(0).join('')).toContain('the role could not be read')
  })
})
