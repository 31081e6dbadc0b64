import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { linkIn, sampleAddress } from './sample-address.ts'

const pages = [
  '/',
  '/library',
  '/library?tab=mystery',
  '/auth',
  '/auth?tab=sign-up',
  '/auth/forgot',
  '/for-events',
  '/for-team-building',
  '/for-museums',
  '/first-adventure',
  '/first-dinner',
  '/first-room',
  '/about',
  '/contact',
  '/player-agreement',
  '/privacy-policy',
  '/player-support',
  '/nowhere',
]

async function samplePages(page: Page): Promise<string[]> {
  const adventure = await sampleAddress(page)
  return [adventure, await linkIn(page, adventure, /\/creators\/[0-9a-f-]{36}/)]
}

test('every public page is accessible in both themes and speaks both languages', async ({ browser }) => {
  const look = async (paths: (page: Page) => readonly string[] | Promise<string[]>) => {
    const { page, close } = await visit(browser, 'en')
    for (const path of await paths(page)) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessibleInBothThemes(page)
      // In the other language the same elements hold other messages
      const french = await (await page.request.get(path, { headers: { cookie: 'lang=fr' } })).text()
      expect([path, french.match(/<html lang="fr"/g), french.match(/<h1[ >]/g)?.length]).toEqual([
        path,
        ['<html lang="fr"'],
        1,
      ])
    }
    await close()
  }
  await look(() => pages)
  // In a separate browser: Chromium complains about a preloaded picture that it still has from another page
  await look(samplePages)
})

test('the language changes in place: typed text and address stay, the choice is remembered', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  const { page } = reader
  await page.goto('/auth?tab=sign-up')
  await ready(page)
  await page.getByLabel(m.common_email({}, { locale: 'en' })).fill('ada@example.org')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: m.account_sign_up_heading({}, { locale: 'fr' }) }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByLabel(m.common_email({}, { locale: 'fr' }))).toHaveValue('ada@example.org')
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1, name: m.library_title({}, { locale: 'fr' }) })).toBeVisible()
  await reader.close()
})

test('on a phone the menu slides in, 300 px wide, and leads on; Escape closes it', async ({ browser }) => {
  const reader = await visit(browser, 'en', undefined, { width: 360, height: 740 })
  const { page } = reader
  await page.goto('/')
  await ready(page)
  const open = page
    .getByRole('button', { name: m.shell_menu({}, { locale: 'en' }) })
    .or(page.getByRole('link', { name: m.shell_menu({}, { locale: 'en' }) }))
    .first()
  await open.click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await expect.poll(async () => Math.round((await menu.boundingBox())!.width)).toBe(300)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link', { name: m.shell_library({}, { locale: 'en' }) }).click()
  await page.waitForURL('**/library')
  await expect(menu).toBeHidden()
  await reader.close()
})

test('the skip link is the first tab stop and leads to the content', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  await reader.page.goto('/library')
  await ready(reader.page)
  await reader.page.keyboard.press('Tab')
  const skip = reader.page.getByRole('link', { name: m.shell_skip_to_main({}, { locale: 'en' }) })
  await expect(skip).toBeFocused()
  await reader.page.keyboard.press('Enter')
  await expect(reader.page.locator('main')).toBeFocused()
  await reader.close()
})

test('a new path begins at the top and is a view; a filter is neither; Back restores the place', async ({
  browser,
}) => {
  const reader = await visit(browser, 'en', undefined, { width: 1280, height: 500 })
  const { page } = reader
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const told: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/views') && told.push(request.postDataJSON()))
  await page.goto('/library')
  await ready(page)
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('link', { name: m.catalogue_category_family({}, { locale: 'en' }), exact: true }).click()
  await page.waitForURL(/category=Family/)
  expect(await scrolled()).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 350))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.shell_player_support({}, { locale: 'en' }) })
    .click()
  await page.waitForURL('**/player-support')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await page.waitForURL(/category=Family/)
  await expect.poll(scrolled).toBeGreaterThan(0)
  // Views: the document was counted as it was sent, and a filter is no page of its own
  await expect
    .poll(() => told)
    .toEqual([
      { path: '/player-support', language: 'en' },
      { path: '/library', language: 'en' },
    ])
  await reader.close()
})

test('the library can be searched and filtered without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: journeyWorld().url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/library')
  await page.getByRole('searchbox').fill('RABBIT bow')
  await page.getByRole('button', { name: m.library_search_button({}, { locale: 'en' }) }).click()
  await expect(page.getByRole('link', { name: 'The Rabbit Takes a Bow' })).toBeVisible()
  await page.goto('/library?q=no-such-thing-anywhere')
  await expect(page.getByText(m.library_empty_search({}, { locale: 'en' }))).toBeVisible()
  await context.close()
})

test('a missing adventure says so, with the way back to the library', async ({ browser }) => {
  const reader = await visit(browser, 'fr')
  await reader.page.goto('/adventure/01a1fc2a-a4d0-70bb-9b0d-eb4233b2215a')
  await expect(
    reader.page.getByRole('heading', { level: 1, name: m.adventure_not_found_title({}, { locale: 'fr' }) }),
  ).toBeVisible()
  await expect(reader.page.getByRole('link', { name: m.common_back_to_library({}, { locale: 'fr' }) })).toBeVisible()
  await expectAccessible(reader.page)
  await reader.close()
})
