import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { spendCode } from '#app/platform/auth/second-factor.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { action as codeAction, loader as codeLoader } from '#app/routes/account/code.tsx'
import * as forgot from '#app/routes/account/forgot.tsx'
import * as reset from '#app/routes/account/reset.tsx'
import * as security from '#app/routes/account/security.tsx'
import { secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { partsOf } from '#tests/support/mailed-link.ts'
import { ada, bob, flashOf, linksTo, mailsTo, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

const page = '/account/security'
const code = { loader: codeLoader, action: codeAction }
const password = 'brass lantern'
const stepMs = 30_000

/** The middle of a step, so that none ends while a test runs. */
const beginning = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2
let step = 0

const goTo = (next: number): void => void vi.setSystemTime(beginning + (step = next) * stepMs)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(0)
})

afterEach(() => vi.useRealTimers())

/** What the app shows, or showed or will show some steps away. */
const shown = (key: string, away = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: beginning + (step + away) * stepMs })

const send = (browser: TestBrowser, fields: Record<string, string>) => browser.submitTo(security, page, fields)

const keyOf = async (browser: TestBrowser): Promise<string> =>
  ((await browser.openOn(security, page)).body as { newKey: { key: string } }).newKey.key

async function setUp(browser: TestBrowser): Promise<{ key: string; recoveryCodes: string[] }> {
  await send(browser, { intent: 'factor-begin', currentPassword: password })
  const key = await keyOf(browser)
  const { body } = await send(browser, { intent: 'factor-confirm', code: shown(key) })
  goTo(step + 1)
  return { key, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes }
}

async function member(email = ada) {
  const browser = new TestBrowser()
  await browser.signUp(email)
  return { browser, ...(await setUp(browser)) }
}

async function halfIn(email = ada): Promise<TestBrowser> {
  const browser = new TestBrowser('198.51.100.9')
  expect((await browser.signIn(email)).location).toBe('/auth/code')
  return browser
}

const type = (browser: TestBrowser, typed: string, path = '/auth/code') => browser.submitTo(code, path, { code: typed })

describe('setting up the second factor', () => {
  it('asks for the password, and shows a key until a code made with it is typed', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    const wrong = await send(browser, { intent: 'factor-begin', currentPassword: 'paper lantern' })
    expect([wrong.status, wrong.errors]).toEqual([403, { currentPassword: ['account_password_wrong'] }])
    expect((await send(browser, { intent: 'factor-begin' })).errors).toEqual({
      currentPassword: ['account_password_required'],
    })
    expect((await browser.openOn(security, page)).body).toMatchObject({ newKey: null, factor: null, proof: 'password' })
    expect((await send(browser, { intent: 'factor-begin', currentPassword: password })).location).toBe(page)
    const key = await keyOf(browser)
    const refused = await send(browser, { intent: 'factor-confirm', code: shown(key, 5) })
    expect([refused.status, refused.errors]).toEqual([403, { code: ['account_code_wrong'] }])
    const { body } = await send(browser, { intent: 'factor-confirm', code: shown(key) })
    const { recoveryCodes } = body as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
    expect((await browser.openOn(security, page)).body).toMatchObject({ newKey: null, factor: { recoveryLeft: 10 } })
    expect(await mailsTo(ada)).toEqual(['verify_email', 'second_factor_on'])
  })

  it('asks nobody for a code before it is confirmed, can be abandoned, expires in 15 minutes', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await send(browser, { intent: 'factor-begin', currentPassword: password })
    expect((await new TestBrowser().signIn(ada)).location).toBe('/')
    await send(browser, { intent: 'factor-cancel' })
    expect((await browser.openOn(security, page)).body).toMatchObject({ newKey: null })
    await send(browser, { intent: 'factor-begin', currentPassword: password })
    const key = await keyOf(browser)
    goTo(31)
    expect((await browser.openOn(security, page)).body).toMatchObject({ newKey: null })
    expect((await send(browser, { intent: 'factor-confirm', code: shown(key) })).status).toBe(403)
  })

  it('shows its key to the session that asked for it, and takes a code from no other', async () => {
    const [browser, other] = [new TestBrowser(), new TestBrowser()]
    await browser.signUp(ada)
    await other.signIn(ada)
    await send(browser, { intent: 'factor-begin', currentPassword: password })
    const key = await keyOf(browser)
    expect((await other.openOn(security, page)).body).toMatchObject({ newKey: null, factor: null })
    const stolen = await send(other, { intent: 'factor-confirm', code: shown(key) })
    expect([stolen.status, stolen.errors]).toEqual([403, { code: ['account_code_wrong'] }])
    expect((await send(browser, { intent: 'factor-confirm', code: shown(key) })).status).toBe(200)
  })

  it('leaves neither the key nor a recovery code in the database', async () => {
    const { key, recoveryCodes } = await member()
    const [row] = await getDatabase().select().from(secondFactors)
    const kept = JSON.stringify(row)
    for (const secret of [key, ...recoveryCodes, recoveryCodes[0]!.replace('-', '')]) expect(kept).not.toContain(secret)
    expect(row!.recoveryHashes).toHaveLength(10)
  })

  it('does not replace one that is in use', async () => {
    const { browser, key } = await member()
    await send(browser, { intent: 'factor-begin', currentPassword: password })
    expect((await browser.openOn(security, page)).body).toMatchObject({ newKey: null })
    expect((await type(await halfIn(), shown(key))).status).toBe(302)
  })
})

