import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { expectAccessible, themes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { JourneyDatabase } from './insert-adventure.ts'

const rows = new JourneyDatabase()
let creator: string
let full: string
let bare: string
let print: string

const longTitle =
  'The Extraordinarily Long and Winding Disappearance of Professor Archibald Featherstonehaugh’s Second-Best Umbrella'
const everyTag = [
  'screen-reader',
  'keyboard-only',
  'no-sound-needed',
  'captions',
  'no-time-limits',
  'colour-independent',
  'high-contrast',
  'reduced-motion',
  'large-targets',
  'plain-language',
  'dyslexia-friendly',
  'one-handed',
]

test.beforeAll(async () => {
  await rows.open()
  creator = await rows.addPerson('Zoë', 'I hide keys.', 'Je cache des clés.')
  full = await rows.addAdventure({
    title: longTitle,
    creatorId: creator,
    description: 'Rain was forecast.\n\nNobody believed it.',
    category: 'Horror',
    difficulty: 5,
    priceCents: 1250,
    players: '1-6',
    trailerUrl: 'https://youtu.be/dQw4w9WgXcQ',
    tags: everyTag,
    warnings: ['blood'],
    playtime: 45,
    plays: 1234,
    cover: true,
    ratings: [5, 4],
  })
  bare = await rows.addAdventure({ title: 'Bare', players: '' })
  print = await rows.addAdventure({
    title: 'A Dinner',
    creatorId: creator,
    kind: 'mystery-dinner',
    category: '1920s',
    status: 'coming_soon',
    difficulty: 1,
    players: '6-10',
  })
})
test.afterAll(() => rows.close())

const fact = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('dd')
const main = (page: Page) => page.locator('main')

for (const locale of locales) {
  const here = { locale }

  test(`an adventure’s page shows everything known about it (${locale})`, async ({ browser }) => {
    const { page, close } = await visit(browser, locale)
    await page.goto(`/adventure/${full}`)
    await expect(page.getByRole('heading', { level: 1, name: longTitle })).toBeVisible()
    await expect(page.getByRole('img', { name: m.adventure_cover_alt({ title: longTitle }, here) })).toBeVisible()
    await expect(main(page).getByText(m.catalogue_category_horror({}, here), { exact: true })).toBeVisible()
    await expect(fact(page, m.adventure_rating({}, here))).toContainText(locale === 'en' ? '4.5' : '4,5')
    await expect(fact(page, m.adventure_playtime({}, here))).toHaveText(
      m.adventure_playtime_minutes({ minutes: 45 }, here),
    )
    await expect(fact(page, m.adventure_players({}, here))).toHaveText('1-6')
    await expect(fact(page, m.adventure_plays({}, here))).toHaveText(locale === 'en' ? '1,234' : /^1\s234$/)
    await expect(page.getByRole('heading', { name: m.adventure_difficulty({ difficulty: 5 }, here) })).toBeVisible()
    await expect(page.getByText('Nobody believed it.')).toBeVisible()
    await expect(page.getByText(m.catalogue_tag_one_handed({}, here), { exact: true })).toBeVisible()
    await expect(page.getByText(m.catalogue_warning_blood({}, here), { exact: true })).toBeVisible()
    await expect(
      page.getByRole('link', { name: m.common_by_name({ name: 'Zoë' }, here), exact: true }),
    ).toHaveAttribute('href', `/creators/${creator}`)
    await expect(page.getByText(m.adventure_price_once({}, here), { exact: true })).toBeVisible()
    for (const perk of [
      m.adventure_perk_save({}, here),
      m.adventure_perk_friends({}, here),
      m.adventure_perk_access({}, here),
    ])
      await expect(page.getByText(perk, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: m.adventure_purchase({}, here), exact: true })).toHaveAttribute(
      'href',
      `/checkout/${full}`,
    )
    await close()
  })

  test(`the adventure’s page is accessible on a phone and a screen (${locale}, ${themes[locale]})`, async ({
    browser,
  }) => {
    const { page, close } = await visit(browser, locale)
    await page.emulateMedia({ colorScheme: themes[locale], reducedMotion: 'reduce' })
    for (const id of [full, bare, print]) {
      await page.goto(`/adventure/${id}`)
      await ready(page)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        if (width === 1280 || id === full) await expectAccessible(page)
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await overlaps(page), 'at 360 px with 200 % text').toEqual([])
    }
    await close()
  })
}

