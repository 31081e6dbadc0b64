import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { sampleAddress } from './sample-address.ts'

async function publicPages(page: Page): Promise<string[]> {
  const sample = await sampleAddress(page)
  return [
    '/',
    '/library',
    '/library?tab=mystery',
    sample,
    `${sample}/share`,
    '/lock/new',
    '/lock/new?type=riddle',
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
      m.common_sign_in({}, { locale: 'en' }),
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
  test(`no page is wider than 320 px, or 360 px at double text size, and none jumps (${locale})`, async ({
    browser,
  }) => {
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

test('after navigating to another page the focus is on its content and its title is read out', async ({ browser }) => {
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

test('the focus ring of each card on the home page is not cut off', async ({ browser }) => {
  const reader = await visit(browser, 'en')
  const { page } = reader
  await page.goto('/')
  const links = page.locator('main .card-link')
  expect(await links.count()).toBeGreaterThan(6)
  await page.keyboard.press('Tab')
  for (const link of await links.all()) {
    await link.focus()
    const ring = await link.evaluate((element) => {
      const wears = (each: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }
      const up: Element[] = []
      for (let each: Element | null = element; each && each.tagName !== 'MAIN'; each = each.parentElement) up.push(each)
      const at = up.findIndex((each) => wears(each) || wears(each, '::after'))
      // An element that clips its children does not clip its own outline
      const above = at < 0 ? [] : up.slice(wears(up[at]!) ? at + 1 : at)
      const isClear = (colour: string) => /, 0\)$|transparent/.test(colour)
      const ground = up.slice(at + 1).find((each) => !isClear(getComputedStyle(each).backgroundColor))
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => {
          const value = Number(part) / 255
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const lights = [
        light(getComputedStyle(up[at]!).outlineColor),
        light(getComputedStyle(ground ?? document.documentElement).backgroundColor),
      ]
      return {
        isThere: at >= 0,
        cutBy: above.filter((each) => getComputedStyle(each).overflow !== 'visible').length,
        isSeen: Math.max(...lights) / Math.min(...lights) >= 3,
      }
    })
    expect(ring, (await link.textContent())!).toEqual({ isThere: true, cutBy: 0, isSeen: true })
  }
  await reader.close()
})

test('without a network the page stays, says so, and leads on when it is back', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const reader = await visit(browser, locale)
  const { page, context } = reader
  const away = page.getByRole('status').getByText(m.shell_network_away({}, on))
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text })
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: m.shell_main_navigation({}, on) })
    .getByRole('link', { name: m.shell_library({}, on), exact: true })
    .click()
  await expect(away).toBeVisible()
  await expect(title(m.about_title({}, on))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await context.setOffline(false)
  await expect(title(m.library_title({}, on))).toBeVisible()
  await expect(away).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('link', { name: m.catalogue_category_family({}, on), exact: true }).click()
  await expect(away).toBeVisible()
  await expect(page.getByRole('main').locator('h3').first()).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL(/category=Family/)
  await reader.close()
})

test('while a server refuses connections the page stays until it answers, unless it is used', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const reader = await visit(browser, locale)
  const { page, context } = reader
  reader.expectComplaint('net::ERR_CONNECTION_REFUSED')
  const away = page.getByRole('status').getByText(m.shell_network_away({}, on))
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text })
  const about = page
    .getByRole('navigation', { name: m.shell_main_navigation({}, on) })
    .getByRole('link', { name: m.shell_about({}, on), exact: true })
  const refuse = () => context.route('**/*', (route) => route.abort('connectionrefused'))
  await page.goto('/contact')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await refuse()
  await about.click()
  await expect(away).toBeVisible()
  await page.getByRole('textbox', { name: m.contact_message({}, on) }).fill('Bonjour')
  await expect(away).toHaveCount(0)
  await context.unroute('**/*')
  await refuse()
  await about.click()
  await expect(away).toBeVisible()
  await expect(page.getByRole('textbox', { name: m.contact_message({}, on) })).toHaveValue('Bonjour')
  await context.unroute('**/*')
  await expect(title(m.about_title({}, on))).toBeVisible()
  await expect(away).toHaveCount(0)
  await reader.close()
})

test('a page that cannot be fetched is replaced by one of ours until it can', async ({ browser }) => {
  // It would be in English if it forgot the language
  const on = { locale: 'fr' } as const
  const reader = await visit(browser, 'fr')
  const { page, context } = reader
  reader.expectComplaint('503')
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await context.setOffline(true)
  await page.evaluate(() => location.assign('/contact'))
  await expect(page.getByRole('heading', { level: 1, name: m.shell_offline_title({}, on) })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('main')).toHaveCSS('display', 'grid')
  await expectAccessible(page)
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
  expect(await kept()).toEqual([expect.stringMatching(/^\/assets\/.*\.css$/)])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: m.contact_title({}, on) })).toBeVisible()
  // A version before this one had another style, and the worker of this one leaves nothing of it
  await page.evaluate(async () => {
    await caches.open('/assets/older.css')
    const style = document.querySelector('link[rel=stylesheet]')!.getAttribute('href')!
    await navigator.serviceWorker.register(`/offline-worker.js?style=${encodeURIComponent(`${style}?old`)}`)
  })
  await page.goto('/contact')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^\/assets\/[^?]*\.css$/)])
  await reader.close()
})

test('the theme changes immediately and is remembered', async ({ browser }) => {
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
