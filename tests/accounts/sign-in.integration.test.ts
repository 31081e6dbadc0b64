import { describe, expect, it } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { newId } from '#app/shared/ids.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { attemptCounters } from '#database/schema/play.ts'
import { ada, ago, bob, flashOf, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

describe('signing in', () => {
  it('welcomes people back, and records where the session came from', async () => {
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

  it('gives the same answer for a wrong password and for an address that nobody has', async () => {
    await new TestBrowser().signUp(ada)
    const [wrong, unknown] = [
      await new TestBrowser().signIn(ada, 'paper lantern'),
      await new TestBrowser().signIn('eve@example.org', 'paper lantern'),
    ]
    expect(wrong.errors).toEqual({ '': ['account_wrong_credentials'] })
    expect([unknown.status, unknown.errors, unknown.setCookies]).toEqual([wrong.status, wrong.errors, wrong.setCookies])
    expect(wrong.status).toBe(401)
  })

  it('does not check the password of an address that was tried 25 times, from anywhere', async () => {
    await new TestBrowser().signUp(ada)
    for (let i = 0; i < 25; i++)
      expect((await new TestBrowser(`203.0.113.${i}`).signIn(ada, 'paper lantern')).status).toBe(401)
    const refused = await new TestBrowser('198.51.100.9').signIn(ada)
    expect([refused.status, refused.errors]).toEqual([429, { '': [expect.stringMatching(/^slowDown:\d+$/)] }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await new TestBrowser().signUp(bob)).status).toBe(302)
  })

  // 25 wrong passwords an hour, from anywhere, kept the right one out
  it('checks the password on a device that signed in before, whatever strangers try elsewhere', async () => {
    const [known, phone] = [new TestBrowser('192.0.2.5'), new TestBrowser('192.0.2.6')]
    await known.signUp(ada)
    await phone.signIn(ada)
    for (const browser of [known, phone]) await browser.signOut()
    await known.signIn(ada)
    await known.signOut()
    for (let i = 0; i < 30; i++) await new TestBrowser(`203.0.113.${i}`).signIn(ada, 'paper lantern')
    for (let i = 0; i < 30; i++) await new TestBrowser('192.0.2.5').signIn(bob, 'paper lantern')
    expect((await new TestBrowser('192.0.2.7').signIn(ada)).status).toBe(429)
    expect((await known.signIn(ada)).status).toBe(302)
    await known.signOut()
    expect((await phone.signIn(ada)).status).toBe(302)
  })

  it('gives a device that signed in before 25 tries an hour, only for its own accounts', async () => {
    const known = new TestBrowser()
    for (const email of [ada, bob]) {
      await known.signUp(email)
      await known.signOut()
    }
    const cookie = known.cookies.get('known_device')!
    for (let i = 0; i < 25; i++) expect((await known.signIn(ada, 'paper lantern')).status).toBe(401)
    expect((await known.signIn(ada)).status).toBe(429)
    expect((await known.signIn(bob)).status).toBe(302)

    const eve = 'eve@example.org'
    await new TestBrowser().signUp(eve)
    for (let i = 0; i < 25; i++) await new TestBrowser(`203.0.113.${i}`).signIn(eve, 'paper lantern')
    const [device, ...proofs] = cookie.split('.')
    for (const forged of [cookie, `${device}.${'A'.repeat(22)}`, `${'B'.repeat(22)}.${proofs.join('.')}`, 'x', '']) {
      const browser = new TestBrowser('198.51.100.4')
      browser.cookies.set('known_device', forged)
      expect((await browser.signIn(eve)).status).toBe(429)
    }
  })

  it('keeps no address and no account in the device’s cookie, for a year and out of scripts', async () => {
    const browser = new TestBrowser()
    const { setCookies } = await browser.signUp(ada)
    const cookie = setCookies.find((each) => each.startsWith('known_device='))!
    expect(cookie).toMatch(
      /^known_device=[0-9A-Za-z]{22}\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    )
    await browser.signOut()
    await browser.signIn(ada)
    expect(browser.cookies.get('known_device')).toBe(cookie.slice('known_device='.length, cookie.indexOf(';')))
  })

  it('evaluates no more than 25 of 200 simultaneous tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => new TestBrowser().signIn('eve@example.org', 'paper lantern')),
    )
    const evaluated = answers.filter(({ status }) => status === 401)
    expect(evaluated.length).toBeGreaterThan(0)
    expect(evaluated.length).toBeLessThanOrEqual(25)
    expect(answers.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([])
    expect((await new TestBrowser().signIn('eve@example.org')).status).toBe(429)
  })

  it('keeps no address in the counters', async () => {
    await new TestBrowser().signIn(ada)
    const { rows } = await getDatabase().execute<{ key: string }>('select key from rate_limit_counters')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('ada')
  })

  it('gives the account what the browser did as a guest', async () => {
    await new TestBrowser().signUp(ada)
    const browser = new TestBrowser()
    const guest = newGuest()
    browser.keep(guest.cookie)
    await getDatabase()
      .insert(attemptCounters)
      .values({ actor: `guest:${guestHash(guest.token)}`, puzzleId: newId(), wrongCount: 2 })
    await browser.signIn(ada)
    const counters = await getDatabase().select().from(attemptCounters)
    expect(counters).toMatchObject([{ actor: `user:${(await browser.viewer())!.userId}`, wrongCount: 2 }])
  })

  it('is not stopped by a guest’s runs that cannot be claimed', async () => {
    await new TestBrowser().signUp(ada)
    const browser = new TestBrowser()
    browser.keep(newGuest().cookie)
    await getDatabase().execute('alter table players rename to players_away')
    const answer = await browser.signIn(ada)
    await getDatabase().execute('alter table players_away rename to players')
    expect(answer.status).toBe(302)
    expect(log.splice(0).join('')).toContain('guest runs were not claimed')
  })

  it('redirects people who are signed in without reading the form', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    expect((await browser.open('/auth?next=%2Fcreator')).location).toBe('/creator')
    expect((await browser.signIn('eve@example.org')).location).toBe('/')
    expect((await browser.viewer())!.email).toBe(ada)
  })

  it('replaces a session that is over, whose removal does not touch the new one', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase()
      .update(authSessions)
      .set({ expiresAt: ago(1) })
    await browser.signIn(ada)
    expect((await browser.viewer())?.email).toBe(ada)
    expect(await sessionsOf(ada)).toHaveLength(1)
  })
})

describe('signing out', () => {
  it('ends every session of the person immediately, and nobody else’s', async () => {
    const [home, phone, other] = [new TestBrowser(), new TestBrowser(), new TestBrowser()]
    await home.signUp(ada)
    await phone.signIn(ada)
    await other.signUp(bob)
    const answer = await home.signOut()
    expect([answer.status, answer.location, flashOf(home)]).toEqual([302, '/', 'signedOut'])
    expect(home.cookies.has('whodini_session')).toBe(false)
    expect(await phone.viewer()).toBeNull()
    expect((await other.viewer())?.email).toBe(bob)
  })

  it('as a visitor changes nothing and leads home', async () => {
    expect((await new TestBrowser().signOut()).location).toBe('/')
  })

  it('while offline is honoured on the next request', async () => {
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

  it('while offline does not undo a sign-in that is the next request', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    browser.cookies.set('signed_out', '1')
    await browser.signIn(ada)
    expect((await browser.viewer())?.email).toBe(ada)
  })
})
