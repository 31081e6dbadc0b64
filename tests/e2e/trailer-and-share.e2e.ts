import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, expect, test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { lockForm } from '#tests/authorization/matrix-world.ts'
import { LearningPlatform } from '#tests/support/learning-platform.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ownTo } from './account-driver.ts'
import { ready, speak, visit, visitAs } from './browser.ts'
import { belfry, insertBelfry } from './insert-belfry.ts'
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

test('a creator hands unlisted work round, makes its link anew, and says which sites may show it', async ({
  browser,
}) => {
  const maker = new Person(journeyWorld().url)
  await maker.signUp(ownTo('hands-round@example.org'))
  const made = await makeAdventure(maker, { title: 'For one class' })
  const { page, close } = await visitAs(browser, 'en', maker)
  await page.goto(`/editor/${made.id}?tab=details`)
  await publish(maker, made.id, 'unlisted')
  await page.reload()
  await expect(page.getByLabel(m.studio_status_label())).toHaveValue('unlisted')
  await page.getByRole('button', { name: m.adventure_share(), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: m.studio_moment_title_unlisted() })
  const link = dialog.getByLabel(m.studio_moment_link_unlisted(), { exact: true })
  const old = await link.inputValue()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: m.studio_link_renew() }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: m.studio_link_renew() }).click()
  await expect(link).not.toHaveValue(old)
  await dialog.getByRole('link', { name: m.studio_moment_codes() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('For one class')
  await expectAccessibleInBothThemes(page)
  await speak(page, 'fr')
  const fr = { locale: 'fr' } as const
  const sites = page.getByLabel(m.share_embed_sites({}, fr))
  await sites.fill('moodle.exemple.ca\nnotre école')
  await page.getByRole('button', { name: m.share_embed_save({}, fr) }).click()
  await expect(page.getByText(m.share_embed_wrong({ line: 'notre' }, fr))).toBeVisible()
  await sites.fill('moodle.exemple.ca')
  await page.getByRole('button', { name: m.share_embed_save({}, fr) }).click()
  await expect(page.getByText(m.share_embed_saved({}, fr))).toBeVisible()
  await expect(sites).toHaveValue('https://moodle.exemple.ca')
  await close()
})

/** It lets no site's cookies into another's frame, but for those of that one frame. */
async function openStrictBrowser() {
  const args = ['--disable-gpu', '--test-third-party-cookie-phaseout']
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args })
  return { browser, page: await browser.newPage({ reducedMotion: 'reduce', locale: 'en-CA' }) }
}

/** As Moodle frames a tool, and Google Sites a page. */
const frames = {
  Moodle: 'allow="autoplay" allowfullscreen',
  'Google Sites': 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals"',
}

for (const [site, attributes] of Object.entries(frames)) {
  test(`a game is played inside a page like those of ${site}, where no cookie of ours is let in`, async () => {
    const adventure = await insertBelfry()
    const framed = new URL(`/embed/${adventure}`, journeyWorld().url)
    const html = `<!doctype html><title>Around</title>
      <iframe src="${framed.href}" ${attributes} width="900" height="640"></iframe>
      <script>addEventListener('message', ({ data }) => { if (data.type === 'whodini:size') document.title = data.height })</script>`
    const around = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
    await new Promise<void>((resolve) => around.listen(0, () => resolve()))
    const other = framed.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const { browser, page } = await openStrictBrowser()
    const address = `http://${other}:${(around.address() as AddressInfo).port}/`
    await page.goto(address)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: m.embed_start(), exact: true }).click()
    const place = frame.getByRole('heading', { level: 1, name: belfry.place.en })
    await expect(place).toBeVisible()
    await expect(page).toHaveTitle('720')
    // Nothing of the site around the game
    await expect(frame.getByRole('link')).toHaveCount(0)
    await page.reload()
    await expect(place).toBeVisible()
    // A lock in the same page remembers its wrong answers, by the frame's own cookie
    const lock = await new Person(journeyWorld().url).postForm('/lock/new', lockForm)
    const framedLock = new URL(lock.headers.location!.replace(/^(.*)\/share$/, '/embed$1'), journeyWorld().url).href
    const show = (src: string) =>
      page.locator('iframe').evaluate((element, address) => element.setAttribute('src', address), src)
    await show(framedLock)
    await frame.getByRole('textbox').fill('Knock')
    await frame.getByRole('button', { name: m.riddle_submit(), exact: true }).click()
    await expect(frame.getByText(m.puzzles_attempts_left({ count: 2 }))).toBeVisible()
    await show(`${framedLock}?lang=fr`)
    await expect(frame.getByText(m.puzzles_attempts_left({ count: 2 }, { locale: 'fr' }))).toBeVisible()
    // Opened from elsewhere it is another game
    await page.goto(framed.href)
    await expect(page.getByRole('button', { name: m.embed_start(), exact: true })).toBeVisible()
    await browser.close()
    around.close()
  })
}

test('a course of a learning platform opens a game inside its page, and the same one in a window', async () => {
  const platform = await LearningPlatform.open()
  platform.tool = journeyWorld().url
  await rows.addPlatform(platform.settings)
  const target = `${platform.tool}/adventure/${await insertBelfry()}`
  platform.next = platform.claims(target)
  const { browser, page } = await openStrictBrowser()
  await page.goto(`${platform.url}/course?${new URLSearchParams({ target })}`)
  const frame = page.frameLocator('iframe')
  const place = { name: belfry.place.en, level: 1 } as const
  await expect(frame.getByRole('heading', place)).toBeVisible()
  await expect(frame.getByRole('link')).toHaveCount(0)
  await frame.getByRole('button', { name: belfry.chest.en }).click()
  await expect(frame.getByRole('dialog', { name: belfry.chest.en })).toBeVisible()
  await page.goto(`${platform.tool}/lti/login?${platform.loginQuery(target)}`)
  await expect(page.getByRole('dialog', { name: belfry.chest.en })).toBeVisible()
  platform.next = { ...platform.claims(target), iat: 1 }
  await page.goto(`${platform.url}/course?${new URLSearchParams({ target })}`)
  await expect(frame.getByText(m.learning_refused_expired())).toBeVisible()
  await browser.close()
  await platform.close()
})
