import { expect, test } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { enter } from './account-driver.ts'
import { visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

async function holdScripts(context: BrowserContext): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await context.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

test('before its scripts run a page fetches nothing that readers wait for: links and forms work', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: journeyWorld().url, viewport: { width: 1280, height: 800 } })
  const letGo = await holdScripts(context)
  const page = await context.newPage()
  await page.goto('/')
  await page
    .getByRole('link', { name: m.shell_library({}, { locale: 'en' }), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/library$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await page.goto('/contact')
  await page.getByLabel(m.contact_first_name({}, { locale: 'en' })).fill('Ada')
  await page.getByLabel(m.contact_last_name({}, { locale: 'en' })).fill('Lovelace')
  await page.getByLabel(m.common_email({}, { locale: 'en' })).fill('early@example.org')
  await page.getByLabel(m.contact_message({}, { locale: 'en' })).fill('Sent before the scripts came.')
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await page.getByRole('button', { name: m.contact_submit({}, { locale: 'en' }) }).click()
  expect(new URL((await posted).url()).pathname).toBe('/contact')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByText(m.contact_sent_title({}, { locale: 'en' })).first()).toBeVisible()
  await context.close()
})

test('a language chosen before the scripts have loaded is remembered', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: journeyWorld().url, viewport: { width: 1280, height: 800 } })
  const letGo = await holdScripts(context)
  const page = await context.newPage()
  await page.goto('/about')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('fr')
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  letGo()
  await context.close()
})

test('pressing a button that needs scripts takes effect once they have loaded', async ({ browser }) => {
  const creator = await visit(browser, 'en')
  await enter(creator.page, 'early-press@example.org', '/creator')
  const letGo = await holdScripts(creator.context)
  const page = await creator.context.newPage()
  await page.goto('/creator')
  await page
    .getByRole('button', { name: m.catalogue_kind_online({}, { locale: 'en' }) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel(m.studio_field_title({}, { locale: 'en' }))).toBeVisible()
  await creator.close()
})
