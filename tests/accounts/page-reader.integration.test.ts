import { describe, expect, it, vi } from 'vitest'
import { ownOnHome } from '#app/features/play/runs/own-on-home.server.ts'
import { readPageReader } from '#app/platform/auth/page-reader.server.ts'
import { absoluteSeconds, idleSeconds } from '#app/platform/auth/session-cookie.server.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import { closeDatabase, getDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { newGuest } from '#app/platform/guest.server.ts'
import { ownPartOn } from '#app/platform/own-parts.server.ts'
import { authSessions, userRoles, users } from '#database/schema/accounts.ts'
import { ada, ago, giveSecondFactor, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

ownPartOn('/', { anew: ownOnHome })

const library = { pattern: '/library', path: '/library', anew: undefined }
const home = { pattern: '/', path: '/', anew: 'own' } as const

async function signedIn() {
  const browser = new TestBrowser()
  await browser.signUp(ada)
  const cookies = `lang=fr; whodini_session=${browser.cookies.get('whodini_session')}`
  return {
    browser,
    cookies,
    who: (page: Parameters<typeof readPageReader>[1] = library) => readPageReader(cookies, page),
  }
}

const guestCookie = (): string => `whodini_guest=${newGuest().token}`

async function statements(work: () => Promise<unknown>): Promise<number> {
  const { default: pg } = await import('pg')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const times = query.mock.calls.length
  query.mockRestore()
  return times
}

describe('A6: the reader for whom a cached page is chosen', () => {
  it('follows the role from one request to the next', async () => {
    const { who } = await signedIn()
    const { id } = await person(ada)
    expect(await who()).toEqual({ role: 'user' })
    await getDatabase().insert(userRoles).values({ userId: id, role: 'moderator' })
    expect(await who()).toEqual({ role: 'user' })
    await getDatabase().update(users).set({ emailVerified: true })
    expect(await who()).toEqual({ role: 'user' })
    await giveSecondFactor(id)
    expect([await who(), await who(home)]).toEqual([{ role: 'moderator' }, { role: 'moderator' }])
    await getDatabase().update(userRoles).set({ role: 'admin' })
    expect(await who()).toEqual({ role: 'admin' })
    await getDatabase().delete(userRoles)
    expect(await who()).toEqual({ role: 'user' })
  })

  it('is unknown once the session is over, due for renewal or its owner banned', async () => {
    const { who, browser } = await signedIn()
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1000)
    for (const change of [
      { expiresAt: ago(1) },
      { expiresAt: soon(idleSeconds - 3_700) },
      { expiresAt: soon(idleSeconds), createdAt: ago(absoluteSeconds + 1) },
      { createdAt: ago(60), awaitsCode: true },
    ]) {
      await getDatabase().update(authSessions).set(change)
      expect([change, await who()]).toEqual([change, 'anew'])
    }
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(60), expiresAt: soon(idleSeconds - 3_000), awaitsCode: false })
    expect(await who()).toEqual({ role: 'user' })
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect(await who()).toBe('anew')
    await getDatabase().update(users).set({ bannedAt: null })
    await browser.signOut()
    expect([await who(), await sessionsOf(ada)]).toEqual(['anew', []])
  })

  it('costs a statement; none for forged cookies, guests without a rule, members’ pages', async () => {
    const { who, cookies } = await signedIn()
    await who()
    expect(await statements(who)).toBe(1)
    expect(await statements(() => who(home))).toBe(1)
    expect(await statements(() => readPageReader(guestCookie(), home))).toBe(1)
    const free = async () => [
      await readPageReader('whodini_session=guessed.AAAA', library),
      await readPageReader(cookies.replace('session=', 'session=x'), home),
      await readPageReader(guestCookie(), library),
      await readPageReader(guestCookie(), { pattern: '/auth', path: '/auth', anew: 'member' }),
      await who({ pattern: '/auth', path: '/auth', anew: 'member' }),
      await who({ pattern: '/without-a-rule', path: '/', anew: 'own' }),
    ]
    expect(await statements(async () => expect(await free()).toEqual(outcomes))).toBe(0)
  })

  it('is unknown while the database is away, which is remembered for two seconds', async () => {
    const { who } = await signedIn()
    const before = Date.now()
    expect(isDatabaseAway()).toBe(false)
    await closeDatabase()
    openDatabase({ host: '127.0.0.1', port: 1 })
    expect([await who(), isDatabaseAway(), isDatabaseAway(before + 5_000)]).toEqual(['away', true, false])
    await closeDatabase()
  })

  it('is left to the page itself if the statement fails for another reason', async () => {
    const { who } = await signedIn()
    await getDatabase().execute('alter table user_roles rename to roles_elsewhere')
    try {
      expect(await who()).toBe('anew')
    } finally {
      await getDatabase().execute('alter table roles_elsewhere rename to user_roles')
    }
    expect(log.splice(0).join()).toContain('the reader of a page was not recognised')
  })
})

const outcomes = ['anew', 'anew', { role: null }, { role: null }, 'anew', 'anew']
