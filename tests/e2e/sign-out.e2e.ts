import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessible } from './accessible.ts'
import { enter, signIn, signUp, signUpAtOnce } from './account-driver.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { StudioDriver } from './studio-driver.ts'

const session = 'whodini_session'

const signOutButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: m.shell_sign_out({}, { locale }), exact: true }).first()

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

async function showsVisitor(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('link', { name: m.common_sign_in({}, { locale }), exact: true }).first()).toBeVisible()
  await expect(signOutButton(page, locale)).toHaveCount(0)
}

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)?.value

async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Manifest = { routes: Record<string, { module: string; clientLoaderModule: string }> }
    const { module, clientLoaderModule } = (window as unknown as { __reactRouterManifest: Manifest })
      .__reactRouterManifest.routes['routes/account/auth']!
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [module, clientLoaderModule].every((file) => fetched.includes(file))
  })
  await page.waitForLoadState('networkidle')
}

async function isAccepted(page: Page, value: string): Promise<boolean> {
  const response = await page.request.fetch('/api/account/session', { headers: { Cookie: `${session}=${value}` } })
  return ((await response.json()) as { userId: string | null }).userId !== null
}

for (const locale of locales) {
  const on = { locale }

  // The dialog is the same for both choices: each is made in one of the languages
  for (const choice of [locale === 'en' ? 'keep' : 'discard'] as const) {
    test(`signing out of the studio offline names what is unsent, to ${choice} or not (${locale})`, async ({
      browser,
    }) => {
      const author = await visit(browser, locale)
      const { page } = author
      const email = `unsent-${choice}-${locale}@example.org`
      await signUpAtOnce(page, email)
      const studio = new StudioDriver(page, locale)
      const id = await studio.openNewProject('Lamp')
      const description = page.getByLabel(m.studio_field_description({}, on)).first()
      await description.fill('Sent')
      await studio.saved()
      await prepared(page)
      author.expectComplaint("Couldn't load preload assets")
      await author.context.setOffline(true)
      await description.fill('Never sent')
      await expect(page.getByText(m.studio_state_offline({}, on))).toBeVisible()
      await signOutButton(page, locale).click()
      const question = page.getByRole('dialog', { name: m.shell_unsent_title({}, on) })
      await expect(question.getByText(m.shell_unsent_project_one({ title: 'Lamp' }, on))).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: m.common_cancel({}, on) }).click()
      await expect(question).toBeHidden()
      await expect(description).toHaveValue('Never sent')
      await signOutButton(page, locale).click()
      await question
        .getByRole('button', { name: choice === 'keep' ? m.shell_unsent_keep({}, on) : m.shell_unsent_discard({}, on) })
        .click()
      await expect(page).toHaveURL(/\/auth$/)
      await toast(page, m.shell_signed_out_locally_title({}, on))
      await showsVisitor(page, locale)
      await author.context.setOffline(false)
      await expect.poll(async () => cookie(page, session), { timeout: 60_000 }).toBeUndefined()

      // Nobody else on this device sees any of it
      await signUp(page, locale, `else-${choice}-${locale}@example.org`, '/creator')
      expect((await page.goto(`/editor/${id}`))!.status()).toBe(404)
      await page.goto('/library')
      await ready(page)
      await signOutButton(page, locale).click()
      await toast(page, m.account_signed_out_title({}, on))

      await signIn(page, locale, email, `/editor/${id}`)
      await ready(page)
      if (choice === 'keep') await toast(page, m.studio_restored_title({}, on))
      await expect(description).toHaveValue(choice === 'keep' ? 'Never sent' : 'Sent')
      await studio.saved()
      await page.reload()
      await expect(description).toHaveValue(choice === 'keep' ? 'Never sent' : 'Sent')
      await author.close()
    })
  }
}

