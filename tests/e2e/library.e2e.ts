import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessible, expectAccessibleInBothThemes, themes } from './accessible.ts'
import { ready } from './browser.ts'
import { openLibraryWorld } from './library-world.ts'
import type { LibraryWorld } from './library-world.ts'
import { pressAnew } from './press-anew.ts'

// One library that fills up: the journeys build on one another
test.describe.configure({ mode: 'serial' })

let world: LibraryWorld
test.beforeAll(async () => {
  world = await openLibraryWorld()
})
test.afterAll(() => world.close())

async function visit(
  browser: Browser,
  locale: Locale,
  { width = 1280, height = 800, script = true, dark = false } = {},
) {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width, height },
    javaScriptEnabled: script,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'lang', value: locale, url: world.url }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    page,
    close: async () => {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

const cards = (page: Page) => page.locator('main li h3 a')
/** Cached pages are dropped a moment after the server has heard of the addition. */
const openWith = (page: Page, path: string, count: number) =>
  expect(async () => {
    await page.goto(path)
    await expect(cards(page)).toHaveCount(count, { timeout: 1_000 })
  }).toPass()
const search = async (page: Page, locale: Locale, typed: string) => {
  await page.getByRole('searchbox').fill(typed)
  await page.getByRole('button', { name: m.library_search_button({}, { locale }), exact: true }).click()
}

for (const locale of locales) {
  test(`an empty library says so on each tab and leads to the studio (${locale})`, async ({ browser }) => {
    const { page, close } = await visit(browser, locale)
    const texts = {
      '/library': m.library_empty_online,
      '/library?tab=mystery': m.library_empty_mystery,
      '/library?tab=escape': m.library_empty_escape,
    }
    for (const [path, text] of Object.entries(texts)) {
      await page.goto(path)
      await expect(page.getByText(text({}, { locale }), { exact: true })).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: m.library_empty_action({}, { locale }) }),
      ).toHaveAttribute('href', '/creator')
      await expect(page.getByRole('search')).toHaveCount(0)
      await expect(page.getByRole('list', { name: m.library_categories_label({}, { locale }) })).toHaveCount(0)
      await expect(
        page
          .getByRole('navigation', { name: m.library_tabs_label({}, { locale }) })
          .getByText(m.library_tab_coming_soon({}, { locale })),
      ).toHaveCount(2)
      await expectAccessible(page)
    }
    await page.goto('/library?q=clock')
    await expect(page.getByText(m.library_empty_search({}, { locale }), { exact: true })).toBeVisible()
    await close()
  })
}

test('the empty texts match the specification word for word', () => {
  const en = { locale: 'en' } as const
  expect([
    m.library_empty_online({}, en),
    m.library_empty_search({}, en),
    m.library_empty_mystery({}, en),
    m.library_empty_escape({}, en),
  ]).toEqual([
    'No adventures available yet. Check back soon!',
    'No adventures found matching your search.',
    'No mystery dinners available yet',
    'No escape adventures available yet',
  ])
})