describe('signing in with a second factor', () => {
  it('opens nothing with the password alone; the code leads on to the page that was asked for', async () => {
    const { key } = await member()
    const browser = new TestBrowser()
    const half = await browser.submit('/auth?next=%2Fcreator', { email: ada, password })
    expect([half.status, half.location]).toEqual([302, '/auth/code?next=%2Fcreator'])
    expect([await browser.viewer(), flashOf(browser), browser.cookies.has('known_device')]).toEqual([null, null, false])
    expect((await browser.openOn(security, page).catch((error: unknown) => error)) as object).toMatchObject({
      status: 401,
    })
    expect((await browser.openOn(code, '/auth/code?next=%2Fcreator')).body).toEqual({ next: '/creator' })
    const passed = await type(browser, shown(key), '/auth/code?next=%2Fcreator')
    expect([passed.status, passed.location, flashOf(browser)]).toEqual([302, '/creator', 'welcomeBack'])
    expect((await browser.viewer())?.email).toBe(ada)
    expect(browser.cookies.has('known_device')).toBe(true)
    expect((await browser.openOn(code, '/auth/code')).location).toBe('/')
  })

  it('refuses a wrong code at its field, after which a right one still works', async () => {
    const { key } = await member()
    const browser = await halfIn()
    for (const typed of [shown(key, 9), '000000', 'abcde-fghjk', 'nonsense', '１２３４５６']) {
      const refused = await type(browser, typed)
      expect([refused.status, refused.errors]).toEqual([401, { code: ['account_code_wrong'] }])
    }
    expect((await type(browser, '')).errors).toEqual({ code: ['account_code_required'] })
    expect(await browser.viewer()).toBeNull()
    expect((await type(browser, shown(key))).status).toBe(302)
  })

  it('takes codes from a clock that is one step off, and no further', async () => {
    const { key } = await member()
    for (const away of [-1, 1]) {
      goTo(step + 10)
      expect([away, (await type(await halfIn(), shown(key, away))).status]).toEqual([away, 302])
    }
    goTo(step + 10)
    for (const away of [-2, 2])
      expect([away, (await type(await halfIn(), shown(key, away))).status]).toEqual([away, 401])
  })

  it('takes a code once, and none older than it', async () => {
    const { key } = await member()
    const now = shown(key)
    expect((await type(await halfIn(), now)).status).toBe(302)
    expect((await type(await halfIn(), now)).status).toBe(401)
    expect((await type(await halfIn(), shown(key, -1))).status).toBe(401)
    goTo(step + 1)
    expect((await type(await halfIn(), shown(key))).status).toBe(302)
  })

  it('takes one of fifty simultaneous uses of a code', async () => {
    const { key, recoveryCodes } = await member()
    const { id } = await person(ada)
    for (const typed of [shown(key), recoveryCodes[3]!]) {
      const used = await Promise.all(Array.from({ length: 50 }, () => spendCode(getDatabase(), id, typed)))
      expect(used.filter((kind) => kind !== null)).toHaveLength(1)
    }
  })

  it('takes a recovery code once, however it is written, and says how many are left', async () => {
    const { browser, recoveryCodes } = await member()
    const [first, second] = recoveryCodes as [string, string]
    const there = await halfIn()
    expect((await type(there, ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(302)
    expect([flashOf(there), (await there.viewer())?.email]).toEqual(['recoveryCodeUsed', ada])
    expect((await type(await halfIn(), first)).status).toBe(401)
    expect((await type(await halfIn(), second)).status).toBe(302)
    expect((await browser.openOn(security, page)).body).toMatchObject({ factor: { recoveryLeft: 8 } })
  })

  it('waits ten minutes for the code, then the password is asked for again', async () => {
    const { key } = await member()
    const browser = await halfIn()
    goTo(step + 21)
    expect((await browser.openOn(code, '/auth/code')).location).toBe('/auth')
    expect((await type(browser, shown(key))).location).toBe('/auth')
    expect(await browser.viewer()).toBeNull()
  })

  it('asks after a password reset link too', async () => {
    const { key } = await member()
    await getDatabase().update(users).set({ emailVerified: true })
    await new TestBrowser().submitTo(forgot, '/auth/forgot', { email: ada })
    const { token } = partsOf((await linksTo(ada, 'reset_password'))[0]!)
    const browser = new TestBrowser()
    const fresh = 'paper lantern 9'
    const chosen = await browser.submitTo(reset, `/auth/reset?token=${token}`, {
      token,
      password: fresh,
      confirmPassword: fresh,
    })
    expect([chosen.status, chosen.location, await browser.viewer()]).toEqual([302, '/auth/code', null])
    expect((await type(browser, shown(key))).status).toBe(302)
    expect((await browser.viewer())?.email).toBe(ada)
  })

  it('asks nothing once somebody takes over an account made with their unconfirmed address', async () => {
    await member()
    await new TestBrowser().submitTo(forgot, '/auth/forgot', { email: ada })
    const { token } = partsOf((await linksTo(ada, 'reset_password'))[0]!)
    const owner = new TestBrowser()
    const chosen = { token, password: 'paper lantern 9', confirmPassword: 'paper lantern 9' }
    expect((await owner.submitTo(reset, `/auth/reset?token=${token}`, chosen)).location).toBe('/')
    expect((await owner.viewer())?.email).toBe(ada)
  })

  it('B1: evaluates ten codes in a quarter of an hour, and known devices keep their own count', async () => {
    const { browser: known, key } = await member()
    await known.signOut()
    await known.signIn(ada)
    const thief = await halfIn()
    for (let i = 0; i < 10; i++) expect((await type(thief, '000000')).status).toBe(401)
    const slowed = await type(thief, shown(key))
    expect([slowed.status, slowed.errors]).toEqual([429, { '': [expect.stringMatching(/^slowDown:\d+$/)] }])
    expect(Number(slowed.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await type(known, shown(key))).status).toBe(302)
  })

  it('B1: evaluates sixty codes in a quarter of an hour from one address, over all accounts', async () => {
    const thief = new TestBrowser('198.51.100.77')
    let evaluated = 0
    for (let n = 0; n < 7; n++) {
      await member(`person${n}@example.org`)
      await thief.signIn(`person${n}@example.org`)
      for (let i = 0; i < 10; i++) if ((await type(thief, '000000')).status === 401) evaluated++
      thief.cookies.clear()
    }
    expect(evaluated).toBe(60)
  })

  it('is refused if its key can no longer be decrypted, and the log says why', async () => {
    const { key } = await member()
    await getDatabase().update(secondFactors).set({ secret: 'v1.a.b.c' })
    expect((await type(await halfIn(), shown(key))).status).toBe(401)
    expect(log.splice(0).join()).toContain('has AUTH_SECRET changed?')
  })
})

describe('turning the second factor off', () => {
  it('takes password and code, ends the other sessions and mails a notice', async () => {
    const { browser, key } = await member()
    const other = await halfIn()
    await type(other, shown(key))
    goTo(step + 1)
    const off = (fields: Record<string, string>) => send(browser, { intent: 'factor-off', ...fields })
    expect((await off({ currentPassword: password, code: '000000' })).errors).toEqual({ code: ['account_code_wrong'] })
    expect((await off({ currentPassword: 'paper lantern', code: shown(key) })).errors).toEqual({
      currentPassword: ['account_password_wrong'],
    })
    expect((await off({ code: shown(key) })).errors).toEqual({ currentPassword: ['account_password_required'] })
    const done = await off({ currentPassword: password, code: shown(key) })
    expect([done.status, done.location, flashOf(browser)]).toEqual([302, page, 'secondFactorOff'])
    expect([(await browser.viewer())?.email, await other.viewer()]).toEqual([ada, null])
    expect((await new TestBrowser().signIn(ada)).location).toBe('/')
    expect((await mailsTo(ada)).at(-1)).toBe('second_factor_off')
  })

  it('is not needed for new recovery codes, which replace the old ones', async () => {
    const { browser, key, recoveryCodes } = await member()
    const fields = { intent: 'recovery-codes', currentPassword: password, code: shown(key) }
    const other = await halfIn()
    await type(other, recoveryCodes[1]!)
    const { body } = await send(browser, fields)
    const renewed = (body as { recoveryCodes: string[] }).recoveryCodes
    expect(renewed).toHaveLength(10)
    expect([(await browser.viewer())?.email, await other.viewer()]).toEqual([ada, null])
    expect((await mailsTo(ada)).at(-1)).toBe('recovery_codes_new')
    expect((await type(await halfIn(), recoveryCodes[0]!)).status).toBe(401)
    expect((await type(await halfIn(), renewed[0]!)).status).toBe(302)
  })

  it('and setting it up end every other session', async () => {
    const [browser, other] = [new TestBrowser(), new TestBrowser()]
    await browser.signUp(ada)
    await other.signIn(ada)
    await new TestBrowser().signUp(bob)
    await setUp(browser)
    expect([(await browser.viewer())?.email, await other.viewer()]).toEqual([ada, null])
    expect([(await sessionsOf(ada)).length, (await sessionsOf(bob)).length]).toEqual([1, 1])
  })
})

describe('staff of a public server', () => {
  it('are sent to set it up when they sign in, and have their role from then on', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await getDatabase().update(users).set({ emailVerified: true })
    await getDatabase()
      .insert(userRoles)
      .values({ userId: (await person(ada)).id, role: 'admin' })
    expect(await browser.viewer()).toMatchObject({ role: 'user', awaitsSecondFactor: true })
    await browser.signOut()
    expect((await browser.submit('/auth?next=%2Fadmin', { email: ada, password })).location).toBe(page)
    expect((await browser.openOn(security, page)).body).toMatchObject({ isRequired: true })
    const { key } = await setUp(browser)
    expect(await browser.viewer()).toMatchObject({ role: 'admin', awaitsSecondFactor: false })
    expect((await browser.openOn(security, page)).body).toMatchObject({ isRequired: false })
    await send(browser, { intent: 'factor-off', currentPassword: password, code: shown(key) })
    expect((await browser.viewer())?.role).toBe('user')
  })

  it('A6: lose and get rights on open streams, as the database tells every process', async () => {
    const { browser, key } = await member()
    const listener = await getPool().connect()
    const heard: unknown[] = []
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    try {
      await listener.query('listen whodini_sessions')
      await send(browser, { intent: 'factor-off', currentPassword: password, code: shown(key) })
      await listener.query('select 1')
      expect(heard).toContainEqual({ user: (await person(ada)).id })
      heard.splice(0)
      goTo(step + 1)
      await setUp(browser)
      await listener.query('select 1')
      expect(heard).toContainEqual({ user: (await person(ada)).id })
    } finally {
      listener.removeAllListeners('notification')
      await listener.query('unlisten *')
      listener.release()
    }
  })
})
