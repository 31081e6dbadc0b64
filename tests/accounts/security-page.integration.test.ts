import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import * as changeEmail from '#app/routes/account/change-email.tsx'
import * as forgot from '#app/routes/account/forgot.tsx'
import * as reset from '#app/routes/account/reset.tsx'
import * as restoreEmail from '#app/routes/account/restore-email.tsx'
import * as security from '#app/routes/account/security.tsx'
import { accountTokens } from '#database/schema/account-tokens.ts'
import { authAccounts, authSessions, secondFactors, users } from '#database/schema/accounts.ts'
import { partsOf } from '#tests/support/mailed-link.ts'
import { ada, ago, bob, flashOf, linksTo, mailsTo, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts()

const page = '/account/security'
const password = 'brass lantern'
const fresh = 'paper lantern 9'
const moved = 'ada@elsewhere.example'

const send = (browser: TestBrowser, fields: Record<string, string>) => browser.submitTo(security, page, fields)

const changePassword = (browser: TestBrowser, currentPassword: string, chosen = fresh, again = chosen) =>
  send(browser, { intent: 'password', currentPassword, password: chosen, confirmPassword: again })

const askFor = (browser: TestBrowser, email: string, currentPassword = password) =>
  send(browser, { intent: 'email', email, currentPassword })

async function pair(): Promise<[here: TestBrowser, there: TestBrowser]> {
  const [here, there] = [new TestBrowser(), new TestBrowser()]
  await here.signUp(ada)
  await there.signIn(ada)
  await getDatabase().update(users).set({ emailVerified: true })
  return [here, there]
}

const tokenTo = async (email: string, template: Parameters<typeof linksTo>[1]): Promise<string> =>
  partsOf((await linksTo(email, template))[0]!).token

const confirm = (browser: TestBrowser, token: string) =>
  browser.submitTo(changeEmail, `/auth/change-email?token=${token}`, { token })

const takeBack = (token: string, browser = new TestBrowser()) =>
  browser.submitTo(restoreEmail, `/auth/restore-email?token=${token}`, { token })

async function onlyGoogle(): Promise<TestBrowser> {
  const browser = new TestBrowser()
  await browser.signUp(ada)
  await getDatabase().update(authAccounts).set({ providerId: 'google', accountId: '1001', password: null })
  return browser
}

describe('changing the password', () => {
  it('takes the current one, ends the other sessions and mails a notice', async () => {
    const [here, there] = await pair()
    const done = await changePassword(here, password)
    expect([done.status, done.location, flashOf(here)]).toEqual([302, page, 'passwordChanged'])
    expect([(await here.viewer())?.email, await there.viewer()]).toEqual([ada, null])
    expect((await new TestBrowser().signIn(ada)).status).toBe(401)
    expect((await new TestBrowser().signIn(ada, fresh)).status).toBe(302)
    expect((await mailsTo(ada)).at(-1)).toBe('password_changed')
  })

  it.each([
    ['without the current one', '', fresh, fresh, 'currentPassword', 'account_password_required'],
    ['with a wrong one', 'paper lantern', fresh, fresh, 'currentPassword', 'account_password_wrong'],
    ['to one that is too short', password, '12345', '12345', 'password', 'account_password_short'],
    ['to a common one', password, 'qwerty123', 'qwerty123', 'password', 'account_password_common'],
    ['to the address', password, 'ada@example.org', 'ada@example.org', 'password', 'account_password_email'],
    ['to two different ones', password, fresh, 'paper lantern 8', 'confirmPassword', 'account_password_mismatch'],
  ])('is refused %s, at the field', async (_how, current, chosen, again, field, problem) => {
    const [here, there] = await pair()
    const refused = await changePassword(here, current, chosen, again)
    expect(refused.errors).toEqual({ [field]: [problem] })
    expect(JSON.stringify(refused.body)).not.toContain(fresh)
    expect((await there.viewer())?.email).toBe(ada)
    expect((await new TestBrowser().signIn(ada)).status).toBe(302)
  })

  it('invalidates links that somebody with the old one had asked for', async () => {
    const [here, there] = await pair()
    await askFor(there, moved)
    await there.submitTo(forgot, '/auth/forgot', { email: ada })
    const [change, chosen] = [await tokenTo(moved, 'change_email'), await tokenTo(ada, 'reset_password')]
    await changePassword(here, password)
    expect((await confirm(there, change)).body).toMatchObject({ outcome: 'used' })
    const again = { token: chosen, password: 'silver lantern 3', confirmPassword: 'silver lantern 3' }
    expect((await there.submitTo(reset, `/auth/reset?token=${chosen}`, again)).body).toMatchObject({ dead: 'used' })
  })

  it('allows no more guesses of the current one than signing in does', async () => {
    const [here] = await pair()
    for (let i = 0; i < 25; i++) expect((await changePassword(here, `wrong ${i}`)).status).toBe(403)
    expect(await changePassword(here, password)).toMatchObject({
      status: 429,
      errors: { '': [expect.stringMatching(/^slowDown:\d+$/)] },
    })
  })

  it('sets a first one after a fresh sign-in if there is only Google’s', async () => {
    const browser = await onlyGoogle()
    const first = { intent: 'password', password: fresh, confirmPassword: fresh }
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(301) })
    expect((await browser.openOn(security, page)).body).toMatchObject({ proof: 'stale' })
    expect(await send(browser, first)).toMatchObject({ status: 403, errors: { '': ['account_sign_in_again'] } })
    expect((await send(browser, { intent: 'email', email: moved })).errors).toEqual({ '': ['account_sign_in_again'] })
    expect((await send(browser, { intent: 'factor-begin' })).errors).toEqual({ '': ['account_sign_in_again'] })
    await getDatabase()
      .update(authSessions)
      .set({ createdAt: ago(290) })
    expect((await browser.openOn(security, page)).body).toMatchObject({ proof: 'fresh' })
    expect((await send(browser, first)).location).toBe(page)
    expect((await new TestBrowser().signIn(ada, fresh)).status).toBe(302)
    expect((await browser.openOn(security, page)).body).toMatchObject({ proof: 'password' })
  })
})

