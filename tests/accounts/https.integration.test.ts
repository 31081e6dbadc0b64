import { expect, it } from 'vitest'
import { ada, bob, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts({ PUBLIC_URL: 'https://whodini.example' })

it('under https the session is in a __Host- cookie, Secure from sign-up to sign-out', async () => {
  const browser = new TestBrowser()
  const signedUp = await browser.signUp(ada)
  const [session, flash] = signedUp.setCookies
  expect(session).toMatch(/^__Host-whodini_session=[^;]+;/)
  for (const cookie of [session, flash]) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).not.toMatch(/Domain/)
  }
  expect((await browser.viewer())?.email).toBe(ada)
  const signedOut = await browser.signOut()
  expect(signedOut.setCookies[0]).toMatch(
    /^__Host-whodini_session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(await browser.viewer()).toBeNull()
})

it('under https a session in a cookie without the prefix is nobody', async () => {
  const browser = new TestBrowser()
  await browser.signUp(bob)
  browser.cookies.set('whodini_session', browser.cookies.get('__Host-whodini_session')!)
  browser.cookies.delete('__Host-whodini_session')
  expect(await browser.viewer()).toBeNull()
})
