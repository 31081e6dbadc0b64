import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setOpeningMails } from '#app/features/library/wishes/opening-mails.server.ts'
import { makeWish } from '#app/features/library/wishes/make-wish.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import * as exporting from '#app/routes/api/account-export.ts'
import * as switches from '#app/routes/api/account-preferences.ts'
import * as preferences from '#app/routes/account/preferences.tsx'
import * as themes from '#app/routes/public/theme.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { wishes } from '#database/schema/wishes.ts'
import { ada, flashOf, person, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts()

async function signedUp(): Promise<TestBrowser> {
  const browser = new TestBrowser()
  await browser.signUp(ada)
  return browser
}

const lookOf = async () => {
  const { language, theme } = await person(ada)
  return { language, theme }
}

const cookiesOf = ({ cookies }: TestBrowser) => ({ lang: cookies.get('lang'), theme: cookies.get('theme') })

test('a preference never set with the account leaves a device as it is', async () => {
  await signedUp()
  expect(await lookOf()).toEqual({ language: null, theme: null })
  const device = new TestBrowser()
  device.cookies.set('lang', 'fr').set('theme', 'dark')
  const answer = await device.signIn(ada)
  expect(cookiesOf(device)).toEqual({ lang: 'fr', theme: 'dark' })
  expect(answer.headers.get('X-Remix-Reload-Document')).toBeNull()
})

test('the switches store what they change, and another device gets it when it signs in', async () => {
  const browser = await signedUp()
  expect((await browser.submitTo(switches, '/api/account/preferences', { language: 'fr' })).status).toBe(204)
  expect((await browser.submitTo(switches, '/api/account/preferences', { theme: 'dark' })).status).toBe(204)
  expect(await lookOf()).toEqual({ language: 'fr', theme: 'dark' })
  const device = new TestBrowser()
  device.cookies.set('lang', 'en')
  const answer = await device.signIn(ada)
  expect(cookiesOf(device)).toEqual({ lang: 'fr', theme: 'dark' })
  // The texts of the other language are loaded with the page
  expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
  expect((await device.signIn(ada)).setCookies.filter((cookie) => /^(?:lang|theme)=/.test(cookie))).toEqual([])
})

test('following the device’s theme is a choice too: it removes the theme elsewhere', async () => {
  const browser = await signedUp()
  await browser.submitTo(switches, '/api/account/preferences', { theme: 'system' })
  const device = new TestBrowser()
  device.cookies.set('theme', 'light')
  await device.signIn(ada)
  expect(cookiesOf(device).theme).toBeUndefined()
})

test('without scripts the theme is stored too; a visitor’s stays on the device', async () => {
  const browser = await signedUp()
  await browser.submitTo(themes, '/theme', { theme: 'dark' })
  expect(await lookOf()).toEqual({ language: null, theme: 'dark' })
  const visitor = new TestBrowser()
  await visitor.submitTo(themes, '/theme', { theme: 'light' })
  expect(cookiesOf(visitor).theme).toBe('light')
  expect(await lookOf()).toEqual({ language: null, theme: 'dark' })
})

test('only the two languages and three themes are stored, and only for oneself', async () => {
  const browser = await signedUp()
  for (const wrong of [
    { language: 'de' },
    { theme: 'x' },
    { userId: 'x' },
    { language: 'fr', closesAt: 'now' },
  ] as const)
    expect((await browser.submitTo(switches, '/api/account/preferences', wrong as never)).status).toBe(400)
  expect(await lookOf()).toEqual({ language: null, theme: null })
  expect((await new TestBrowser().submitTo(switches, '/api/account/preferences', { theme: 'dark' })).status).toBe(401)
})

test('the form stores all of it, and changes this device immediately', async () => {
  const browser = await signedUp()
  const form = { language: 'fr', theme: 'light', openingMails: 'on' }
  const answer = await browser.submitTo(preferences, '/account/preferences', form)
  expect(answer.location).toBe('/account/preferences')
  expect(flashOf(browser)).toBe('preferencesSaved')
  expect(await lookOf()).toEqual({ language: 'fr', theme: 'light' })
  expect(cookiesOf(browser)).toEqual({ lang: 'fr', theme: 'light' })
  expect((await person(ada)).openingMails).toBe(true)
})

test('turning off mails about openings ends the waiting; a new wish turns them on', async () => {
  const browser = await signedUp()
  const { id: userId } = await person(ada)
  const { adventure } = await buildPublishedAdventure(getDatabase(), { status: 'coming_soon' })
  await makeWish(getDatabase(), userId, adventure.id, 'en')
  expect((await browser.openOn(preferences, '/account/preferences')).body).toMatchObject({
    waiting: 1,
    openingMails: true,
  })
  await browser.submitTo(preferences, '/account/preferences', { language: 'en', theme: 'system' })
  expect((await browser.openOn(preferences, '/account/preferences')).body).toMatchObject({
    waiting: 0,
    openingMails: false,
  })
  await setOpeningMails(getDatabase(), userId, false)
  await makeWish(getDatabase(), userId, adventure.id, 'en')
  expect((await person(ada)).openingMails).toBe(true)
  expect(await getDatabase().$count(wishes, eq(wishes.userId, userId))).toBe(1)
  await getDatabase().delete(adventures)
  await getDatabase().delete(users)
})

test('data can be exported three times a day; then its page says that this is the limit', async () => {
  const browser = await signedUp()
  const { id } = await person(ada)
  for (let time = 0; time < 3; time++) await consumeLimit('accountExport', [`user:${id}`])
  const refused = await browser.submitTo(exporting, '/api/account/export')
  expect([refused.status, refused.location]).toEqual([303, '/account/preferences?export=refused#data'])
  const page = await browser.openOn(preferences, '/account/preferences?export=refused')
  expect(page.body).toMatchObject({ isExportRefused: true, exportsADay: 3 })
  expect((await new TestBrowser().submitTo(exporting, '/api/account/export')).status).toBe(401)
})
