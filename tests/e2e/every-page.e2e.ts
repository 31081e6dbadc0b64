import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { sampleAddress } from './sample-address.ts'

async function publicPages(page: Page): Promise<string[]> {
  return [
    '/',
    '/library',
    '/library?tab=mystery',
    await sampleAddress(page),
    '/for-events',
    '/for-team-building',
    '/for-museums',
    '/about',
    '/contact',
    '/player-agreement',
    '/privacy-policy',
    '/player-support',
    '/auth',
    '/nowhere',
  ]
}

async function withoutScripts(browser: Browser) {
  const context = await browser.newContext({
    baseURL: journeyWorld().url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  return { context, page: await context.newPage() }
}

test('every public page can be read without scripts on a phone, and leads to all others', async ({ browser }) => {
  const { context, page } = await withoutScripts(browser)
  for (const path of await publicPages(page)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const foot = page.getByRole('contentinfo')
    for (const name of [
      m.shell_library({}, { locale: 'en' }),
      m.shell_for_museums({}, { locale: 'en' }),
      m.shell_contact({}, { locale: 'en' }),
      m.shell_sign_in({}, { locale: 'en' }),
    ])
      await expect(foot.getByRole('link', { name, exact: true }), path).toBeVisible()
  }
  await context.close()
})

test('without scripts the language and the theme are chosen by links and forms', async ({ browser }) => {
  const { context, page } = await withoutScripts(browser)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  // the button that sends the choice lay over the choices
  const edges = await page
    .locator('header form[action="/theme"]')
    .first()
    .locator('label, button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
  for (const [at, { left }] of edges.entries()) if (at > 0) expect(left).toBeGreaterThanOrEqual(edges[at - 1]!.right)
  await page
    .getByRole('radio', { name: m.shell_theme_dark({}, { locale: 'en' }) })
    .first()
    .check({ force: true })
  await page
    .getByRole('button', { name: m.shell_theme_apply({}, { locale: 'en' }) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1, name: m.about_title({}, { locale: 'fr' }) })).toBeVisible()
  await context.close()
})

for (const locale of locales) {
  // The header ran out of a phone of 360 px at 200 % text
  test(`no page is wider than 320 px, or 360 px at twice the text, and none jumps (${locale})`, async ({ browser }) => {
    const reader = await visit(browser, locale, undefined, { width: 320, height: 640 })
    const { page } = reader
    for (const path of await publicPages(page)) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await ready(page)
      expect(await shifted(page), `${path} jumps`).toBe(0)
      expect(await overflow(page), `${path} at 320 px`).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await overflow(page), `${path} at 360 px with 200 % text`).toEqual([])
    }
    await reader.close()
  })
}

test('after a step to another page the focus is on its content and its title is read out', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  const { page } = reader
  await page.goto('/')
  await ready(page)
  await page
    .getByRole('navigation', { name: m.shell_main_navigation({}, { locale: 'en' }) })
    .getByRole('link', { name: m.shell_about({}, { locale: 'en' }), exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('p[role="status"]').first()).toHaveText(m.about_meta_title({}, { locale: 'en' }))
  await reader.close()
})

test('the theme changes at once and is remembered', async ({ browser }) => {
  const reader = await visit(browser, 'fr')
  const { page } = reader
  await page.goto('/')
  await ready(page)
  await page
    .getByRole('radio', { name: m.shell_theme_dark({}, { locale: 'fr' }) })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reader.close()
})

function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        element.getBoundingClientRect().width > 0 &&
        !element.closest('dialog'),
    )
    return [
      `${scrollWidth} px`,
      ...out
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`),
    ]
  })
}

function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