describe('B4: a sensitive act', () => {
  it('takes the right password, or a sign-in of the last five minutes', async () => {
    const [here] = await pair()
    const origin = { address: '203.0.113.7', headers: new Headers(), locale: 'en', device: undefined } as const
    const viewer = (await here.viewer())!
    const stale = { ...viewer, signedInAt: ago(301) }
    expect(await requireFresh(stale, password, origin)).toBeNull()
    expect(await requireFresh(viewer, 'paper lantern', origin)).toBe('account_password_wrong')
    expect(await requireFresh(viewer, undefined, origin)).toBeNull()
    expect(await requireFresh(stale, undefined, origin)).toBe('account_sign_in_again')
  })
})

describe('changing the address', () => {
  it('mails a link to the new one, whose button changes it and ends the other sessions', async () => {
    const [here, there] = await pair()
    const asked = await askFor(here, ' Ada@Elsewhere.example ')
    expect([asked.status, asked.body]).toEqual([200, { intent: 'email', sentTo: moved }])
    const [link] = await linksTo(moved, 'change_email')
    expect(link).toMatch(/^http:\/\/whodini\.test\/auth\/change-email\?token=[\w-]{43}$/)
    const { token, path } = partsOf(link!)
    expect((await here.openOn(changeEmail, path)).body).toMatchObject({
      link: { state: 'valid', now: ada, asked: moved },
      isSignedIn: true,
    })
    expect((await here.viewer())?.email).toBe(ada)
    expect((await confirm(here, token)).body).toEqual({ outcome: 'changed', problem: undefined })
    expect(await here.viewer()).toMatchObject({ email: moved, emailVerified: true })
    expect(await there.viewer()).toBeNull()
    expect((await new TestBrowser().signIn(ada)).status).toBe(401)
    expect((await new TestBrowser().signIn(moved)).status).toBe(302)
    expect((await mailsTo(ada)).at(-1)).toBe('email_changed')
  })

  it('ends every session when the link is used by somebody who is not signed in', async () => {
    const [here, there] = await pair()
    await askFor(here, moved)
    const reader = new TestBrowser()
    expect((await confirm(reader, await tokenTo(moved, 'change_email'))).status).toBe(200)
    expect([await here.viewer(), await there.viewer(), await reader.viewer()]).toEqual([null, null, null])
    expect(await sessionsOf(moved)).toEqual([])
  })

  it('is refused with a wrong password, the same address or an invalid one', async () => {
    const [here] = await pair()
    expect((await askFor(here, moved, 'paper lantern')).errors).toEqual({ currentPassword: ['account_password_wrong'] })
    expect((await askFor(here, 'ADA@example.org')).errors).toEqual({ email: ['account_email_same'] })
    expect((await askFor(here, 'nobody')).errors).toEqual({ email: ['account_invalid_email'] })
    expect(await mailsTo(moved)).toEqual([])
  })

  it('gives the same answer, as slowly, for a taken address, and mails nothing there', async () => {
    const [here] = await pair()
    await new TestBrowser().signUp(bob)
    const began = performance.now()
    const [taken, free] = [await askFor(here, bob), await askFor(here, moved)]
    expect(performance.now() - began).toBeGreaterThanOrEqual(498)
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([
      free.status,
      JSON.stringify(free.body).replace(moved, bob),
    ])
    expect(await mailsTo(bob)).toEqual(['verify_email'])
  })

  it('fails if somebody took the address in the meantime', async () => {
    const [here] = await pair()
    await askFor(here, moved)
    const token = await tokenTo(moved, 'change_email')
    await new TestBrowser().signUp(moved)
    expect(await confirm(here, token)).toMatchObject({ status: 410, body: { outcome: 'taken' } })
    expect((await here.viewer())?.email).toBe(ada)
  })

  it('works once, for half an hour, by the newest link; one of fifty simultaneous uses works', async () => {
    const [here] = await pair()
    await askFor(here, moved)
    const first = await tokenTo(moved, 'change_email')
    await askFor(here, 'ada@third.example')
    expect((await confirm(here, first)).body).toMatchObject({ outcome: 'used' })
    const second = await tokenTo('ada@third.example', 'change_email')
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => confirm(here, second)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    await askFor(here, moved)
    const third = await tokenTo(moved, 'change_email')
    await getDatabase()
      .update(accountTokens)
      .set({ expiresAt: ago(1) })
    expect((await confirm(here, third)).body).toMatchObject({ outcome: 'expired' })
    expect((await confirm(here, 'no-such-token')).body).toMatchObject({ outcome: 'unknown' })
    expect((await here.viewer())?.email).toBe('ada@third.example')
  })

  it('mails five links in half an hour, whoever they go to', async () => {
    const [here] = await pair()
    for (let i = 0; i < 5; i++) expect((await askFor(here, `ada${i}@elsewhere.example`)).status).toBe(200)
    expect(await askFor(here, moved)).toMatchObject({
      status: 429,
      errors: { '': [expect.stringMatching(/^slowDown:\d+$/)] },
    })
    expect(await mailsTo(moved)).toEqual([])
  })

  it('tells nothing to an old address that was never confirmed: it may be somebody else’s', async () => {
    const browser = new TestBrowser()
    await browser.signUp(ada)
    await askFor(browser, moved)
    await confirm(browser, await tokenTo(moved, 'change_email'))
    expect((await browser.viewer())?.email).toBe(moved)
    expect(await mailsTo(ada)).toEqual(['verify_email'])
  })
})

