import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { enter } from './account-driver.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { StudioDriver } from './studio-driver.ts'

const fr = { locale: 'fr' } as const

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href^="${path}?"][href*="lang=fr"]:visible`).first().click()
  await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('lang') === 'fr')
  await isFrench(page)
}

async function isFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('footer').getByText(m.shell_footer_line({}, fr))).toBeVisible()
}

for (const script of [true, false]) {
  test(`French in the address leads to French pages, no cookie (${script ? 'with' : 'without'} scripts)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: journeyWorld().url,
      javaScriptEnabled: script,
      locale: 'en-CA',
      viewport: { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    await page.goto('/about?lang=fr')
    await isFrench(page)
    await follow(page, '/library')
    await expect(page.getByRole('heading', { level: 1, name: m.library_title({}, fr) })).toBeVisible()
    await page.getByRole('searchbox').fill('zzz')
    await page.getByRole('button', { name: m.library_search_button({}, fr) }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'zzz' && url.searchParams.get('lang') === 'fr')
    await isFrench(page)
    await page
      .getByRole('link', { name: m.library_active_clear({}, fr) })
      .first()
      .click()
    await expect(page).toHaveURL(
      (url) => url.pathname === '/library' && !url.searchParams.has('q') && url.searchParams.get('lang') === 'fr',
    )
    await page.locator('a[href^="/adventure/"]').first().click()
    await expect(page).toHaveURL(/\/adventure\/[0-9a-f-]{36}\?lang=fr/)
    await isFrench(page)
    await page.reload()
    await isFrench(page)
    await follow(page, '/contact')
    await page.getByRole('button', { name: m.contact_submit({}, fr) }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/contact' && url.searchParams.get('lang') === 'fr')
    await isFrench(page)
    await follow(page, '/auth')
    await expect(page.getByRole('heading', { level: 1, name: m.account_sign_in_heading({}, fr) })).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'lang')).toEqual([])
    await context.close()
  })
}

test('choosing the other language overrides the one in the address', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: journeyWorld().url,
    locale: 'en-CA',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/about?lang=fr')
  await isFrench(page)
  // Before the scripts are there the link asks for the same page in English, which the address then says
  await ready(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('a[href*="lang=fr"]:not([hreflang])')).toHaveCount(0)
  await context.close()
})

// cause: a new project, a new scene and trying it out led to English pages from a studio that was asked for in French
test('the studio stays in the language of its address when it navigates by itself', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await enter(page, 'in-two-languages@example.org', '/creator')
  const isAt = (path: RegExp) =>
    expect(page).toHaveURL((url) => path.test(url.pathname) && url.searchParams.get('lang') === 'fr')
  await page.goto('/creator?lang=fr')
  const studio = new StudioDriver(page, 'fr')
  await studio.button(m.catalogue_kind_online({}, fr)).click()
  await studio.field(m.studio_field_title({}, fr)).fill('La maison aux deux langues')
  await studio.button(m.studio_create_submit({}, fr)).click()
  await isAt(/^\/editor\//)
  await studio.openTab(m.studio_tab_scenes({}, fr))
  await studio.createScene('Le vestibule', 'Une lampe, une porte.')
  await isAt(/^\/editor\//)
  await page.getByRole('link', { name: m.studio_preview({}, fr) }).click()
  await isAt(/^\/play\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await author.close()
})
