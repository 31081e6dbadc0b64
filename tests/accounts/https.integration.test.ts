import { expect, it } from 'vitest'
import { signedOutCookie } from '#app/features/shell/sign-out/sign-out.ts'
import { ada, bob, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const cyd = 'cyd@example.org'

useAccounts({ PUBLIC_URL: 'https://whodini.example' })

it('under https the session is in a __Host- cookie, Secure from sign-up to sign-out', async () => {
  const browser = new TestBrowser()
  const signedUp = await browser.signUp(ada)
  const [session, device, flash] = signedUp.setCookies
  expect(session).toMatch(/^__Host-whodini_session=[^;]+;/)
  expect(device).toMatch(/^__Host-known_device=[^;]+;/)
  for (const cookie of [session, device, flash]) {
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

it('under https only a cookie with the prefix, which no other host can set, signs out', async () => {
  const browser = new TestBrowser()
  await browser.signUp(cyd)
  browser.cookies.set('signed_out', '1')
  expect((await browser.viewer())?.email).toBe(cyd)
  const [cookie] = signedOutCookie(true).split(';')
  browser.keep(signedOutCookie(true))
  expect(cookie).toBe('__Host-signed_out=1')
  expect(await browser.viewer()).toBeNull()
  expect(browser.cookies.has('__Host-signed_out')).toBe(false)
})

it('under https a session cookie without the prefix signs nobody in', async () => {
  const browser = new TestBrowser()
  await browser.signUp(bob)
  browser.cookies.set('whodini_session', browser.cookies.get('__Host-whodini_session')!)
  browser.cookies.delete('__Host-whodini_session')
  expect(await browser.viewer()).toBeNull()
})
