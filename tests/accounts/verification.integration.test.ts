import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sweepAccountTokens, tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import * as account from '#app/routes/account/account.tsx'
import * as verify from '#app/routes/account/verify.tsx'
import { accountTokens } from '#database/schema/account-tokens.ts'
import { users } from '#database/schema/accounts.ts'
import { partsOf } from '#tests/support/mailed-link.ts'
import { ada, ago, bob, giveSecondFactor, linksTo, mailsTo, person, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts()

const press = (token: string, browser = new TestBrowser()) =>
  browser.submitTo(verify, `/auth/verify?token=${token}`, { token })

async function signedUp(email = ada): Promise<{ browser: TestBrowser; token: string; path: string }> {
  const browser = new TestBrowser()
  await browser.signUp(email)
  return { browser, ...partsOf((await linksTo(email, 'verify_email'))[0]!) }
}

describe('the mail that verifies an address', () => {
  it('goes out with the sign-up, with a link from the configuration, not from the request', async () => {
    const { path } = await signedUp()
    expect(await mailsTo(ada)).toEqual(['verify_email'])
    expect((await linksTo(ada, 'verify_email'))[0]).toMatch(/^http:\/\/whodini\.test\/auth\/verify\?token=[\w-]{43}$/)
    expect(path).toMatch(/^\/auth\/verify\?token=/)
  })

  it('leads to a page that names the account and changes nothing', async () => {
    const { path } = await signedUp()
    for (let i = 0; i < 3; i++)
      expect((await new TestBrowser().openOn(verify, path)).body).toMatchObject({
        link: { state: 'valid', email: ada, name: 'ada' },
      })
    expect((await person(ada)).emailVerified).toBe(false)
  })

  it('leaves nothing in the database that could be used', async () => {
    const { token } = await signedUp()
    const { rows } = await getDatabase().execute(
      'select row_to_json(t)::text as row from account_tokens t union all select row_to_json(m)::text from outbox_mails m',
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the button behind the link', () => {
  it('verifies the address, in any browser, and roles count from then on', async () => {
    const { browser, token } = await signedUp('boss@example.org')
    await giveSecondFactor((await person('boss@example.org')).id)
    expect((await browser.viewer())?.role).toBe('user')
    const answer = await press(token)
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'verified', problem: undefined }])
    expect(await browser.viewer()).toMatchObject({ emailVerified: true, role: 'admin' })
  })

  it('works once; the page then says that the link was used', async () => {
    const { token, path } = await signedUp()
    await press(token)
    expect(await press(token)).toMatchObject({ status: 410, body: { outcome: 'used' } })
    expect((await new TestBrowser().openOn(verify, path)).body).toMatchObject({ link: { state: 'used' } })
  })

  it('works once when it is pressed 50 times at once', async () => {
    const { token } = await signedUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 410 && status !== 503)).toEqual([])
    expect((await person(ada)).emailVerified).toBe(true)
  })

  it(`does nothing ${tokenMinutes} minutes later`, async () => {
    const { token, path } = await signedUp()
    const [row] = await getDatabase().select().from(accountTokens)
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeLessThanOrEqual(30 * 60_000 + 1_000)
    await getDatabase()
      .update(accountTokens)
      .set({ expiresAt: ago(1) })
    expect(await press(token)).toMatchObject({ status: 410, body: { outcome: 'expired' } })
    expect((await new TestBrowser().openOn(verify, path)).body).toMatchObject({ link: { state: 'expired' } })
    expect((await person(ada)).emailVerified).toBe(false)
  })

  it('does nothing with a token that is made up, for another purpose or a former address', async () => {
    const { token } = await signedUp()
    for (const made of ['', 'x'.repeat(43), `${token}x`, token.toLowerCase()])
      expect(await press(made)).toMatchObject({ status: 410, body: { outcome: 'unknown' } })
    await getDatabase().update(accountTokens).set({ purpose: 'reset_password' })
    expect(await press(token)).toMatchObject({ status: 410, body: { outcome: 'unknown' } })
    await getDatabase().update(accountTokens).set({ purpose: 'verify_email' })
    await getDatabase().update(users).set({ email: bob })
    await press(token)
    expect((await person(bob)).emailVerified).toBe(false)
  })
})

describe('sending the mail again', () => {
  it('makes a separate link; using one uses up the others', async () => {
    const { browser, token } = await signedUp()
    expect(await browser.submitTo(account, '/account')).toMatchObject({ status: 200, body: { asked: 'sent' } })
    const [second] = await linksTo(ada, 'verify_email')
    expect(partsOf(second!).token).not.toBe(token)
    await press(partsOf(second!).token)
    expect(await press(token)).toMatchObject({ status: 410, body: { outcome: 'used' } })
    expect((await person(ada)).emailVerified).toBe(true)
  })

  it('sends at most five mails in half an hour to one mailbox, wherever they are asked for', async () => {
    const { browser } = await signedUp()
    const from = (address: string) => {
      const other = new TestBrowser(address)
      for (const [name, value] of browser.cookies) other.cookies.set(name, value)
      return other.submitTo(account, '/account')
    }
    for (let i = 0; i < 5; i++) expect((await from(`198.51.100.${i}`)).body).toEqual({ asked: 'sent' })
    const refused = await from('198.51.100.9')
    expect([refused.status, refused.body]).toEqual([429, { asked: expect.stringMatching(/^slowDown:\d+$/) }])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_700)
    expect(await mailsTo(ada)).toHaveLength(6)
  })

  it('sends nothing to somebody whose address is verified', async () => {
    const { browser, token } = await signedUp()
    await press(token)
    expect((await browser.submitTo(account, '/account')).body).toEqual({ asked: 'verified' })
    expect(await mailsTo(ada)).toHaveLength(1)
  })
})

it('expired links are swept a day later, not before', async () => {
  await signedUp()
  await getDatabase()
    .update(accountTokens)
    .set({ expiresAt: ago(23 * 3_600) })
    .where(eq(accountTokens.email, ada))
  await sweepAccountTokens(getDatabase())
  expect(await getDatabase().$count(accountTokens)).toBe(1)
  await getDatabase()
    .update(accountTokens)
    .set({ expiresAt: ago(25 * 3_600) })
  await sweepAccountTokens(getDatabase())
  expect(await getDatabase().$count(accountTokens)).toBe(0)
})
