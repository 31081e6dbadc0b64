import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { enter, ownTo, password } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import { insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { journeyWorld } from './journey-world.ts'
import { PlayerDriver } from './player-driver.ts'
import { pressAnew } from './press-anew.ts'

const named = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('an adventure is given to two people and redeemed by one, in both languages, and played', async ({ browser }) => {
  const [en, fr] = [{ locale: 'en' }, { locale: 'fr' }] as const
  const first = await visit(browser, 'en')
  await enter(first.page, `before-the-givers-${Date.now()}@example.org`, '/')
  await first.close()
  const id = await insertTwoWaysOut({ en: 'The given house', fr: 'La maison offerte' }, 1250)
  const giver = await visit(browser, 'en', undefined, { width: 360, height: 740 })
  const { page } = giver
  await enter(page, 'giver@example.org', `/adventure/${id}`)

  await test.step('given: seats, a message and the language of the card', async () => {
    await named(page, 'link', m.gifts_give({}, en)).click()
    await expect(heading(page, m.gifts_title({}, en))).toBeVisible()
    await page.getByLabel(m.gifts_seats({}, en)).fill('2')
    await page.getByLabel(m.gifts_message({}, en)).fill('Bonne fête!\nÀ bientôt')
    await page.getByLabel(m.common_french({}, en)).check()
    await expect(page.getByText('$25.00')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await named(page, 'button', m.checkout_to_test({}, en)).click()
    await expect(page.getByText('$25.00')).toBeVisible()
    await named(page, 'link', m.checkout_test_cancel({}, en)).click()
    await expect(page.getByText(m.checkout_cancelled_title({}, en), { exact: true })).toBeVisible()
  })

  await test.step('given in French instead', async () => {
    await speak(page, 'fr')
    await expect(heading(page, m.gifts_title({}, fr))).toBeVisible()
    await page.getByLabel(m.gifts_seats({}, fr)).fill('2')
    await page.getByLabel(m.gifts_message({}, fr)).fill('Bonne fête!\nÀ bientôt')
    await page.getByLabel(m.common_french({}, fr)).check()
    await named(page, 'button', m.checkout_to_test({}, fr)).click()
    await named(page, 'button', m.checkout_test_pay({}, fr)).click()
    await expect(heading(page, m.gifts_paid_title({}, fr))).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await speak(page, 'en')
    await expect(heading(page, m.gifts_paid_title({}, en))).toBeVisible()
  })

  const code = await test.step('the card is in the recipient’s language', async () => {
    await named(page, 'link', m.gifts_to_card({}, en)).click()
    const card = page.getByRole('article')
    await expect(card.getByRole('heading', { name: 'La maison offerte' })).toBeVisible()
    await expect(card).toContainText(m.gifts_card_seats({ count: 2 }, fr))
    await expect(card.getByRole('img', { name: m.gifts_card_qr({}, fr) })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const shown = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(await card.innerText())?.[0]
    expect(shown).toBeDefined()
    return shown!
  })

  const guest = await visit(browser, 'fr')
  await test.step('redeemed: the code waits for the account', async () => {
    const { page: theirs } = guest
    await theirs.goto('/redeem')
    await theirs.getByLabel(m.gifts_code({}, fr), { exact: true }).fill('2222 2222 2222 2222')
    await named(theirs, 'button', m.gifts_code_submit({}, fr)).click()
    await expect(theirs.getByText(m.gifts_code_unknown({}, fr))).toBeVisible()
    await expectAccessibleInBothThemes(theirs)
    await theirs.getByLabel(m.gifts_code({}, fr), { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '))
    await named(theirs, 'button', m.gifts_code_submit({}, fr)).click()
    await expect(heading(theirs, m.gifts_card_from({ name: 'giver' }, fr))).toBeVisible()
    await expect(theirs.getByText('Bonne fête!')).toBeVisible()
    await expectAccessibleInBothThemes(theirs)
    await speak(theirs, 'en')
    await expect(heading(theirs, m.gifts_card_from({ name: 'giver' }, en))).toBeVisible()
    await named(theirs, 'link', m.gifts_sign_up({}, en)).click()
    await theirs.getByLabel(m.common_email({}, en)).fill(ownTo('gets-a-gift@example.org'))
    await theirs.getByLabel(m.account_password({}, en), { exact: true }).fill(password)
    await theirs.getByLabel(m.account_confirm_password({}, en), { exact: true }).fill(password)
    await theirs.getByRole('button', { name: m.account_sign_up_submit({}, en) }).click()
    await named(theirs, 'button', m.gifts_accept({}, en)).click()
    await expect(heading(theirs, m.gifts_mine_title({}, en))).toBeVisible()
    await speak(theirs, 'fr')
    await expect(heading(theirs, m.gifts_mine_title({}, fr))).toBeVisible()
    await expectAccessibleInBothThemes(theirs)
  })

  await test.step('played: Play has replaced Purchase', async () => {
    const { page: theirs } = guest
    await theirs.goto(`/adventure/${id}`)
    await expect(named(theirs, 'link', m.adventure_purchase({}, fr))).toHaveCount(0)
    await expect(named(theirs, 'link', m.checkout_play({}, fr))).toBeVisible()
    await expect(theirs.getByText(m.lobby_yours({}, fr), { exact: true })).toBeVisible()
    await theirs.goto('/library')
    const card = theirs.getByRole('listitem').filter({ has: theirs.locator(`a[href$="/adventure/${id}"]`) })
    await expect(card.getByText(m.lobby_yours({}, fr), { exact: true })).toBeVisible()
    await theirs.goto(`/play/${id}`)
    const boxOffice = theirs.getByRole('region', { name: m.lobby_box_office({}, fr) })
    await expect(boxOffice.getByText(m.lobby_yours({}, fr), { exact: true })).toBeVisible()
    await expect(boxOffice).not.toContainText('$')
    await pressAnew(theirs.getByRole('button', { name: m.play_start({}, fr), exact: true }))
    await theirs.waitForURL(/\/run\//)
    await ready(theirs)
    await new PlayerDriver(theirs, 'fr', 'mouse').expectScene(twoWaysOut.foyer.fr)
  })

  await test.step('the buyer sees how many seats are taken, and that refunds are no longer automatic', async () => {
    await page.goto('/account/purchases')
    await expect(page.getByText(m.gifts_listed({ redeemed: 1, seats: 2 }, en))).toBeVisible()
    await expect(page.getByText(m.gifts_refund_redeemed({}, en))).toBeVisible()
    await named(page, 'link', m.gifts_receipt_of({ title: 'The given house' }, en)).click()
    await expect(page.getByText(code)).toBeVisible()
    await speak(page, 'fr')
    await expect(page.getByText(m.gifts_seats_redeemed({ redeemed: 1, seats: 2 }, fr))).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('used up: the next person sees that', async () => {
    const database = new pg.Client(journeyWorld().databaseUrl)
    await database.connect()
    await database.query('update purchases set gift_seats = 1 where adventure_id = $1', [id])
    await database.end()
    const late = await visit(browser, 'fr')
    await late.page.goto(`/redeem?code=${code}`)
    await expect(heading(late.page, m.gifts_used_title({}, fr))).toBeVisible()
    await expectAccessibleInBothThemes(late.page)
    await late.close()
  })
  await Promise.all([giver.close(), guest.close()])
})
