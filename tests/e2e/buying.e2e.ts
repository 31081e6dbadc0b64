import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { enter } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import { insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { PlayerDriver } from './player-driver.ts'

const phone = { width: 360, height: 740 }

/** The first person of a local installation is its administrator, who plays without buying. */
test.beforeAll(async ({ browser }) => {
  const first = await visit(browser, 'en')
  await enter(first.page, `before-the-buyers-${Date.now()}@example.org`, '/')
  await first.close()
})

const en = { locale: 'en' } as const
const fr = { locale: 'fr' } as const
const named = (page: Page, role: 'link' | 'button', name: string): Locator =>
  page.getByRole('main').getByRole(role, { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })

test('an adventure is bought with the test checkout, played and refunded', async ({ browser }) => {
  const title = 'Deux sorties'
  const id = await insertTwoWaysOut({ en: title, fr: title }, 1250)
  const { page, close, expectComplaint } = await visit(browser, 'en', undefined, phone)
  await enter(page, 'buyer@example.org', `/adventure/${id}`)
  await expect(page.getByText(m.checkout_plus_tax({}, en), { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await test.step('cancelled: nothing is paid', async () => {
    await named(page, 'link', m.adventure_purchase({}, en)).click()
    await expect(heading(page, m.checkout_title({}, en))).toBeVisible()
    await expect(page.getByText(m.checkout_refunds({}, en))).toBeVisible()
    await expectAccessible(page)
    await named(page, 'button', m.checkout_to_test({}, en)).click()
    await expect(heading(page, m.checkout_test_title({}, en))).toBeVisible()
    await expect(page.getByText(m.checkout_test_no_money_title({}, en), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await named(page, 'link', m.checkout_test_cancel({}, en)).click()
    await expect(page.getByText(m.checkout_cancelled_title({}, en), { exact: true })).toBeVisible()
  })

  await test.step('declined: it can be tried again', async () => {
    await named(page, 'button', m.checkout_to_test({}, en)).click()
    await named(page, 'button', m.checkout_test_decline({}, en)).click()
    await expect(heading(page, m.checkout_failed_title({}, en))).toBeVisible()
    await expectAccessible(page)
    await named(page, 'link', m.checkout_again({}, en)).click()
  })

  await test.step('paid: it is played', async () => {
    await named(page, 'button', m.checkout_to_test({}, en)).click()
    await named(page, 'button', m.checkout_test_pay({}, en)).click()
    await expect(heading(page, m.checkout_paid_title({}, en))).toBeVisible()
    await expect(page.getByText(m.checkout_paid_test({}, en), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/adventure/${id}`)
    await ready(page)
    await expect(named(page, 'link', m.adventure_purchase({}, en))).toHaveCount(0)
    await named(page, 'link', m.checkout_play({}, en)).click()
    await page.getByRole('button', { name: m.play_start({}, en), exact: true }).press('Enter')
    await page.waitForURL(/\/run\//)
    await ready(page)
    await new PlayerDriver(page, 'en', 'mouse').expectScene(twoWaysOut.foyer.en)
  })

  await test.step('refunded, in French: the receipt stays, the game stops and can be bought again', async () => {
    const game = page.url()
    await page.goto('/account/purchases')
    await speak(page, 'fr')
    await expectAccessibleInBothThemes(page)
    await named(page, 'link', m.refunds_receipt_of({ title }, fr)).click()
    await expect(heading(page, m.receipts_title({}, fr))).toBeVisible()
    await expectAccessible(page)
    await named(page, 'link', m.receipts_back({}, fr)).click()
    await page.getByText(m.refunds_ask({}, fr), { exact: true }).press('Enter')
    await expect(page.getByText(m.refunds_lost_party({}, fr), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await named(page, 'button', m.refunds_confirm({}, fr)).click()
    await expect(page.getByText(m.refunds_done_title({}, fr), { exact: true })).toBeVisible()
    await expect(page.getByText(m.receipts_status_refunded({}, fr), { exact: true })).toBeVisible()
    expectComplaint('402')
    await page.goto(game)
    await expect(heading(page, m.play_stopped_title({}, fr))).toBeVisible()
    await expectAccessible(page)
    await named(page, 'link', m.play_stopped_lobby({}, fr)).click()
    await page.waitForURL(new RegExp(`/play/${id}`))
  })
  await close()
})