describe('the way back to the old address', () => {
  async function stolen() {
    const [owner, thief] = await pair()
    await askFor(thief, moved)
    await confirm(thief, await tokenTo(moved, 'change_email'))
    return { owner, thief, token: await tokenTo(ada, 'email_changed') }
  }

  it('restores it, ends all sessions and the old password, and leads to a new one', async () => {
    const { thief, token } = await stolen()
    const owner = new TestBrowser()
    expect((await owner.openOn(restoreEmail, `/auth/restore-email?token=${token}`)).body).toMatchObject({
      link: { state: 'valid', asked: ada, now: null },
    })
    expect((await thief.viewer())?.email).toBe(moved)
    const back = await takeBack(token, owner)
    expect(back.location).toMatch(/^\/auth\/reset\?token=[\w-]{43}$/)
    expect([await thief.viewer(), (await person(ada)).emailVerified]).toEqual([null, true])
    for (const email of [ada, moved]) expect((await new TestBrowser().signIn(email)).status).toBe(401)
    const chosen = { token: partsOf(`http://x${back.location}`).token, password: fresh, confirmPassword: fresh }
    expect((await owner.submitTo(reset, back.location!, chosen)).status).toBe(302)
    expect((await owner.viewer())?.email).toBe(ada)
  })

  it('removes what the other person has set up since: second factor, Google and links', async () => {
    const { thief, token } = await stolen()
    const { id } = await person(moved)
    await askFor(thief, 'thief@third.example')
    await confirm(thief, await tokenTo('thief@third.example', 'change_email'))
    const later = new Date(Date.now() + 1_000)
    await getDatabase().insert(secondFactors).values({ userId: id, secret: 'x', confirmedAt: later })
    const google = { userId: id, accountId: '666', providerId: 'google', createdAt: later }
    await getDatabase().insert(authAccounts).values(google)
    const thiefs = await tokenTo(moved, 'email_changed')
    expect((await takeBack(token)).status).toBe(302)
    expect((await person(ada)).id).toBe(id)
    expect(await getDatabase().$count(secondFactors)).toBe(0)
    expect(await getDatabase().$count(authAccounts)).toBe(0)
    expect((await takeBack(thiefs)).body).toMatchObject({ outcome: 'used' })
  })

  it('stays open to the oldest address when a later one is used first', async () => {
    const { thief, token } = await stolen()
    await askFor(thief, 'thief@third.example')
    await confirm(thief, await tokenTo('thief@third.example', 'change_email'))
    expect((await takeBack(await tokenTo(moved, 'email_changed'))).status).toBe(302)
    expect((await takeBack(token)).status).toBe(302)
    expect((await person(ada)).email).toBe(ada)
  })

  it('removes a second factor that was set up shortly before the address was changed', async () => {
    const [, thief] = await pair()
    const { id } = await person(ada)
    await getDatabase()
      .insert(secondFactors)
      .values({ userId: id, secret: 'x', confirmedAt: ago(60) })
    await askFor(thief, moved)
    await confirm(thief, await tokenTo(moved, 'change_email'))
    expect((await takeBack(await tokenTo(ada, 'email_changed'))).status).toBe(302)
    expect(await getDatabase().$count(secondFactors)).toBe(0)
  })

  it('keeps a second factor that was a week old, and a Google account from before the change', async () => {
    const [owner, thief] = await pair()
    const { id } = await person(ada)
    const before = ago(60)
    const weekOld = ago(7 * 86_400 + 60)
    await getDatabase().insert(secondFactors).values({ userId: id, secret: 'x', confirmedAt: weekOld })
    await getDatabase()
      .insert(authAccounts)
      .values({ userId: id, accountId: '1001', providerId: 'google', createdAt: before })
    await askFor(thief, moved)
    await confirm(owner, await tokenTo(moved, 'change_email'))
    expect((await takeBack(await tokenTo(ada, 'email_changed'))).status).toBe(302)
    expect(await getDatabase().$count(secondFactors)).toBe(1)
    expect(await getDatabase().select({ id: authAccounts.accountId }).from(authAccounts)).toEqual([{ id: '1001' }])
  })

  it('is open for a week, once, and nobody else gets the address meanwhile', async () => {
    const { token } = await stolen()
    expect((await new TestBrowser().signUp(ada)).errors).toEqual({ '': ['account_email_taken'] })
    const [row] = await getDatabase().select().from(accountTokens).where(eq(accountTokens.purpose, 'restore_email'))
    expect(Math.round((row!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(7)
    expect((await takeBack(token)).status).toBe(302)
    expect(await takeBack(token)).toMatchObject({ status: 410, body: { outcome: 'used' } })
  })

  it('ends after a week; then anybody may take the address, and the account stays as it is', async () => {
    const { token } = await stolen()
    await getDatabase()
      .update(accountTokens)
      .set({ expiresAt: ago(1) })
    expect((await new TestBrowser('198.51.100.3').signUp(ada)).status).toBe(302)
    expect((await takeBack(token)).body).toMatchObject({ outcome: 'expired' })
    expect((await person(moved)).email).toBe(moved)
  })
})

describe('the list of sessions', () => {
  const sessionsShown = async (browser: TestBrowser) =>
    ((await browser.openOn(security, page)).body as { sessions: { id: string; isOwn: boolean }[] }).sessions

  it('names all active ones and marks this one; one of them or all others can be ended', async () => {
    const [here, there] = await pair()
    const [third, other] = [new TestBrowser(), new TestBrowser()]
    await third.signIn(ada)
    await other.signUp(bob)
    const listed = await sessionsShown(here)
    expect(listed.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, false, true])
    const own = listed.find(({ isOwn }) => isOwn)!
    const thereId = (await there.viewer())!.sessionId
    const ended = await send(here, { intent: 'end-session', session: thereId })
    expect([ended.location, flashOf(here)]).toEqual([page, 'sessionEnded'])
    expect([await there.viewer(), (await third.viewer())?.email]).toEqual([null, ada])
    expect((await here.viewer())?.sessionId).toBe(own.id)
    const rest = await send(here, { intent: 'sign-out-elsewhere' })
    expect([rest.location, flashOf(here)]).toEqual([page, 'signedOutElsewhere'])
    expect([await third.viewer(), (await sessionsShown(here)).length]).toEqual([null, 1])
    expect((await other.viewer())?.email).toBe(bob)
  })

  it('A2: ends nobody else’s session, and not the current one', async () => {
    const [here] = await pair()
    const other = new TestBrowser()
    await other.signUp(bob)
    const theirs = (await other.viewer())!.sessionId
    expect((await send(here, { intent: 'end-session', session: theirs })).location).toBe(page)
    expect((await other.viewer())?.email).toBe(bob)
    for (const session of [(await here.viewer())!.sessionId, 'x', ''])
      expect((await send(here, { intent: 'end-session', session })).status).toBe(400)
    expect((await send(here, { intent: 'something' })).status).toBe(400)
    expect((await here.viewer())?.email).toBe(ada)
  })

  it('leaves out those that are over or waiting for a code', async () => {
    const [here, there] = await pair()
    const { sessionId } = (await there.viewer())!
    for (const change of [{ expiresAt: ago(1) }, { expiresAt: new Date(Date.now() + 60_000), awaitsCode: true }]) {
      await getDatabase().update(authSessions).set(change).where(eq(authSessions.id, sessionId))
      expect([change, (await sessionsShown(here)).length]).toEqual([change, 1])
    }
  })
})