const inEnglish = { locale: 'en' } as const
const inFrench = { locale: 'fr' } as const

test('the page says what is missing: image, rating, description, creator, trailer', async ({ browser }) => {
  const { page, close } = await visit(browser, 'fr')
  await page.goto(`/adventure/${bare}`)
  for (const text of [
    m.adventure_no_image({}, inFrench),
    m.adventure_no_description({}, inFrench),
    m.common_by_name({ name: m.adventure_anonymous({}, inFrench) }, inFrench),
  ])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  await expect(fact(page, m.adventure_rating({}, inFrench))).toHaveText(m.ui_new({}, inFrench))
  await expect(fact(page, m.adventure_plays({}, inFrench))).toHaveCount(0)
  for (const name of [m.adventure_playtime({}, inFrench), m.adventure_players({}, inFrench)])
    await expect(fact(page, name)).toContainText(m.common_not_available({}, inFrench))
  await expect(main(page).getByText(m.common_free({}, inFrench), { exact: true })).toBeVisible()
  await expect(page.getByText(m.adventure_price_once({}, inFrench))).toHaveCount(0)
  await expect(page.getByRole('button', { name: m.adventure_play_now({}, inFrench), exact: true })).toBeVisible()
  for (const absent of [
    m.adventure_trailer_heading({}, inFrench),
    m.adventure_accessibility_heading({}, inFrench),
    m.adventure_warnings_heading({}, inFrench),
  ])
    await expect(page.getByRole('heading', { name: absent })).toHaveCount(0)
  await close()
})

test('an announced adventure’s button is disabled, and a kit lists the perks of a kit', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.goto(`/adventure/${print}`)
  await expect(
    main(page)
      .getByRole('button', { name: m.adventure_coming_soon({}, inEnglish), exact: true })
      .first(),
  ).toBeDisabled()
  await expect(page.getByText(m.adventure_perk_save_print({}, inEnglish), { exact: true })).toBeVisible()
  await close()
})

test('a creator’s page tells who they are and shows their work, newest first', async ({ browser }) => {
  const { page, close } = await visit(browser, 'fr')
  await page.goto(`/adventure/${full}`)
  await ready(page)
  await page.getByRole('link', { name: m.common_by_name({ name: 'Zoë' }, inFrench), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible()
  await expect(page.getByRole('heading', { name: m.creators_story_heading({}, inFrench) })).toBeVisible()
  await expect(page.getByText('Je cache des clés.')).toBeVisible()
  await expect(page.getByText(m.library_results_many({ count: 2 }, inFrench))).toBeVisible()
  await expect(page.getByText(m.creators_since({ month: '' }, inFrench))).toBeVisible()
  await expect(main(page).locator('li h3')).toHaveText(['A Dinner', longTitle])
  await expectAccessible(page)
  await close()
})

test('a creator without a page is not found', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.goto('/creators/01a1fc2a-a4d0-70bb-9b0d-eb4233b2215a')
  await expect(page.getByRole('heading', { level: 1, name: m.creators_not_found_title({}, inEnglish) })).toBeVisible()
  await expect(page.getByText(m.creators_not_found_text({}, inEnglish))).toBeVisible()
  await expectAccessible(page)
  await close()
})

/** Pairs of overlapping texts, and prices that are broken across lines. */
function overlaps(page: Page): Promise<string[]> {
  return main(page).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: { text: string; boxes: DOMRect[] }[] = []
    while (walker.nextNode()) {
      const { textContent: text, parentElement: holder } = walker.currentNode
      if (!text?.trim() || !holder?.checkVisibility() || holder.closest('.sr-only, [aria-hidden] .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const clip = holder.closest('.truncate, [class*="line-clamp"]')?.getBoundingClientRect().bottom ?? Infinity
      const boxes = [...range.getClientRects()].filter(({ top, bottom }) => (top + bottom) / 2 < clip)
      texts.push({ text: text.trim(), boxes })
    }
    const touch = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8
    const cut = texts
      .filter(({ text, boxes }) => /^[\d.,]+\s\$$/.test(text) && boxes.length > 1)
      .map(({ text }) => text)
    const pairs = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => touch(a, b))))
        .map((other) => `${one.text} | ${other.text}`),
    )
    return [...cut, ...pairs]
  })
}

