import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseClosedAccounts } from '#app/features/account/erase-accounts.server.ts'
import { consentVersion } from '#app/features/account/consent.ts'
import { personalParts } from '#app/personal-data.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import * as closing from '#app/routes/account/delete.tsx'
import * as keeping from '#app/routes/account/keep.tsx'
import * as terms from '#app/routes/account/terms.tsx'
import { secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { partsOf } from '#tests/support/mailed-link.ts'
import { ada, ago, bob, flashOf, linksTo, mailsTo, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

const right = { intent: 'close', password: 'brass lantern' }

async function signedUp(email = ada): Promise<TestBrowser> {
  const browser = new TestBrowser()
  await browser.signUp(email)
  return browser
}

const change = async (email: string, values: Partial<typeof users.$inferInsert>) =>
  getDatabase().update(users).set(values).where(eq(users.email, email))

const problemOf = ({ body }: { body: unknown }) => (body as { problem?: string } | undefined)?.problem

const eraseDue = () =>
  eraseClosedAccounts({
    database: getDatabase(),
    storage: new DiskStorage('/nonexistent/whodini-files'),
    parts: Object.values(personalParts),
  })

const week = 7 * 86_400_000

test('people who delete their account are signed out everywhere and mailed a way back', async () => {
  const browser = await signedUp()
  const phone = new TestBrowser()
  await phone.signIn(ada)
  const done = await browser.submitTo(closing, '/account/delete', right)
  expect(done.location).toBe('/')
  expect(flashOf(browser)).toBe('accountCloses')
  expect(await sessionsOf(ada)).toEqual([])
  expect(await phone.viewer()).toBeNull()
  const inAWeek = (await person(ada)).closesAt!.getTime() - Date.now()
  expect(inAWeek).toBeGreaterThan(week - 60_000)
  expect(inAWeek).toBeLessThanOrEqual(week)
  expect(await mailsTo(ada)).toContain('account_closing')
})

test('a wrong or missing password deletes nothing; a wrong one counts as a try to sign in', async () => {
  const browser = await signedUp()
  for (const [password, status, problem] of [
    ['brass lamp', 401, 'account_password_wrong'],
    ['', 400, 'account_password_required'],
  ] as const) {
    const refused = await browser.submitTo(closing, '/account/delete', { ...right, password })
    expect([refused.status, problemOf(refused)]).toEqual([status, problem])
  }
  expect((await person(ada)).closesAt).toBeNull()
  const answers = []
  for (let time = 0; time < 26; time++)
    answers.push((await browser.submitTo(closing, '/account/delete', { ...right, password: 'wrong' })).status)
  expect(answers.at(-1)).toBe(429)
  expect((await browser.submitTo(closing, '/account/delete', right)).status).toBe(429)
})

test('an account without a password can be deleted only within five minutes of its sign-in', async () => {
  const browser = await signedUp()
  await getDatabase().execute(`delete from auth_accounts`)
  await getDatabase().execute(`update auth_sessions set created_at = now() - interval '6 minutes'`)
  const late = await browser.submitTo(closing, '/account/delete', { intent: 'close' })
  expect(problemOf(late)).toBe('account_sign_in_again')
  await getDatabase().execute(`update auth_sessions set created_at = now() - interval '4 minutes'`)
  expect((await browser.submitTo(closing, '/account/delete', { intent: 'close' })).location).toBe('/')
  expect((await person(ada)).closesAt).not.toBeNull()
})

test('the last administrator is refused; if two leave at the same time, one stays', async () => {
  const first = await signedUp(ada)
  const second = await signedUp(bob)
  const admins = async (...emails: string[]) => {
    await getDatabase().delete(userRoles)
    for (const email of emails) {
      await change(email, { emailVerified: true })
      const { id: userId } = await person(email)
      await getDatabase().insert(userRoles).values({ userId, role: 'admin' })
      // Nobody acts as administrator of a public site without it
      await getDatabase()
        .insert(secondFactors)
        .values({ userId, secret: 'sealed', confirmedAt: new Date() })
        .onConflictDoNothing()
    }
  }
  await admins(ada)
  const refused = await first.submitTo(closing, '/account/delete', right)
  expect([refused.status, problemOf(refused)]).toEqual([409, 'account_last_administrator'])
  expect((await person(ada)).closesAt).toBeNull()
  expect(await sessionsOf(ada)).toHaveLength(1)

  await admins(ada, bob)
  const both = await Promise.all([first, second].map((one) => one.submitTo(closing, '/account/delete', right)))
  expect(both.map(problemOf).filter((problem) => problem === 'account_last_administrator')).toHaveLength(1)
})

test('somebody who becomes the last administrator while waiting stays, is told once, can sign in', async () => {
  const browser = await signedUp()
  await browser.submitTo(closing, '/account/delete', right)
  await change(ada, { emailVerified: true, closesAt: ago(60) })
  await getDatabase()
    .insert(userRoles)
    .values({ userId: (await person(ada)).id, role: 'admin' })
  expect(await eraseDue()).toBe(0)
  expect(await person(ada)).toBeDefined()
  expect(log.splice(0).join('')).toContain('the last administrator is not erased')
  expect((await mailsTo(ada)).at(-1)).toBe('account_kept')
  expect((await person(ada)).closesAt).toBeNull()
  expect((await new TestBrowser().signIn(ada)).status).toBe(302)
  expect(await eraseDue()).toBe(0)
})

test('the mailed link restores the account once, and opening it changes nothing', async () => {
  const browser = await signedUp()
  await browser.submitTo(closing, '/account/delete', right)
  const [link] = (await linksTo(ada, 'account_closing')).map(partsOf)
  const stranger = new TestBrowser()
  const opened = await stranger.openOn(keeping, link!.path)
  expect(opened.body).toMatchObject({ link: { state: 'valid', email: ada } })
  expect((await person(ada)).closesAt).not.toBeNull()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => stranger.submitTo(keeping, link!.path, { token: link!.token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  expect((await person(ada)).closesAt).toBeNull()
  expect(await stranger.viewer()).toBeNull()
})

test('signing in offers to keep the account, and one press keeps it', async () => {
  const browser = await signedUp()
  await browser.submitTo(closing, '/account/delete', right)
  expect((await browser.signIn(ada)).location).toBe('/account/delete')
  expect((await browser.openOn(closing, '/account/delete')).body).toMatchObject({ closesAt: expect.any(Date) })
  expect((await browser.submitTo(closing, '/account/delete', { intent: 'keep' })).location).toBe('/account/preferences')
  expect((await person(ada)).closesAt).toBeNull()
  const [link] = (await linksTo(ada, 'account_closing')).map(partsOf)
  expect((await browser.submitTo(keeping, link!.path, { token: link!.token })).status).toBe(410)
  await change(ada, { closesAt: null })
  expect(await eraseDue()).toBe(0)
})

test('after a week neither link nor sign-in brings it back, and the address is free again', async () => {
  const browser = await signedUp()
  await browser.submitTo(closing, '/account/delete', right)
  const [link] = (await linksTo(ada, 'account_closing')).map(partsOf)
  await change(ada, { closesAt: ago(1) })
  expect((await browser.signIn(ada)).errors['']).toEqual(['account_wrong_credentials'])
  expect((await browser.submitTo(keeping, link!.path, { token: link!.token })).status).toBe(410)
  expect((await person(ada)).closesAt).not.toBeNull()
  expect(await eraseDue()).toBe(1)
  expect(await person(ada)).toBeUndefined()
  expect((await new TestBrowser().signUp(ada)).location).toBe('/welcome')
})

test('people who accepted older terms are told when they sign in, until they accept', async () => {
  await signedUp()
  await change(ada, { consentVersion: '2025-01' })
  expect((await new TestBrowser().signIn(ada)).location).toBe('/account/terms')
  const browser = new TestBrowser()
  const again = await browser.submit('/auth?next=%2Fcreator', { email: ada, password: 'brass lantern' })
  expect(again.location).toBe('/account/terms?next=%2Fcreator')
  const accepted = await browser.submitTo(terms, '/account/terms?next=%2Fcreator')
  expect(accepted.location).toBe('/creator')
  expect((await person(ada)).consentVersion).toBe(consentVersion)
  expect((await new TestBrowser().signIn(ada)).location).toBe('/')
  expect((await browser.openOn(terms, '/account/terms?next=https%3A%2F%2Fevil.example')).body).toEqual({ next: '/' })
})
