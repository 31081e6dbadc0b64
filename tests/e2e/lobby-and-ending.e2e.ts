import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { enter, ownTo, password, signIn, signUp } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import { JourneyDatabase } from './insert-adventure.ts'
import { endedBefore, insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { journeyWorld } from './journey-world.ts'
import { PlayerDriver } from './player-driver.ts'
import { pressAnew } from './press-anew.ts'

const database = new JourneyDatabase()
test.beforeAll(() => database.open())
test.afterAll(() => database.close())

const phone = { width: 360, height: 740 }

const titles = { en: 'Two ways out', fr: 'Deux sorties' }
const fr = { locale: 'fr' } as const

const games = (page: Page, locale: Locale): Locator => page.getByRole('region', { name: m.lobby_games({}, { locale }) })

async function start(page: Page, locale: Locale, name: string = m.play_start({}, { locale })): Promise<void> {
  // By key: on a phone a greeting slides over the button
  await pressAnew(page.getByRole('button', { name, exact: true }))
  await page.waitForURL(/\/run\//)
  await ready(page)
  await new PlayerDriver(page, locale, 'mouse').expectScene(twoWaysOut.foyer[locale])
}

const resume = (page: Page, locale: Locale): Locator =>
  page
    .getByRole('region', { name: m.lobby_box_office({}, { locale }) })
    .getByRole('link', { name: m.play_resume({}, { locale }) })

async function playToTheGarden(page: Page, locale: Locale): Promise<void> {
  const player = new PlayerDriver(page, locale, 'mouse')
  await player.hotspot(twoWaysOut.box[locale]).click()
  await player.solve(twoWaysOut.box[locale], twoWaysOut.code)
  await player.hotspot(twoWaysOut.garden[locale]).click()
  await expect(page.getByText(twoWaysOut.gardenWords[locale])).toBeVisible()
}

async function rate(page: Page, locale: Locale, stars: number, words: string): Promise<void> {
  // A new press, not the second of a double press
  await page.mouse.wheel(1, 0)
  await page
    .getByRole('group', { name: m.reviews_rating_label({}, { locale }) })
    .locator('label')
    .nth(stars - 1)
    .click()
  await page.getByLabel(m.reviews_text_label({}, { locale })).fill(words)
  await page.getByRole('button', { name: m.reviews_save({}, { locale }) }).click()
  await expect(page.getByText(m.reviews_saved_title({}, { locale }), { exact: true })).toBeVisible()
}

test('a game is begun, left, continued elsewhere and put away; its end is rated', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const id = await insertTwoWaysOut(titles)
  await endedBefore(id, { garden: 1, cellar: 6 })
  const nextTitle = 'The next door'
  await database.addAdventure({ title: nextTitle, category: 'Educational', ratings: [5, 5] })
  const email = 'lobby@example.org'

  await test.step('begun and left in one browser', async () => {
    const { page, close } = await visit(browser, locale)
    await enter(page, email, `/play/${id}`)
    await expectAccessibleInBothThemes(page)
    await expect(games(page, locale)).toHaveCount(0)
    await start(page, locale)
    await page.getByRole('link', { name: m.play_leave({}, on) }).click()
    await expect(resume(page, locale)).toBeVisible()
    await expect(games(page, locale).getByRole('heading', { name: twoWaysOut.foyer[locale] })).toBeVisible()
    await page.goto('/')
    const under = page.getByRole('region', { name: m.home_continue_title({}, on) })
    await expect(under).toContainText(m.home_continue_scene({ scene: twoWaysOut.foyer[locale] }, on))
    await expectAccessibleInBothThemes(page)
    await under.getByRole('link', { name: titles[locale] }).click()
    await page.waitForURL(/\/run\//)
    await close()
  })

  const { page, close } = await visit(browser, locale, undefined, phone)
  await signIn(page, locale, email, `/play/${id}`)

  await test.step('a second one is put away and taken up again', async () => {
    await start(page, locale, m.play_start_anew({}, on))
    await page.goto(`/play/${id}`)
    await expect(
      games(page, locale)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(2)
    const first = games(page, locale)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first()
    await first.getByText(m.lobby_put_away({}, on)).click()
    await expect(first.getByText(m.lobby_put_away_question({}, on))).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await first.getByRole('button', { name: m.lobby_put_away_confirm({}, on) }).click()
    await expect(page.getByText(m.lobby_put_away_done_title({}, on), { exact: true })).toBeVisible()
    const takeUp = page.getByRole('button', { name: m.lobby_take_up({}, on) })
    await expect(takeUp).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await takeUp.click()
    await page.waitForURL(/\/run\//)
    await page.goto(`/play/${id}`)
    await expect(page.getByRole('button', { name: m.lobby_take_up({}, on) })).toHaveCount(0)
  })

  await test.step('played to its end, which details where the points come from', async () => {
    await resume(page, locale).click()
    await page.waitForURL(/\/run\//)
    await ready(page)
    await playToTheGarden(page, locale)
    await expect(page.getByRole('heading', { level: 1, name: twoWaysOut.garden.en })).toBeFocused()
    await expect(page.getByText(m.curtain_of({ found: 1, all: 2 }, on))).toBeVisible()
    await expect(page.getByText(m.curtain_ending_percent({ percent: '25%' }, on))).toBeVisible()
    await expect(page.getByText(m.curtain_ending_unseen_percent({ count: 1, percent: '75%' }, on))).toBeVisible()
    expect(await page.content()).not.toContain(twoWaysOut.cellarWords.en)
    const results = page.getByRole('region', { name: m.curtain_puzzles({}, on) })
    await expect(results.getByText(twoWaysOut.box.en)).toBeVisible()
    await expect(results.getByText(m.curtain_clean({}, on))).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('the result is copied where the device cannot share', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: m.curtain_share({}, on) }).click()
    await expect(page.getByText(m.common_copied({}, on), { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(titles.en)
    expect(copied).toContain(`/adventure/${id}`)
    expect(copied).not.toContain(twoWaysOut.garden.en)
  })

  await test.step('the poster is shown, downloaded and, where files cannot be shared, replaced by a link', async () => {
    const poster = page.getByRole('region', { name: m.curtain_poster({}, on) })
    await poster.getByRole('button', { name: m.curtain_poster_show({}, on) }).click()
    const picture = poster.getByRole('img', { name: new RegExp(titles.en) })
    await expect(picture).toHaveJSProperty('naturalWidth', 1080)
    await expect(picture).toBeFocused()
    const downloading = page.waitForEvent('download')
    await poster.getByRole('link', { name: m.curtain_poster_download({}, on) }).click()
    expect((await downloading).suggestedFilename()).toBe(`${titles.en}.png`)
    await poster.getByRole('button', { name: m.curtain_poster_share({}, on) }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`/adventure/${id}$`))
    await expectAccessible(page)
  })

  await test.step('rated where it ended', async () => {
    await rate(page, locale, 4, 'Dusty, and good.')
    await page.waitForURL(/\/run\//)
    await expect(
      page
        .getByRole('region', { name: m.curtain_rated_heading({}, on) })
        .getByRole('img', { name: m.ui_rating({ value: 4 }, on) }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the next suggestion is open and best rated; the adventure’s page and lobby count the game', async () => {
    await expect(page.getByRole('link', { name: m.curtain_another_titled({ title: nextTitle }, on) })).toHaveAttribute(
      'href',
      /^\/adventure\//,
    )
    await page
      .getByRole('region', { name: m.curtain_next_heading({}, on) })
      .getByRole('link', { name: nextTitle })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible()
    await page.goto(`/adventure/${id}`)
    const facts = page.getByLabel(m.adventure_facts_label({}, on))
    await expect(facts.getByText(m.ui_rating({ value: '4.0' }, on))).toBeAttached()
    await expect(
      facts
        .locator('div')
        .filter({ hasText: m.adventure_plays({}, on) })
        .locator('dd'),
    ).toHaveText('2')
    await page.goto(`/play/${id}`)
    await expect(games(page, locale).getByText(m.lobby_state_finished({}, on), { exact: true })).toBeVisible()
    await expect(games(page, locale).getByRole('link', { name: m.lobby_see_ending({}, on) })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
  await close()
})

test('an announced adventure takes a wish; one that does not exist is not found', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const id = await database.addAdventure({
    title: 'The announced',
    description: 'Soon.',
    status: 'coming_soon',
    cover: true,
  })
  const { page, close } = await visit(browser, locale, undefined, phone)
  await page.goto(`/play/${id}`)
  await expect(page.getByText(m.adventure_coming_soon({}, on), { exact: true })).toBeVisible()
  await expect(page.getByText(m.play_coming_soon_text({}, on))).toBeVisible()
  await expect(page.getByRole('button', { name: m.play_start({}, on) })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.wishes_button({}, on) }).click()
  await expect(page).toHaveURL(new RegExp(`next=%2Fplay%2F${id}`))
  await signUp(page, locale, 'announced@example.org', `/play/${id}`)
  await page.getByRole('button', { name: m.wishes_button({}, on) }).click()
  await expect(page.getByText(m.wishes_waiting({}, on))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/play/${id}`))
  await expectAccessible(page)

  await page.goto(`/play/${newId()}`)
  await speak(page, 'fr')
  await expect(page.getByRole('heading', { level: 1, name: m.play_not_found({}, fr) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: m.common_back_to_library({}, fr) })
    .click()
  await expect(page).toHaveURL(/\/library$/)
  await close()
})

test('a guest finishes, signs up from there and rates; a game in another tab becomes theirs', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const id = await insertTwoWaysOut(titles)
  const { context, page, close } = await visit(browser, locale)
  await page.goto(`/play/${id}`)
  await expect(page.getByText(m.play_guest_note({}, on))).toBeVisible()
  await start(page, locale)
  const other = await context.newPage()
  await other.goto(`/play/${id}`)
  await ready(other)
  await start(other, locale, m.play_start_anew({}, on))

  await page.bringToFront()
  await playToTheGarden(page, locale)
  await expect(page.getByText(m.play_keep_title({}, on))).toBeVisible()
  await expect(page.getByRole('button', { name: m.reviews_save({}, on) })).toHaveCount(0)
  await expectAccessible(page)
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: m.play_keep_link({}, on) }).click()
  await ready(page)
  await page.getByLabel(m.common_email({}, on)).fill(ownTo(`finisher-${locale}@example.org`))
  await page.getByLabel(m.account_password({}, on), { exact: true }).fill(password)
  await page.getByLabel(m.account_confirm_password({}, on), { exact: true }).fill(password)
  await page.getByRole('button', { name: m.account_sign_up_submit({}, on) }).click()
  await page.waitForURL(`**${pathname}`)
  await expect(page.getByText(m.play_keep_title({}, on))).toHaveCount(0)
  await rate(page, locale, 5, '')
  await expect(page.getByRole('heading', { name: m.curtain_rated_heading({}, on) })).toBeVisible()

  await other.bringToFront()
  await new PlayerDriver(other, locale, 'mouse').hotspot(twoWaysOut.cellar[locale]).click()
  await expect(other.getByText(twoWaysOut.cellarWords[locale])).toBeVisible()
  await expect(other.getByText(m.curtain_of({ found: 2, all: 2 }, on))).toBeVisible()
  await expect(other.getByText(m.curtain_ending_seen({ title: twoWaysOut.garden[locale] }, on))).toBeVisible()
  await expect(other.getByText(m.play_keep_title({}, on))).toHaveCount(0)

  const elsewhere = await visit(browser, locale, undefined, phone)
  await signIn(elsewhere.page, locale, `finisher-${locale}@example.org`, `/play/${id}`)
  await expect(games(elsewhere.page, locale).getByRole('link', { name: m.lobby_see_ending({}, on) })).toHaveCount(2)
  await elsewhere.close()
  await close()
})

test('without scripts a game is begun, put away and taken up; a code leads to its invitation', async ({ browser }) => {
  const id = await insertTwoWaysOut(titles)
  const context = await browser.newContext({ baseURL: journeyWorld().url, locale: 'en-CA', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/play/${id}`)
  await page.getByRole('button', { name: m.play_start(), exact: true }).click()
  await expect(page).toHaveURL(/\/run\//)
  await page.goto(`/play/${id}`)
  await page.getByText(m.lobby_put_away()).click()
  await page.getByRole('button', { name: m.lobby_put_away_confirm() }).click()
  await expect(page.getByText(m.lobby_state_away(), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: m.lobby_take_up() }).click()
  await expect(page).toHaveURL(/\/run\//)
  await page.goto(`/play/${id}`)
  await page.getByText(m.lobby_have_code()).click()
  await page.getByLabel(m.lobby_code_label()).fill('abcd-2345')
  await page.getByRole('button', { name: m.lobby_join(), exact: true }).click()
  await expect(page).toHaveURL(/\/join\/ABCD2345$/)
  await context.close()
})