test('a print kind is marked as coming soon until its first adventure can be played', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  const marks = page
    .getByRole('navigation', { name: m.library_tabs_label({}, { locale: 'en' }) })
    .getByText(m.library_tab_coming_soon({}, { locale: 'en' }))
  await world.add({
    title: 'The Last Toast',
    french: 'Le dernier toast',
    kind: 'mystery-dinner',
    category: '1920s',
    status: 'coming_soon',
    players: '6-10',
  })
  // the page kept from before was read where the server had not heard of the new one yet
  await openWith(page, '/library?tab=mystery', 1)
  await expect(page.getByText('Coming Soon', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  await expect(marks).toHaveCount(2)
  await world.add({
    title: 'A Toast to the Dead',
    french: 'Un toast aux morts',
    kind: 'mystery-dinner',
    category: 'Victorian',
    players: '7-9',
  })
  await expect(async () => {
    await page.reload()
    expect(await marks.count()).toBe(1)
  }).toPass()
  await close()
})

test('search, filter and sort are in the address, can be removed singly; Back returns to them', async ({ browser }) => {
  await world.add(
    { title: 'The Burnt Egg', french: 'L’Œuf brûlé', category: 'Family', difficulty: 1, rating: 4.5 },
    {
      title: 'Ghost Train',
      french: 'Le train fantôme',
      category: 'Horror',
      difficulty: 5,
      priceCents: 1250,
      warnings: ['blood'],
    },
    {
      title: 'Quiet House',
      french: 'La maison muette',
      category: 'Horror',
      difficulty: 4,
      players: '1-2',
      tags: ['captions', 'one-handed'],
    },
  )
  for (const locale of locales) {
    const { page, close } = await visit(browser, locale)
    await openWith(page, '/library', 3)
    await ready(page)
    await search(page, locale, 'oeuf')
    await page.waitForURL((url) => url.search === '?q=oeuf')
    await expect(cards(page)).toHaveText([locale === 'fr' ? 'L’Œuf brûlé' : 'The Burnt Egg'])
    await page.getByRole('link', { name: m.library_active_clear({}, { locale }) }).click()
    await page.waitForURL((url) => url.search === '')
    await page.getByRole('link', { name: m.catalogue_category_horror({}, { locale }), exact: true }).click()
    await page.waitForURL((url) => url.search === '?category=Horror')
    await expect(cards(page)).toHaveCount(2)
    await page.locator('summary', { hasText: m.library_filters({}, { locale }) }).click()
    await page.locator('summary', { hasText: m.library_filter_without({}, { locale }) }).click()
    await page.getByLabel(m.catalogue_warning_blood({}, { locale })).check()
    await page.getByLabel(m.library_filter_players({}, { locale }), { exact: true }).selectOption('2')
    await page.getByRole('button', { name: m.library_filters_show({}, { locale }) }).click()
    await page.waitForURL((url) => url.search === '?category=Horror&players=2&without=blood')
    await expect(cards(page)).toHaveText([locale === 'fr' ? 'La maison muette' : 'Quiet House'])
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(m.library_results_one({}, { locale }))
    const warning = m.library_active_without({ warning: m.catalogue_warning_blood({}, { locale }) }, { locale })
    await page.getByRole('link', { name: m.library_active_remove({ filter: warning }, { locale }) }).click()
    await page.waitForURL((url) => url.search === '?category=Horror&players=2')
    await expect(cards(page)).toHaveCount(2)
    await page.getByLabel(m.library_sort_label({}, { locale })).selectOption('price')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price')
    await expect(cards(page).first()).toHaveText(locale === 'fr' ? 'La maison muette' : 'Quiet House')
    await page.goBack()
    await page.waitForURL((url) => url.search === '?category=Horror&players=2')
    await page.goBack()
    await page.waitForURL((url) => url.search === '?category=Horror&players=2&without=blood')
    await expect(cards(page)).toHaveCount(1)
    await close()
  }
})

test('a made-up address redirects to the canonical one for its state', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.goto('/library?tab=constructor&level=9&sort=newest&q=%20train%20&page=1')
  expect(new URL(page.url()).search).toBe('?q=train')
  await expect(cards(page)).toHaveText(['Ghost Train'])
  await close()
})

test('search, filters and pages work without JavaScript, and the pictures are there', async ({ browser }) => {
  await world.add(
    ...Array.from({ length: 27 }, (_, at) => ({
      title: `Room ${at + 1}`,
      french: `Chambre ${at + 1}`,
      category: 'Sci-Fi',
      difficulty: 1 + (at % 5),
      priceCents: at * 50,
    })),
  )
  const { page, close } = await visit(browser, 'fr', { script: false })
  await openWith(page, '/library', 24)
  await search(page, 'fr', 'chambre')
  await expect(cards(page)).toHaveCount(24)
  expect(new URL(page.url()).search).toBe('?q=chambre')
  await expect(page.locator('main li img')).toHaveCount(24)
  const pages = page.getByRole('navigation', { name: m.library_pages_label({}, { locale: 'fr' }) })
  await pages.getByRole('link', { name: m.library_page_next({}, { locale: 'fr' }) }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(pages.getByText(m.common_page_of({ page: 2, pages: 2 }, { locale: 'fr' }))).toBeVisible()
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', '/library?q=chambre')
  await pages.getByRole('link', { name: m.library_page_previous({}, { locale: 'fr' }) }).click()
  await page.locator('summary', { hasText: m.library_filters({}, { locale: 'fr' }) }).click()
  await page.getByLabel(m.adventure_difficulty_expert({}, { locale: 'fr' })).check()
  await page.getByRole('button', { name: m.library_filters_show({}, { locale: 'fr' }) }).click()
  expect(new URL(page.url()).search).toBe('?q=chambre&level=expert')
  await expect(cards(page)).toHaveCount(10)
  await close()
})

test('everything can be reached and used by keyboard alone', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.goto('/library')
  await ready(page)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('ghost')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveText(['Ghost Train'])
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.locator('summary', { hasText: m.library_filters({}, { locale: 'en' }) }).focus()
  await pressAnew(page.keyboard)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(m.library_filter_players({}, { locale: 'en' }), { exact: true })).toBeFocused()
  const results = page.getByRole('heading', { name: m.library_results_heading({}, { locale: 'en' }) })
  await page.getByLabel(m.library_filter_players({}, { locale: 'en' }), { exact: true }).selectOption('1')
  await page.getByRole('button', { name: m.library_filters_show({}, { locale: 'en' }) }).focus()
  await pressAnew(page.keyboard)
  await page.waitForURL((url) => url.search === '?q=ghost&players=1')
  await expect(results).toBeFocused()
  await page.getByRole('link', { name: m.library_active_clear({}, { locale: 'en' }) }).focus()
  await pressAnew(page.keyboard)
  await expect(cards(page)).toHaveCount(24)
  await expect(results).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await close()
})

