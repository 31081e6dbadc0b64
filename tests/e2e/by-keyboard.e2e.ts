import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { ownTo, password } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { visit } from './browser.ts'
import { LighthouseAuthor } from './lighthouse-author.ts'
import { toTheHall, toTheLamp } from './lighthouse-player.ts'
import { lighthouse } from './lighthouse-words.ts'
import { PlayerDriver } from './player-driver.ts'
import { StudioDriver } from './studio-driver.ts'

const fr = { locale: 'fr' } as const

test('with the keyboard alone: the same adventure is made, published and played to its other end', async ({
  browser,
}) => {
  // Making six scenes takes a while on a slow machine
  test.setTimeout(420_000)
  const text = lighthouse.fr
  const author = await visit(browser, 'fr')
  const { page } = author
  const studio = new StudioDriver(page, 'fr', 'keyboard')
  const maker = new LighthouseAuthor(page, studio, 'fr')
  await test.step('somebody signs up', async () => {
    const { hand } = studio
    await page.goto('/auth?tab=sign-up&next=%2Fcreator')
    await hand.type(page.getByLabel(m.common_email({}, fr)), ownTo('phare@example.org'))
    await hand.type(page.getByLabel(m.account_password({}, fr), { exact: true }), password)
    await hand.type(page.getByLabel(m.account_confirm_password({}, fr), { exact: true }), password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/creator')
  })
  await studio.createProject(text.title)
  await test.step('the details, with a cover', () => maker.describe())
  await test.step('items and what they do', () => maker.makeItems())
  await test.step('two puzzles', () => maker.makePuzzles())
  await expectAccessible(page)
  await test.step('an NPC', () => maker.makeKeeper())
  await expectAccessible(page)
  await test.step('six scenes with hotspots of every kind', () => maker.makeScenes())
  await expectAccessible(page)
  await test.step('the map', () => maker.readMap())
  await expectAccessible(page)
  await test.step('checked and published', async () => {
    await maker.publish()
    await expectAccessible(page)
  })
  await author.close()

  await test.step('somebody else plays it to its end', async () => {
    const guest = await visit(browser, 'fr')
    const player = new PlayerDriver(guest.page, 'fr', 'keyboard')
    await player.start(text.title)
    await toTheHall(player, 'fr')
    await toTheLamp(player, 'fr', text.wait)
    await expect(guest.page.getByText(text.atStorm).first()).toBeVisible()
    await guest.close()
  })
})