test('an editor signed out in another tab keeps the words, saved when the account is back', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const author = await visit(browser, locale)
  const { page } = author
  const email = `other-tab-${locale}@example.org`
  await signUpAtOnce(page, email)
  const studio = new StudioDriver(page, locale)
  const id = await studio.openNewProject('Lantern')
  await studio.saved()
  const other = await author.context.newPage()
  await other.goto('/library')
  await ready(other)
  await page.route(`**/editor/${id}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const description = page.getByLabel(m.studio_field_description({}, on)).first()
  await description.fill('Words of the first tab')
  await expect(page.getByText(m.studio_state_offline({}, on))).toBeVisible()
  await signOutButton(other, locale).click()
  const question = other.getByRole('dialog', { name: m.shell_unsent_title({}, on) })
  await expect(question.getByText(m.shell_unsent_project_one({ title: 'Lantern' }, on))).toBeVisible()
  await question.getByRole('button', { name: m.shell_unsent_keep({}, on) }).click()
  await toast(other, m.account_signed_out_title({}, on))
  await expect(page.getByText(m.studio_signed_out_title({}, on))).toBeVisible()
  await expect(description).toHaveValue('Words of the first tab')
  await expectAccessible(page)
  await page.unroute(`**/editor/${id}`)
  await signIn(other, locale, email, '/library')
  await expect(page.getByText(m.studio_signed_out_title({}, on))).toBeHidden()
  await studio.saved()
  await other.goto(`/editor/${id}`)
  await expect(other.getByLabel(m.studio_field_description({}, on)).first()).toHaveValue('Words of the first tab')
  await author.close()
})

test('signing out without a network clears the session here; the server follows on contact', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const reader = await visit(browser, locale)
  const { page } = reader
  const email = `away-${locale}@example.org`
  await enter(page, email, '/library')
  await prepared(page)
  const old = (await cookie(page, session))!
  const other = await reader.context.newPage()
  await other.goto('/account')
  await ready(other)
  await prepared(other)
  await reader.context.setOffline(true)
  await signOutButton(page, locale).click()
  await expect(page).toHaveURL(/\/auth$/)
  await toast(page, m.shell_signed_out_locally_title({}, on))
  await toast(page, m.shell_signed_out_locally({}, on))
  await expect(page.getByRole('heading', { level: 1, name: m.account_sign_in_heading({}, on) })).toBeVisible()
  await showsVisitor(page, locale)
  await expectAccessible(page)
  expect(await cookie(page, 'signed_out')).toBe('1')
  await expect(other).toHaveURL(/\/auth$/)
  await showsVisitor(other, locale)
  const stranger = await visit(browser, locale)
  expect(await isAccepted(stranger.page, old)).toBe(true)
  await reader.context.setOffline(false)
  await expect.poll(async () => cookie(page, 'signed_out')).toBeUndefined()
  expect(await cookie(page, session)).toBeUndefined()
  expect(await isAccepted(stranger.page, old)).toBe(false)
  await stranger.close()
  await signIn(page, locale, email, '/library')
  await expect(signOutButton(page, locale)).toBeVisible()
  await reader.close()
})

test('signing out from the menu ends the session and leads home; another tab follows', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const reader = await visit(browser, locale)
  const { page } = reader
  await enter(page, `out-${locale}@example.org`, '/library')
  const old = (await cookie(page, session))!
  const other = await reader.context.newPage()
  await other.goto('/about')
  await ready(other)
  await expect(signOutButton(other, locale)).toBeVisible()
  // The page is one of all members; the name is asked for
  await expect(other.locator('#site-menu')).toContainText(/Signed in as \S/)
  const inside = await reader.context.newPage()
  await inside.goto('/creator')
  await ready(inside)
  await signOutButton(page, locale).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await toast(page, m.account_signed_out_title({}, on))
  await toast(page, m.account_signed_out({}, on))
  await showsVisitor(page, locale)
  await showsVisitor(other, locale)
  await expect(other).toHaveURL(/\/about$/)
  // The address of the page, not of its data, which has none of its own to come back to
  await expect(inside).toHaveURL(/\/auth\?tab=sign-up&next=%2Fcreator$/)
  const stranger = await visit(browser, locale)
  expect(await isAccepted(stranger.page, old)).toBe(false)
  await stranger.close()
  await signIn(page, locale, `out-${locale}@example.org`, '/library')
  await expect(signOutButton(other, locale)).toBeVisible()
  await reader.close()
})

test('an editor learns immediately of a session ended elsewhere, a page when its reader returns', async ({
  browser,
}) => {
  const here = await visit(browser, 'en')
  await signUpAtOnce(here.page, 'devices@example.org')
  const id = await new StudioDriver(here.page, 'en').openNewProject('Torch')
  const reading = await here.context.newPage()
  await reading.clock.install()
  await reading.goto('/about')
  await ready(reading)
  await expect(signOutButton(reading, 'en')).toBeVisible()
  await here.page.bringToFront()
  const listening = here.page.waitForRequest((request) => request.url().endsWith('/api/account/events'))
  await here.page.reload()
  await listening
  const there = await visit(browser, 'en')
  await signIn(there.page, 'en', 'devices@example.org', '/library')
  await signOutButton(there.page, 'en').click()
  await toast(there.page, m.account_signed_out_title({}, { locale: 'en' }))
  await expect(here.page).toHaveURL(new RegExp(`/auth\\?next=%2Feditor%2F${id}`))
  await reading.clock.fastForward(20_000)
  await reading.evaluate(() => window.dispatchEvent(new Event('focus')))
  await showsVisitor(reading, 'en')
  await here.close()
  await there.close()
})

test('signing out works without scripts', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  await enter(reader.page, 'plain@example.org', '/library')
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: journeyWorld().url,
    storageState: await reader.context.storageState(),
    viewport: { width: 1280, height: 800 },
  })
  const page = await plain.newPage()
  await page.goto('/library')
  await signOutButton(page, 'en').click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await showsVisitor(page, 'en')
  // the toast's text could not be read anywhere
  await expect(page.getByRole('status').filter({ hasText: m.account_signed_out({}, { locale: 'en' }) })).toBeVisible()
  await plain.close()
  await reader.close()
})

test('if the server answers with an error, signing out says so and keeps the session', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  const { page } = reader
  await enter(page, 'refused@example.org', '/library')
  await page.route('**/auth/sign-out', (route) => route.fulfill({ status: 409, body: 'no' }))
  await signOutButton(page, 'en').click()
  await toast(page, m.shell_sign_out_failed({}, { locale: 'en' }))
  await expect(page).toHaveURL(/\/library$/)
  await expect(signOutButton(page, 'en')).toBeVisible()
  await reader.close()
})