test('the parts of cards line up, and the last card fills its row', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  const edges = (part: string) =>
    page.locator(`main ul.shelf > li ${part}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  await page.goto('/library')
  for (const part of ['h3', 'h3 + p', 'h3 + p + p', 'span.font-display'])
    expect(new Set((await edges(part)).slice(0, 3)).size, part).toBe(1)
  for (const [path, count] of [
    ['/library?q=ghost', 1],
    ['/library?category=Horror', 2],
    ['/library?q=chambre&page=2', 3],
    ['/library?q=chambre&level=moderate', 5],
  ] as const) {
    await page.goto(path)
    await expect(cards(page)).toHaveCount(count)
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [shelf, last] = await page
        .locator('main ul.shelf')
        .evaluate((list) =>
          [list, list.lastElementChild!.firstElementChild!].map((each) => each.getBoundingClientRect().right),
        )
      expect(last, `${path} at ${width} px`).toBeCloseTo(shelf!, 0)
    }
  }
  await close()
})

test('a page beyond the last redirects to the last; a tab’s own address needs no redirect', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.goto('/library?q=chambre&page=9')
  expect(new URL(page.url()).search).toBe('?q=chambre&page=2')
  await expect(cards(page)).toHaveCount(3)
  expect((await page.request.get('/library?tab=online', { maxRedirects: 0 })).status()).toBe(200)
  await close()
})

for (const locale of locales) {
  test(`a phone shows the first adventure without scrolling, the chips in one row (${locale})`, async ({ browser }) => {
    const { page, close } = await visit(browser, locale, { width: 360, height: 740 })
    await page.goto('/library')
    await ready(page)
    await expect(cards(page).first()).toBeInViewport({ ratio: 1 })
    const tops = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().top))
    const chips = page.getByRole('list', { name: m.library_categories_label({}, { locale }) })
    expect(new Set(await chips.locator('li').evaluateAll(tops)).size).toBe(1)
    const filters = page.locator('summary', { hasText: m.library_filters({}, { locale }) })
    expect(
      new Set([...(await filters.evaluateAll(tops)), ...(await page.getByRole('searchbox').evaluateAll(tops))]).size,
    ).toBe(1)
    await expect(page.getByLabel(m.library_sort_label({}, { locale }))).toBeHidden()
    await filters.click()
    await expect(page.getByLabel(m.library_sort_label({}, { locale }))).toBeVisible()
    await close()
  })

  test(`a full library with open filters is accessible on a phone (${locale}, ${themes[locale]})`, async ({
    browser,
  }) => {
    const { page, close } = await visit(browser, locale, { width: 360, height: 740, dark: themes[locale] === 'dark' })
    await page.goto('/library?q=clock&without=blood&level=beginner&level=moderate')
    await ready(page)
    const filters = page.locator('summary', { hasText: m.library_filters({}, { locale }) })
    await expect(filters).toContainText(m.library_filters_active({ count: 3 }, { locale }))
    await filters.click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    for (const tab of [m.library_tab_online, m.library_tab_mystery, m.library_tab_escape])
      await expect(page.getByRole('link', { name: tab({}, { locale }) }).last()).toBeInViewport({ ratio: 1 })
    await close()
  })
}

test('the three tabs are all in view in windows of 640, 768 and 1024 px', async ({ browser }) => {
  for (const locale of locales) {
    const { page, close } = await visit(browser, locale)
    await page.goto('/library')
    for (const width of [640, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const tab of [m.library_tab_online, m.library_tab_mystery, m.library_tab_escape])
        await expect(page.getByRole('link', { name: tab({}, { locale }) }).last()).toBeInViewport({ ratio: 1 })
    }
    await close()
  }
})

test('a landscape picture on a lone card fills its place', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en', { width: 768 })
  await page.goto('/library?tab=mystery&q=Last Toast')
  await ready(page)
  await expect(cards(page)).toHaveCount(1)
  const [place, picture] = await page
    .getByRole('main')
    .locator('li img')
    .evaluate((image) => [image.closest('div')!, image].map((each) => Math.round(each.getBoundingClientRect().height)))
  expect(picture).toBe(place)
  await close()
})

test('a change of the query leaves the page where it is', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en', { height: 500 })
  await page.goto('/library')
  await ready(page)
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('link', { name: m.catalogue_category_sci_fi({}, { locale: 'en' }), exact: true }).click()
  await page.waitForURL(/category=Sci-Fi/)
  expect(await page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(0)
  await close()
})

test('slow cards are replaced by placeholders, not before 300 ms', async ({ browser }) => {
  const locale = 'fr'
  const { page, close } = await visit(browser, locale)
  await page.goto('/library')
  await ready(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/library\.data/, async (route) => {
    await held
    await route.continue()
  })
  const loading = m.library_loading({}, { locale })
  const waited = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let pressed = Infinity
        addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true })
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main')?.textContent.includes(words)) return
          observer.disconnect()
          resolve(performance.now() - pressed)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    loading,
  )
  await page.getByRole('link', { name: m.catalogue_category_horror({}, { locale }), exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: loading })).toBeVisible()
  expect(await waited).toBeGreaterThanOrEqual(300)
  await expect(cards(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  answer()
  await expect(cards(page)).toHaveText(['Le train fantôme', 'La maison muette'])
  await expect(page.getByText(loading)).toHaveCount(0)
  await close()
})
