import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentVersion } from '#app/features/account/consent.ts'
import { guestHash, newGuest } from '#app/platform/guest.server.ts'
import { newId } from '#app/shared/ids.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { password } from '#tests/support/person.ts'
import type { Person, Reply } from '#tests/support/person.ts'
import { googleClient, GoogleDouble } from './google-double.ts'
import type { GooglePerson } from './google-double.ts'

let world: HttpWorld
let google: GoogleDouble

beforeAll(async () => {
  const [port, googlePort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  google = await GoogleDouble.open(googlePort, `${origin}/auth/google/callback`)
  world = await openHttpWorld({ PORT: String(port), PUBLIC_URL: origin, GOOGLE_ISSUER: google.issuer, ...googleClient })
})

afterAll(async () => {
  await google.close()
  await world.close()
})

beforeEach(async () => {
  await world.database.query('delete from users')
  await world.database.query('delete from outbox_mails')
})

const grace: GooglePerson = { sub: '1001', email: 'Grace@example.org', email_verified: true, name: 'Grace H.' }

async function goThrough(
  browser: Person,
  as: GooglePerson | 'cancels',
  from = '/auth/google',
  change: (callback: URL) => void = () => {},
): Promise<Reply & { callback: string }> {
  google.present = as
  const start = await browser.postForm(from)
  expect(start.status).toBe(302)
  const callback = await google.visit(start.headers.location!)
  change(callback)
  return { ...(await browser.get(callback.pathname + callback.search)), callback: callback.pathname + callback.search }
}

const rows = async (statement: string, ...values: unknown[]) =>
  (await world.database.query(statement, values)).rows as Record<string, unknown>[]

const flashOf = (browser: Person) => browser.cookies.get('flash')

async function whoIs(browser: Person): Promise<string | null> {
  const page = await browser.get('/account')
  return page.status === 200 ? (/[\w.]+@example\.org/.exec(page.text)?.[0] ?? null) : null
}

describe('the redirect to Google', () => {
  it('carries state, nonce and a PKCE challenge, asks only for identity, leaves one cookie', async () => {
    const browser = world.person()
    const start = await browser.postForm('/auth/google')
    const { origin, searchParams } = new URL(start.headers.location!)
    expect(origin).toBe(google.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${world.server.url}/auth/google/callback`,
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)!.length).toBeGreaterThanOrEqual(32)
    expect(start.headers['set-cookie']).toHaveLength(1)
    expect(start.headers['set-cookie']![0]).toMatch(/^whodini_google=.*HttpOnly/i)
    expect(start.headers['set-cookie']![0]).not.toContain(searchParams.get('state')!)
    expect((await browser.get('/auth/google')).headers.location).toBe('/auth')
  })

  it('is open only to the forms that lead to it', async () => {
    const policy = async (path: string) => String((await world.person().get(path)).headers['content-security-policy'])
    expect(await policy('/auth')).toContain(`form-action 'self' ${google.issuer};`)
    const member = await world.member('ada@example.org')
    const headers = (await member.get('/account/security')).headers
    expect(String(headers['content-security-policy'])).toContain(`form-action 'self' ${google.issuer};`)
    for (const path of ['/', '/contact', '/auth/forgot']) expect(await policy(path)).toContain("form-action 'self';")
  })
})

describe('signing up with Google', () => {
  it('makes an account with profile, consent and verified address, and keeps no Google token', async () => {
    const browser = world.person()
    const reply = await goThrough(browser, grace, '/auth/google?tab=sign-up')
    expect([reply.status, reply.headers.location, flashOf(browser)]).toEqual([302, '/welcome', 'googleSignedUp'])
    expect(browser.cookies.has('whodini_google')).toBe(false)
    expect(await whoIs(browser)).toBe('grace@example.org')
    const [user] = await rows('select u.* from users u join profiles p on p.id = u.id')
    expect(user).toMatchObject({
      email: 'grace@example.org',
      name: 'Grace H.',
      email_verified: true,
      consent_version: consentVersion,
      consent_language: 'en',
      image: null,
    })
    expect(user!['consented_at']).toBeInstanceOf(Date)
    expect(await rows('select * from auth_accounts')).toMatchObject([
      {
        provider_id: 'google',
        account_id: '1001',
        access_token: null,
        refresh_token: null,
        id_token: null,
        password: null,
      },
    ])
    expect(await rows('select 1 from outbox_mails')).toEqual([])
  })

  it('names a person without a name by the part before the at sign', async () => {
    await goThrough(world.person(), { sub: '7', email: 'nameless@example.org', email_verified: true })
    expect(await rows('select name from users')).toEqual([{ name: 'nameless' }])
  })

  it('gives the account what the browser did as a guest', async () => {
    const browser = world.person()
    const guest = newGuest()
    browser.cookies.set('whodini_guest', guest.token)
    await world.database.query('insert into attempt_counters (actor, puzzle_id, wrong_count) values ($1, $2, 2)', [
      `guest:${guestHash(guest.token)}`,
      newId(),
    ])
    await goThrough(browser, grace)
    const [user] = await rows('select id from users')
    expect(await rows('select actor from attempt_counters')).toEqual([{ actor: `user:${user!['id']}` }])
  })

  it('makes one account when it is done several times at once', async () => {
    const browsers = Array.from({ length: 5 }, () => world.person())
    google.present = grace
    const callbacks = await Promise.all(
      browsers.map(async (browser) => google.visit((await browser.postForm('/auth/google')).headers.location!)),
    )
    const replies = await Promise.all(
      browsers.map((browser, i) => browser.get(callbacks[i]!.pathname + callbacks[i]!.search)),
    )
    const welcomed = replies.map(({ headers }) => headers.location).toSorted()
    expect(welcomed).toEqual(['/', '/', '/', '/', '/welcome'])
    expect(await rows('select 1 from users')).toHaveLength(1)
    expect(await rows('select 1 from auth_accounts')).toHaveLength(1)
  })
})

describe('signing in with Google', () => {
  it('finds the account by Google’s number, whatever its address, and leads back to the page', async () => {
    await goThrough(world.person(), grace)
    const browser = world.person()
    const reply = await goThrough(
      browser,
      { ...grace, email: 'moved@example.org', email_verified: false },
      '/auth/google?next=%2Fcreator',
    )
    expect([reply.headers.location, flashOf(browser)]).toEqual(['/creator', 'googleSignedIn'])
    expect(await whoIs(browser)).toBe('grace@example.org')
    expect(await rows('select 1 from users')).toHaveLength(1)
  })

  it.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example']])(
    'leads a new account from %s to the three doors',
    async (next) => {
      expect(
        (await goThrough(world.person(), grace, `/auth/google?next=${encodeURIComponent(next)}`)).headers.location,
      ).toBe('/welcome')
    },
  )

  it('joins a password account whose address both sides have verified, which keeps its password', async () => {
    await world.member('grace@example.org')
    await world.database.query('update users set email_verified = true')
    const browser = world.person()
    await goThrough(browser, grace)
    expect(flashOf(browser)).toBe('googleSignedIn')
    expect(await rows('select 1 from users')).toHaveLength(1)
    expect((await world.person().postForm('/auth', { email: 'grace@example.org', password })).status).toBe(302)
  })

  it('sends a mail when it joins an account, is listed, and is removed with the password', async () => {
    const owner = await world.member('grace@example.org')
    await world.database.query('update users set email_verified = true')
    const elsewhere = world.person()
    await goThrough(elsewhere, grace)
    await goThrough(world.person(), grace)
    const mailed = async () =>
      (await rows('select template from outbox_mails order by created_at')).map((row) => row['template'])
    expect((await mailed()).filter((template) => template === 'google_joined')).toHaveLength(1)
    expect((await owner.get('/account/security')).text).toContain('Remove Google')
    const remove = (currentPassword: string) =>
      owner.postForm('/account/security', { intent: 'google-off', currentPassword })
    expect((await remove('not the password')).status).toBe(403)
    expect((await remove(password)).status).toBe(302)
    expect(await whoIs(elsewhere)).toBeNull()
    expect((await owner.get('/account/security')).text).not.toContain('Remove Google')
    expect(await mailed()).toContain('google_removed')
  })

  it('cannot be removed if it is the only way in', async () => {
    const browser = world.person()
    await goThrough(browser, grace)
    expect((await browser.get('/account/security')).text).toContain('your only way in')
    expect((await browser.postForm('/account/security', { intent: 'google-off' })).status).toBe(403)
    expect(await rows('select id from auth_accounts')).toHaveLength(1)
  })

  it('asks for the code of the second factor, and signs in with it', async () => {
    const member = await world.member('grace@example.org')
    await world.database.query('update users set email_verified = true')
    await member.postForm('/account/security', { intent: 'factor-begin', currentPassword: password })
    const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec((await member.get('/account/security')).text)![1]!
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    const now = Date.now()
    const confirm = { intent: 'factor-confirm', code: totp.generate({ timestamp: now }) }
    expect((await member.postForm('/account/security', confirm)).status).toBe(200)
    const browser = world.person()
    const reply = await goThrough(browser, grace, '/auth/google?next=%2Fcreator')
    expect([reply.headers.location, flashOf(browser)]).toEqual(['/auth/code?next=%2Fcreator', undefined])
    expect(await whoIs(browser)).toBeNull()
    const code = totp.generate({ timestamp: now + 30_000 })
    expect((await browser.postForm('/auth/code?next=%2Fcreator', { code })).headers.location).toBe('/creator')
    expect(await whoIs(browser)).toBe('grace@example.org')
  })

  it('B4: once again makes the sign-in fresh, and replaces the previous session', async () => {
    const browser = world.person()
    await goThrough(browser, grace)
    await world.database.query(`update auth_sessions set created_at = now() - interval '1 hour'`)
    const asked = { intent: 'factor-begin' }
    expect((await browser.postForm('/account/security', asked)).status).toBe(403)
    expect((await browser.postForm('/auth/google?next=%2Faccount%2Fsecurity')).headers.location).toBe(
      '/account/security',
    )
    const again = await goThrough(browser, grace, '/auth/google?next=%2Faccount%2Fsecurity&again=1')
    expect(again.headers.location).toBe('/account/security')
    expect(await rows('select 1 from auth_sessions')).toHaveLength(1)
    expect((await browser.postForm('/account/security', asked)).status).toBe(302)
  })

  it('takes over an unverified account: its password, sessions and mailed links are gone', async () => {
    const squatter = await world.member('grace@example.org')
    await world.database.query(
      `insert into second_factors (user_id, secret, confirmed_at) select id, 'none', now() from users`,
    )
    const browser = world.person()
    await goThrough(browser, grace)
    expect(flashOf(browser)).toBe('googlePasswordRemoved')
    expect([await whoIs(browser), await whoIs(squatter)]).toEqual(['grace@example.org', null])
    expect((await world.person().postForm('/auth', { email: 'grace@example.org', password })).status).toBe(401)
    expect(await rows('select provider_id from auth_accounts')).toEqual([{ provider_id: 'google' }])
    expect(await rows('select email_verified from users')).toEqual([{ email_verified: true }])
    expect(await rows('select 1 from account_tokens where used_at is null')).toEqual([])
  })

  it('makes no account with an address that its former owner may still take back', async () => {
    await world.member('grace@example.org')
    const token = `insert into account_tokens (user_id, email, purpose, hash, expires_at)
      select id, email, 'restore_email', 'none', now() + interval '7 days' from users`
    await world.database.query(token)
    await world.database.query(`update users set email = 'thief@example.org', email_verified = true`)
    const reply = await goThrough(world.person(), grace)
    expect(reply.headers.location).toBe('/auth?google=kept')
    expect((await world.person().get('/auth?google=kept')).text).toContain('belonged to another account')
    expect(await rows('select email from users')).toEqual([{ email: 'thief@example.org' }])
    await world.database.query(`update account_tokens set expires_at = now()`)
    expect((await goThrough(world.person(), grace)).headers.location).toBe('/welcome')
  })

  it('does not let a banned person in', async () => {
    await goThrough(world.person(), grace)
    await world.database.query('update users set banned_at = now()')
    const browser = world.person()
    const reply = await goThrough(browser, grace)
    expect(reply.headers.location).toBe('/auth?google=banned')
    expect([
      browser.cookies.has('whodini_session'),
      await rows('select 1 from auth_sessions s join users u on u.id = s.user_id where u.banned_at < s.created_at'),
    ]).toEqual([false, []])
  })
})

describe('Google’s answer is refused', () => {
  const nothingHappened = async (browser: Person, reply: Reply, to: string) => {
    expect([reply.status, reply.headers.location]).toEqual([302, to])
    expect([browser.cookies.has('whodini_session'), await rows('select 1 from users')]).toEqual([false, []])
  }

  it('when the person cancels there; the page they return to says so in its tab’s title', async () => {
    const browser = world.person()
    const reply = await goThrough(browser, 'cancels', '/auth/google?tab=sign-up&next=%2Fcreator')
    await nothingHappened(browser, reply, '/auth?tab=sign-up&next=%2Fcreator&google=cancelled')
    const page = await browser.get(reply.headers.location!)
    expect(page.text).toContain('Failed to create account')
    expect(page.text).toContain('You left Google before you were done.')
    expect((await browser.get('/auth?google=cancelled')).text).toContain('Failed to sign in')
  })

  it('when Google has not verified the address, even if an account here has it', async () => {
    const browser = world.person()
    await nothingHappened(
      browser,
      await goThrough(browser, { ...grace, email_verified: false }),
      '/auth?google=unverified',
    )
    await world.member('grace@example.org')
    await world.database.query('update users set email_verified = true')
    expect((await goThrough(browser, { ...grace, email_verified: false })).headers.location).toBe(
      '/auth?google=unverified',
    )
    expect(await rows("select 1 from auth_accounts where provider_id = 'google'")).toEqual([])
  })

  it('when the state is not the one that this browser started with', async () => {
    for (const state of ['x'.repeat(32), '']) {
      const browser = world.person()
      await nothingHappened(
        browser,
        await goThrough(browser, grace, '/auth/google', (callback) => callback.searchParams.set('state', state)),
        '/auth?google=expired',
      )
    }
    const victim = world.person()
    const attacker = world.person()
    google.present = { ...grace, sub: '666', email: 'mallory@example.org' }
    const callback = await google.visit((await attacker.postForm('/auth/google')).headers.location!)
    const reply = await victim.get(callback.pathname + callback.search)
    await nothingHappened(victim, reply, '/auth?google=expired')
    await victim.postForm('/auth/google')
    await nothingHappened(victim, await victim.get(callback.pathname + callback.search), '/auth?google=expired')
  })

  it('when it comes from an issuer other than the one that was asked', async () => {
    const browser = world.person()
    const reply = await goThrough(browser, grace, '/auth/google', (callback) =>
      callback.searchParams.set('iss', 'https://evil.example'),
    )
    await nothingHappened(browser, reply, '/auth?google=failed')
  })

  it('when the code is made up, or used a second time', async () => {
    const browser = world.person()
    await nothingHappened(
      browser,
      await goThrough(browser, grace, '/auth/google', (callback) => callback.searchParams.set('code', 'made-up')),
      '/auth?google=failed',
    )
    const { callback } = await goThrough(browser, grace)
    expect(flashOf(browser)).toBe('googleSignedUp')
    expect((await browser.get(callback)).headers.location).toBe('/auth?google=expired')
  })

  it('when the address belongs to an owner of the samples', async () => {
    await world.database.query(
      "insert into users (id, name, email, email_verified, is_seeded) values ($1, 'The House', 'grace@example.org', true, true)",
      [newId()],
    )
    expect((await goThrough(world.person(), grace)).headers.location).toBe('/auth?google=failed')
    expect(await rows('select 1 from auth_accounts')).toEqual([])
  })

  it('when any of its parts is missing, and no text from outside gets into the page', async () => {
    const browser = world.person()
    for (const search of ['', '?error=access_denied', '?code=x', '?error=<script>&error_description=Call+1-800-EVIL']) {
      expect((await browser.get(`/auth/google/callback${search}`)).headers.location).toBe('/auth?google=expired')
    }
    const page = (await browser.get('/auth?google=Call+1-800-EVIL')).text.replaceAll(/<[^>]*>/g, '')
    expect([page.includes('1-800'), page.includes('Failed to sign in')]).toEqual([false, false])
  })
})

describe('without Google', () => {
  it('when its keys are not set, the button leads back and the page says so', async () => {
    const bare = await openHttpWorld()
    try {
      const reply = await bare.person().postForm('/auth/google?tab=sign-up')
      expect(reply.headers.location).toBe('/auth?tab=sign-up&google=missing')
      expect((await bare.person().get(reply.headers.location!)).text).toContain('Google sign-in isn’t set up here')
    } finally {
      await bare.close()
    }
  })

  it('when it is away or names another issuer, the button leads back and all else works', async () => {
    const port = await freePort()
    const deaf = await openHttpWorld({ ...googleClient, GOOGLE_ISSUER: `http://127.0.0.1:${port}` })
    const other = await openHttpWorld({
      ...googleClient,
      GOOGLE_ISSUER: google.issuer.replace('127.0.0.1', 'localhost'),
    })
    try {
      for (const { person } of [deaf, other])
        expect((await person().postForm('/auth/google')).headers.location).toBe('/auth?google=unreachable')
      await deaf.member('ada@example.org')
    } finally {
      await Promise.all([deaf.close(), other.close()])
    }
  })
})
