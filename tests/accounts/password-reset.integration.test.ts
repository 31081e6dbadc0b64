import { describe, expect, it } from 'vitest'
import { issueToken, useToken } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import * as forgot from '#app/routes/account/forgot.tsx'
import * as reset from '#app/routes/account/reset.tsx'
import { accountTokens } from '#database/schema/account-tokens.ts'
import { authAccounts, users } from '#database/schema/accounts.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { partsOf } from '#tests/support/mailed-link.ts'
import { ada, ago, bob, flashOf, linksTo, mailsTo, person, sessionsOf, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts()

const fresh = 'paper lantern 9'

const ask = (email: string, browser = new TestBrowser()) => browser.submitTo(forgot, '/auth/forgot', { email })

const choose = (token: string, password = fresh, browser = new TestBrowser()) =>
  browser.submitTo(reset, `/auth/reset?token=${token}`, { token, password, confirmPassword: password })

async function asked(email = ada): Promise<string> {
  await new TestBrowser().signUp(email)
  await ask(email)
  return partsOf((await linksTo(email, 'reset_password'))[0]!).token
}

describe('asking for a new password', () => {
  it('mails a link made from the configuration to whoever has the address, however it is written', async () => {
    await new TestBrowser().signUp(ada)
    const answer = await ask(' ADA@Example.org ')
    expect([answer.status, answer.body]).toEqual([200, { sentTo: ada, result: undefined }])
    expect((await linksTo(ada, 'reset_password'))[0]).toMatch(/^http:\/\/whodini\.test\/auth\/reset\?token=[\w-]{43}$/)
  })

  it('gives the same answer for an address that nobody has, and mails nothing', async () => {
    await new TestBrowser().signUp(ada)
    const [known, unknown] = [await ask(ada), await ask(bob)]
    expect({ ...unknown, body: JSON.stringify(unknown.body).replace(bob, ada) }).toEqual({
      ...known,
      body: JSON.stringify(known.body),
    })
    expect(await mailsTo(bob)).toEqual([])
  })

  it('takes equally long for both: no answer comes before either one’s work can be done', async () => {
    await new TestBrowser().signUp(ada)
    for (const email of [ada, bob, ada, bob]) {
      const began = performance.now()
      await ask(email, new TestBrowser(`198.51.100.${email === ada ? 1 : 2}`))
      expect(performance.now() - began).toBeGreaterThanOrEqual(249)
    }
  })

  it('mails ten links a minute for one network address; beyond that the answer stays the same', async () => {
    await new TestBrowser('192.0.2.5').signUp(ada)
    for (let i = 0; i < 10; i++) await ask(`person${i}@example.org`)
    expect(await ask(ada)).toMatchObject({ status: 200, body: { sentTo: ada, result: undefined } })
    expect(await linksTo(ada, 'reset_password')).toEqual([])
    await ask(ada, new TestBrowser('198.51.100.4'))
    expect(await linksTo(ada, 'reset_password')).toHaveLength(1)
  })

  // three a minute from anywhere kept the owner from a link of their own
  it('mails five links in half an hour and ten a day to one mailbox; the answer stays the same', async () => {
    await new TestBrowser().signUp(ada)
    let from = 0
    const askOften = async (times: number) => {
      for (let i = 0; i < times; i++) {
        const answer = await ask(ada, new TestBrowser(`198.51.100.${from++}`))
        expect([answer.status, answer.body]).toEqual([200, { sentTo: ada, result: undefined }])
      }
      return (await linksTo(ada, 'reset_password')).length
    }
    expect(await askOften(8)).toBe(5)
    const halfAnHourLater = () =>
      getDatabase().execute("delete from rate_limit_counters where key like 'mailedLinkTo|%'")
    await halfAnHourLater()
    expect(await askOften(8)).toBe(10)
    await halfAnHourLater()
    expect(await askOften(2)).toBe(10)
  })

  it('mails a link to a device that signed in before, however many strangers asked for one', async () => {
    const known = new TestBrowser('192.0.2.5')
    await known.signUp(ada)
    await known.signOut()
    for (let i = 0; i < 6; i++) await ask(ada, new TestBrowser(`198.51.100.${i}`))
    const sent = await linksTo(ada, 'reset_password')
    expect(sent).toHaveLength(5)
    for (let i = 0; i < 6; i++) expect((await ask(ada, known)).status).toBe(200)
    expect(await linksTo(ada, 'reset_password')).toHaveLength(10)
  })

  it('says what is wrong with an invalid address', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 400, errors: { email: ['account_invalid_email'] } })
  })

  it('mails nothing to the owners of the samples', async () => {
    await getDatabase()
      .insert(users)
      .values({ id: newId(), name: 'The House', email: 'house@example.org', emailVerified: true, isSeeded: true })
    expect((await ask('house@example.org')).status).toBe(200)
    expect(await mailsTo('house@example.org')).toEqual([])
  })
})