test('if a cover’s file is missing its place says so, on the page and on cards', async ({ browser }) => {
  const { context, page, close } = await visit(browser, 'en')
  await context.route('**/media/**', (route) => route.fulfill({ status: 404 }))
  for (const path of [`/adventure/${full}`, `/creators/${creator}`]) {
    await page.goto(path)
    await expect(main(page).getByText('No image available').first()).toBeVisible()
  }
  await close()
})

test('older adventures of a creator open at the list, with the focus on it', async ({ browser }) => {
  const prolific = await rows.addPerson('Ida', '', '')
  for (let at = 0; at < 49; at++) await rows.addAdventure({ title: `Door ${at}`, creatorId: prolific })
  const { page, close } = await visit(browser, 'en')
  await page.goto(`/creators/${prolific}`)
  const list = page.getByRole('heading', { name: m.creators_adventures_heading({}, { locale: 'en' }) })
  for (const number of [2, 3]) {
    await page.getByRole('link', { name: m.creators_older({}, { locale: 'en' }) }).click()
    await expect(page.getByText(m.common_page_of({ page: number, pages: 3 }, { locale: 'en' }))).toBeVisible()
    await expect(list).toBeInViewport()
    await expect(list).toBeFocused()
  }
  await page.goto(`/creators/${prolific}?page=9`)
  expect(new URL(page.url()).search).toBe('?page=3')
  await close()
})

test('the English texts match the specification', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  const said = async (id: string, texts: string[]) => {
    await page.goto(`/adventure/${id}`)
    for (const text of texts) await expect(main(page).getByText(text, { exact: true }).first()).toBeAttached()
  }
  await said(full, ['$12.50', 'One-time purchase, play forever', 'Purchase & Play', 'Difficulty: 5/5', 'Expert level'])
  await said(bare, [
    'No image available',
    'N/A',
    'No description available for this adventure.',
    'by Anonymous',
    'Free',
    'Play Now',
    'Difficulty: 3/5',
    'Moderate challenge',
  ])
  await said(print, ['Coming Soon', 'Difficulty: 1/5', 'Beginner friendly'])
  await page.goto('/adventure/01a1fc2a-a4d0-70bb-9b0d-eb4233b2215a')
  await expect(page.getByRole('heading', { level: 1, name: 'Adventure Not Found' })).toBeVisible()
  await expect(page.getByText("This adventure doesn't exist or has been removed.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/library')
  await close()
})

test('the five difficulties have three names, each beside a bar of five', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  for (const [difficulty, text] of [
    [1, 'Beginner friendly'],
    [2, 'Beginner friendly'],
    [3, 'Moderate challenge'],
    [4, 'Expert level'],
    [5, 'Expert level'],
  ] as const) {
    const id = await rows.addAdventure({ title: `Difficulty ${difficulty}`, difficulty })
    await page.goto(`/adventure/${id}`)
    const section = page.getByRole('region', { name: `Difficulty: ${difficulty}/5` })
    await expect(section.getByText(text, { exact: true })).toBeVisible()
    await expect(section.getByRole('img').locator('> span')).toHaveCount(5)
  }
  await close()
})
