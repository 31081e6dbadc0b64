import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { enter } from './account-driver.ts'
import { visit } from './browser.ts'
import { Hand } from './hand.ts'
import { insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { PlayerDriver } from './player-driver.ts'
import { pressAnew } from './press-anew.ts'

const en = { locale: 'en' } as const
const fr = { locale: 'fr' } as const
const phone = { width: 360, height: 740 }

const named = (page: Page, role: 'link' | 'button', name: string): Locator =>
  page.getByRole('main').getByRole(role, { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })
const rowOf = (page: Page, team: string): Locator => page.getByRole('row').filter({ hasText: team })

/** Follows a team's link, types a name and waits for the start. */
async function comeIn(browser: Browser, locale: 'en' | 'fr', link: string, team: string, name: string) {
  const inLanguage = { locale } as const
  const own = await visit(browser, locale, undefined, locale === 'fr' ? phone : undefined)
  const { page } = own
  await page.goto(link)
  await expectAccessible(page)
  const field = page.getByLabel(m.groups_your_name({}, inLanguage))
  if (locale === 'fr') {
    await new Hand(page, 'keyboard').reach(field)
    await page.keyboard.insertText(name)
    await pressAnew(page.keyboard)
  } else {
    await field.fill(name)
    await named(page, 'button', m.groups_join({}, inLanguage)).click()
  }
  await expect(heading(page, m.groups_waiting({ team }, inLanguage))).toBeVisible()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  return { ...own, player: new PlayerDriver(page, locale, locale === 'fr' ? 'keyboard' : 'mouse') }
}

test('a teacher opens a session, and two teams play it in two languages, paused and helped', async ({ browser }) => {
  const id = await insertTwoWaysOut({ en: 'The class house', fr: 'La maison de classe' })
  const organiser = await visit(browser, 'en')
  const { page } = organiser
  await enter(page, 'teacher@example.org', `/adventure/${id}`)

  const links = await test.step('opened by a list, with a ticket to print for each team', async () => {
    await named(page, 'link', m.groups_open_this({}, en)).click()
    await expect(heading(page, m.groups_new_heading({}, en))).toBeVisible()
    await page.getByLabel(m.groups_name({}, en)).fill('Class 6B')
    await page.getByLabel(m.results_teams({}, en), { exact: true }).fill('Owls')
    await page.getByLabel(m.groups_minutes({}, en)).fill('45')
    await named(page, 'button', m.groups_open({}, en)).click()
    await expect(page.getByLabel(m.results_teams({}, en), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInBothThemes(page)
    await page.getByLabel(m.results_teams({}, en), { exact: true }).fill('Owls\nFoxes')
    await named(page, 'button', m.groups_open({}, en)).click()
    await expect(heading(page, 'Class 6B')).toBeVisible()
    await named(page, 'link', m.groups_sheet({}, en)).click()
    await expect(heading(page, m.groups_sheet({}, en))).toBeVisible()
    await expectAccessible(page)
    const codes = await page.getByText(/^[6-9B-HJ-NPQ]{5}-[6-9B-HJ-NPQ]{5}$/).allInnerTexts()
    await named(page, 'link', m.results_back({}, en)).click()
    return codes.map((code) => `/s/${code}`)
  })

  const owls = await comeIn(browser, 'fr', links[0]!, 'Owls', 'Zoé')
  const foxes = await comeIn(browser, 'en', links[1]!, 'Foxes', 'Bo')

  await test.step('who has come is seen, and both teams start together', async () => {
    for (const team of ['Owls', 'Foxes'])
      await expect(rowOf(page, team)).toContainText(m.groups_here({ here: 1, all: 1 }, en))
    await expectAccessibleInBothThemes(page)
    await named(page, 'button', m.groups_start_all({}, en)).click()
    await owls.player.expectScene(twoWaysOut.foyer.fr)
    await foxes.player.expectScene(twoWaysOut.foyer.en)
    await expect(rowOf(page, 'Owls')).toContainText(m.groups_standing_playing({}, en))
  })

  const stuck = owls.page.getByRole('button', { name: m.groups_stuck({}, fr), exact: true })
  await test.step('one team asks for help, the other is seen guessing', async () => {
    await owls.player.press(stuck)
    await expect(stuck).toHaveAttribute('aria-pressed', 'true')
    await expect(owls.page.getByText(m.groups_stuck_told({}, fr))).toBeVisible()
    await expect(rowOf(page, 'Owls')).toContainText(m.groups_stuck_asked({}, en))
    await foxes.player.touch(twoWaysOut.box.en)
    await foxes.player.enter(twoWaysOut.box.en, '1111')
    await expect(rowOf(page, 'Foxes')).toContainText('1111')
    await expect(rowOf(page, 'Foxes')).toContainText(twoWaysOut.box.en)
  })

  await test.step('only who needs help is listed, also after looking at that team', async () => {
    await page.getByRole('link', { name: m.groups_show_help({ count: 1 }, en), exact: true }).click()
    await expect(rowOf(page, 'Foxes')).toBeHidden()
    await rowOf(page, 'Owls').getByRole('link', { name: 'Owls', exact: true }).click()
    await expect(heading(page, 'Owls')).toBeVisible()
    await named(page, 'link', m.results_back({}, en)).click()
    await expect(rowOf(page, 'Owls')).toBeVisible()
    await expect(rowOf(page, 'Foxes')).toBeHidden()
    await page.getByRole('link', { name: m.groups_show_all({ count: 2 }, en), exact: true }).click()
    await expect(rowOf(page, 'Foxes')).toBeVisible()
  })

  const screen =
    await test.step('the projector shows how far each team is and who is stuck, and nothing of where', async () => {
      const opened = page.waitForEvent('popup')
      await named(page, 'link', m.screen_open({}, en)).click()
      const screen = await opened
      await screen.setViewportSize({ width: 1920, height: 1080 })
      await expect(screen.getByRole('progressbar', { name: m.screen_way({ name: 'Owls' }, en) })).toBeVisible()
      await expect(screen.getByText(m.screen_stuck({}, en), { exact: true }).first()).toBeVisible()
      for (const name of [twoWaysOut.box.en, twoWaysOut.foyer.en])
        await expect(screen.locator('body')).not.toContainText(name)
      await expectAccessibleInBothThemes(screen)
      return screen
    })

  await test.step('a message reaches everybody, by the keyboard', async () => {
    const message = page.getByLabel(m.groups_message({}, en))
    await new Hand(page, 'keyboard').reach(message)
    await page.keyboard.insertText('Count the lamps together.')
    await pressAnew(page.keyboard)
    await expect(page.getByText(m.groups_done({ count: 2 }, en))).toBeVisible()
    await owls.player.readMessage('Count the lamps together.')
    // Over the puzzle that they have open
    await foxes.player.readMessage('Count the lamps together.')
    await expect(rowOf(page, 'Owls')).toContainText(m.groups_stuck_asked({}, en))
  })

  await test.step('a pause stops both, says so, and ends', async () => {
    await named(page, 'button', m.groups_pause({}, en)).click()
    const paused = owls.page.getByRole('dialog', { name: m.groups_status_paused({}, fr) })
    await expect(paused).toContainText(m.groups_paused_text({}, fr))
    await expectAccessible(owls.page)
    await expect(foxes.page.getByRole('dialog', { name: m.groups_status_paused({}, en) })).toBeVisible()
    // It stands where the other was pressed
    await pressAnew(named(page, 'button', m.groups_resume({}, en)))
    await expect(paused).toBeHidden()
  })

  await test.step('a team’s page has its journal; it gets a hint and more time', async () => {
    await rowOf(page, 'Owls').getByRole('link', { name: 'Owls', exact: true }).click()
    await expect(heading(page, 'Owls')).toBeVisible()
    await expect(page.getByText('Count the lamps together.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await named(page, 'button', m.groups_hint_team({}, en)).click()
    await owls.player.readMessage(m.groups_goal_told({ tip: m.play_goal_nudge_puzzle({}, fr) }, fr))
    await expect(stuck).toHaveAttribute('aria-pressed', 'false')
    await page.getByLabel(m.groups_more_minutes({}, en)).fill('10')
    await named(page, 'button', m.groups_give_time({}, en)).click()
    await expect(owls.page.getByRole('timer', { name: m.groups_time_left({}, fr) })).toHaveText(/5\d:\d\d/)
    await named(page, 'link', m.results_back({}, en)).click()
  })

  await test.step('the end is told to everybody', async () => {
    await page.getByText(m.groups_end({}, en), { exact: true }).click()
    await pressAnew(named(page, 'button', m.groups_end_now({}, en)))
    const over = foxes.page.getByRole('dialog', { name: m.groups_over({}, en) })
    await expect(over).toContainText(m.play_points({ count: 0 }, en))
    await expect(rowOf(page, 'Foxes')).toContainText(m.groups_standing_over({}, en))
  })

  await test.step('afterwards there are results, a way to replay, certificates and the next session', async () => {
    await named(page, 'link', m.results_open_page({}, en)).click()
    await expect(heading(page, 'Class 6B')).toBeVisible()
    await page.getByLabel(m.results_team({}, en), { exact: true }).selectOption('Foxes')
    await named(page, 'button', m.results_one_show({}, en)).click()
    const slider = page.getByRole('slider', { name: m.results_way_slider({ team: 'Foxes' }, en) })
    await slider.fill('1')
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue('2')
    await expect(page.getByText(m.results_step_wrong({ name: twoWaysOut.box.en }, en))).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const download = page.waitForEvent('download')
    await named(page, 'button', m.certificate_make({}, en)).click()
    expect((await download).suggestedFilename()).toBe(`${m.certificate_file({}, en)}-class-6b.pdf`)
    await named(page, 'button', m.results_again({}, en)).click()
    await expect(heading(page, 'Class 6B (2)')).toBeVisible()
    await expect(rowOf(page, 'Foxes')).toContainText(m.groups_standing_absent({}, en))
  })

  await test.step('a session that is deleted is gone from the projector, too', async () => {
    await page.goto(`${new URL(screen.url()).pathname.replace(/\/screen\/.*/, '')}/results`)
    await page.getByText(m.results_delete({}, en), { exact: true }).click()
    await pressAnew(named(page, 'button', m.results_delete_now({}, en)))
    await expect(heading(screen, m.shell_not_found_title({}, en))).toBeVisible()
    await screen.close()
  })

  await test.step('a kiosk asks whether somebody is there, tells of a pause, and starts anew', async () => {
    await page.goto(`/sessions/new/${id}`)
    await page.getByLabel(m.groups_name({}, en)).fill('Open day')
    await page.getByRole('radio', { name: m.groups_arrival_named({}, en) }).check()
    await page.getByRole('radio', { name: m.groups_starts_as_they_come({}, en) }).check()
    await named(page, 'button', m.groups_open({}, en)).click()
    await expect(heading(page, 'Open day')).toBeVisible()
    await named(page, 'link', m.kiosk_heading({}, en)).click()
    await expectAccessible(page)
    const address = await named(page, 'link', m.kiosk_open({}, en)).getAttribute('href')
    const kiosk = await visit(browser, 'fr')
    await kiosk.page.clock.install()
    await kiosk.page.goto(address!)
    const start = named(kiosk.page, 'button', m.kiosk_start({}, fr))
    await start.click()
    await new PlayerDriver(kiosk.page, 'fr', 'mouse').expectScene(twoWaysOut.foyer.fr)
    await kiosk.page.clock.fastForward('03:00')
    const asked = kiosk.page.getByRole('dialog', { name: m.kiosk_asked({}, fr) })
    await expect(asked).toBeVisible()
    await expectAccessible(kiosk.page)
    await kiosk.page.keyboard.press('Shift')
    await expect(asked).toBeHidden()
    const anew = kiosk.page.getByRole('dialog', { name: m.kiosk_anew_asked({}, fr) })
    await named(kiosk.page, 'button', m.kiosk_anew({}, fr)).click()
    await anew.getByRole('button', { name: m.kiosk_anew({}, fr), exact: true }).click()
    await start.click()
    await new PlayerDriver(kiosk.page, 'fr', 'mouse').expectScene(twoWaysOut.foyer.fr)
    await page.goBack()
    await named(page, 'button', m.groups_pause({}, en)).click()
    await expect(kiosk.page.getByRole('dialog', { name: m.groups_status_paused({}, fr) })).toBeVisible()
    await kiosk.page.clock.fastForward('03:00')
    await expect(asked).toBeVisible()
    await kiosk.page.clock.fastForward('00:21')
    await expect(kiosk.page.getByText(m.kiosk_closed({}, fr))).toBeVisible()
    await pressAnew(named(page, 'button', m.groups_resume({}, en)))
    await expect(named(page, 'button', m.groups_pause({}, en))).toBeVisible()
    await kiosk.page.reload()
    await expect(start).toBeVisible()
    await kiosk.close()
  })

  for (const each of [owls, foxes, organiser]) await each.close()
})