describe('the link to a new password', () => {
  it('shows whose it is and changes nothing when it is opened', async () => {
    const token = await asked()
    expect((await new TestBrowser().openOn(reset, `/auth/reset?token=${token}`)).body).toMatchObject({
      link: { state: 'valid', email: ada },
    })
    expect((await choose(token)).status).toBe(302)
  })

  it('leaves nothing in the database that could be used', async () => {
    const token = await asked()
    const { rows } = await getDatabase().execute(
      'select row_to_json(t)::text as row from account_tokens t union all select row_to_json(m)::text from outbox_mails m',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('sets the password, signs in here and out elsewhere, verifies the address, mails a notice', async () => {
    const [home, thief] = [new TestBrowser(), new TestBrowser()]
    await home.signUp(ada)
    await thief.signIn(ada)
    await ask(ada)
    const { token } = partsOf((await linksTo(ada, 'reset_password'))[0]!)
    const browser = new TestBrowser()
    const answer = await choose(token, fresh, browser)
    expect([answer.status, answer.location, flashOf(browser)]).toEqual([302, '/', 'passwordChanged'])
    expect(await browser.viewer()).toMatchObject({ email: ada, emailVerified: true })
    expect([await home.viewer(), await thief.viewer()]).toEqual([null, null])
    expect(await sessionsOf(ada)).toHaveLength(1)
    expect((await new TestBrowser().signIn(ada)).status).toBe(401)
    expect((await new TestBrowser().signIn(ada, fresh)).status).toBe(302)
    expect(await mailsTo(ada)).toEqual(['verify_email', 'reset_password', 'password_changed'])
  })

  it('works once, and uses up every other link that was asked for', async () => {
    const first = await asked()
    await ask(ada)
    const second = partsOf((await linksTo(ada, 'reset_password'))[0]!).token
    expect((await choose(second)).status).toBe(302)
    for (const token of [second, first])
      expect(await choose(token, 'silver lantern 3')).toMatchObject({ status: 410, body: { dead: 'used' } })
    expect((await new TestBrowser().signIn(ada, fresh)).status).toBe(302)
  })

  it('works for one of 50 simultaneous uses, and sets the password of that one', async () => {
    const token = await asked()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => choose(token, `paper lantern ${i}`)))
    const won = answers.flatMap(({ status }, i) => (status === 302 ? [i] : []))
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => ![302, 410, 503].includes(status))).toEqual([])
    expect((await new TestBrowser().signIn(ada, `paper lantern ${won[0]}`)).status).toBe(302)
    expect(await getDatabase().$count(outboxMails)).toBe(3)
  })

  // each link held its own row and waited for the other's: "deadlock detected", and an error page for one of them
  it('sets the password once if a person uses two at once; the other counts as used', async () => {
    await new TestBrowser().signUp(ada)
    const { id } = await person(ada)
    for (let round = 0; round < 20; round++) {
      const tokens = await Promise.all(
        [0, 1].map(() => issueToken(getDatabase(), 'reset_password', { userId: id, email: ada })),
      )
      const holders = await Promise.all(
        tokens.map((token) =>
          getDatabase().transaction((transaction) => useToken(transaction, 'reset_password', token)),
        ),
      )
      expect(holders.filter(Boolean)).toMatchObject([{ userId: id, email: ada }])
    }
  })

  it('does nothing when it has expired, is unknown, or was mailed for something else', async () => {
    const token = await asked()
    const verification = partsOf((await linksTo(ada, 'verify_email'))[0]!).token
    for (const made of ['x', 'x'.repeat(43), verification])
      expect(await choose(made)).toMatchObject({ status: 410, body: { dead: 'unknown' } })
    await getDatabase()
      .update(accountTokens)
      .set({ expiresAt: ago(1) })
    expect(await choose(token)).toMatchObject({ status: 410, body: { dead: 'expired' } })
    expect((await new TestBrowser().openOn(reset, `/auth/reset?token=${token}`)).body).toMatchObject({
      link: { state: 'expired' },
    })
    expect((await new TestBrowser().signIn(ada)).status).toBe(302)
  })

  it('stays valid when the password is refused, with the reason at its field', async () => {
    const token = await asked()
    const refusals = [
      ['12345', { password: ['account_password_short'] }],
      ['qwerty123', { password: ['account_password_common'] }],
      ['ada@example.org', { password: ['account_password_email'] }],
    ] as const
    for (const [password, errors] of refusals)
      expect(await choose(token, password)).toMatchObject({ status: 400, errors })
    const differing = await new TestBrowser().submitTo(reset, `/auth/reset?token=${token}`, {
      token,
      password: fresh,
      confirmPassword: 'other',
    })
    expect(differing).toMatchObject({ status: 400, errors: { confirmPassword: ['account_password_mismatch'] } })
    expect((await choose(token)).status).toBe(302)
  })

  it('does not let a banned person in, and changes nothing for them', async () => {
    const token = await asked()
    await getDatabase().update(users).set({ bannedAt: new Date() })
    expect(await choose(token)).toMatchObject({ status: 403, errors: { '': ['account_banned'] } })
    expect(await sessionsOf(ada)).toHaveLength(1)
    await getDatabase().update(users).set({ bannedAt: null })
    expect((await choose(token)).status).toBe(302)
  })

  it('gives a password to an account that had none', async () => {
    await new TestBrowser().signUp(ada)
    await getDatabase().update(authAccounts).set({ providerId: 'google', accountId: '1234', password: null })
    await ask(ada)
    await choose(partsOf((await linksTo(ada, 'reset_password'))[0]!).token)
    expect((await new TestBrowser().signIn(ada, fresh)).status).toBe(302)
    expect(await getDatabase().$count(authAccounts)).toBe(2)
  })

  it('lets somebody in whose address was locked by another person’s guesses', async () => {
    await new TestBrowser().signUp(ada)
    for (let i = 0; i < 26; i++) await new TestBrowser(`203.0.113.${i}`).signIn(ada, 'wrong lantern')
    expect((await new TestBrowser('198.51.100.9').signIn(ada)).status).toBe(429)
    await ask(ada)
    const browser = new TestBrowser()
    await choose(partsOf((await linksTo(ada, 'reset_password'))[0]!).token, fresh, browser)
    expect((await browser.viewer())?.userId).toBe((await person(ada)).id)
  })
})
