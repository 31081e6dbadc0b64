import { expect, test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { ready, visit } from './browser.ts'
import { JourneyDatabase } from './insert-adventure.ts'
import { journeyWorld } from './journey-world.ts'

const rows = new JourneyDatabase()
const title = 'The Film of the Umbrella'
let creator: string
let full: string
let bare: string

test.beforeAll(async () => {
  await rows.open()
  creator = await rows.addPerson('Zoë', 'I hide keys.', 'Je cache des clés.')
  full = await rows.addAdventure({ title, creatorId: creator, trailerUrl: 'https://youtu.be/dQw4w9WgXcQ' })
  bare = await rows.addAdventure({ title: 'Bare', players: '' })
})
test.afterAll(() => rows.close())

const withoutScripts = async (browser: Browser, path: string) => {
  const context = await browser.newContext({ baseURL: journeyWorld().url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  return { page, close: () => context.close() }
}

test('no other site hears of a reader before they play the trailer, then only its host', async ({ browser }) => {
  const { context, page, close } = await visit(browser, 'en')
  const elsewhere: string[] = []
  await context.route(
    (url) => !url.href.startsWith(journeyWorld().url),
    (route) => {
      elsewhere.push(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><p>The film</p>' })
    },
  )
  await page.goto(`/adventure/${full}`)
  await ready(page)
  const play = page.getByRole('button', { name: 'Play the trailer' })
  await play.scrollIntoViewIfNeeded()
  await expect(play).toHaveAccessibleDescription(
    'Nothing has been sent to YouTube yet. When you press play, YouTube learns your IP address.',
  )
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  await play.focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', `Trailer of ${title}`)
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  expect([...new Set(elsewhere)]).toEqual(['https://www.youtube-nocookie.com'])
  await expect(play).toHaveCount(0)
  await close()
})

test('a page reached by a link inside the site may show the trailer too', async ({ browser }) => {
  const id = await rows.addAdventure({
    title: 'With a Vimeo film',
    creatorId: creator,
    trailerUrl: 'https://vimeo.com/76979871',
  })
  const { context, page, close } = await visit(browser, 'en')
  await context.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><p>The film</p>' }),
  )
  await page.goto(`/creators/${creator}`)
  await ready(page)
  await page.getByRole('link', { name: 'With a Vimeo film' }).click()
  await page.waitForURL(`**/adventure/${id}`)
  await page.getByRole('button', { name: 'Play the trailer' }).click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  await close()
})

test('without JavaScript everything can be read; trailer, mail, play and creator are links', async ({ browser }) => {
  const { page, close } = await withoutScripts(browser, `/adventure/${full}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const link of await page.getByRole('link', { name: 'Watch the trailer on YouTube' }).all())
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(page.getByRole('link', { name: 'Watch the trailer on YouTube' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Play the trailer' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  const mail = new URL((await page.getByRole('link', { name: 'Send by email' }).getAttribute('href'))!)
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', `${title} on Whodini`])
  expect(mail.searchParams.get('body')).toContain(`${journeyWorld().url}/adventure/${full}`)
  await page.getByRole('link', { name: 'by Zoë', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible()
  await close()
})

test('Share uses what the device offers', async ({ browser }) => {
  const { page, close } = await visit(browser, 'en')
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    })
  })
  await page.goto(`/adventure/${bare}`)
  await ready(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown))
    .toEqual([{ title: 'Bare', url: `${journeyWorld().url}/adventure/${bare}` }])
  await close()
})

for (const locale of locales) {
  test(`Share copies the link and says so where the device offers nothing (${locale})`, async ({ browser }) => {
    const { context, page, close } = await visit(browser, locale)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: undefined }),
    )
    await page.goto(`/adventure/${bare}`)
    await ready(page)
    await page.getByRole('button', { name: m.adventure_share({}, { locale }), exact: true }).click()
    await expect(page.getByText(m.adventure_share_copied({}, { locale }), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${journeyWorld().url}/adventure/${bare}${locale === 'fr' ? '?lang=fr' : ''}`,
    )
    await close()
  })
}

test('an adventure that loads slowly shows its shape; a quick one keeps the page', async ({ browser }) => {
  const { page, close } = await visit(browser, 'fr')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto(`/creators/${creator}`)
  await ready(page)
  await page.route(`**/adventure/${full}.data*`, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: title }).click()
  const status = page.getByRole('status').filter({ hasText: m.adventure_loading({}, { locale: 'fr' }) })
  await expect(status).toBeVisible()
  await expect(status).toHaveText(m.adventure_loading({}, { locale: 'fr' }))
  await expect(status).toHaveCSS('opacity', '1')
  release()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(status).toHaveCount(0)
  await close()
})
