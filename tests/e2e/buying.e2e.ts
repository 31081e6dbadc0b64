import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { expectAccessible, expectAccessibleInTheme } from './accessible.ts'
import { enter } from './account-driver.ts'
import { ready, visit } from './browser.ts'
import { insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { PlayerDriver } from './player-driver.ts'

const phone = { width: 360, height: 740 }

/** The first person of a local installation is its administrator, who plays without buying. */
test.beforeAll(async ({ browser }) => {
  const first = await visit(browser, 'en')
  await enter(first.page, `before-the-buyers-${Date.now()}@example.org`, '/')
  await first.close()
})

for (const locale of locales) {
  const on = { locale }
  const named = (page: Page, role: 'link' | 'button', name: string): Locator =>
    page.getByRole('main').getByRole(role, { name, exact: true })
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 })

  test(`an adventure is bought with the test checkout, played and refunded (${locale})`, async ({ browser }) => {
    const title = locale === 'en' ? 'Bought in English' : 'Achetée en français'
    const id = await insertTwoWaysOut({ en: title, fr: title }, 1250)
    const { page, close, expectComplaint } = await visit(browser, locale, undefined, phone)
    await enter(page, `buyer-${locale}@example.org`, `/adventure/${id}`)
    await expect(page.getByText(m.checkout_plus_tax({}, on), { exact: true })).toBeVisible()
    await expectAccessibleInTheme(page, locale)

    await test.step('cancelled: nothing is paid', async () => {
      await named(page, 'link', m.adventure_purchase({}, on)).click()
      await expect(heading(page, m.checkout_title({}, on))).toBeVisible()
      await expect(page.getByText(m.checkout_refunds({}, on))).toBeVisible()
      await expectAccessible(page)
      await named(page, 'button', m.checkout_to_test({}, on)).click()
      await expect(heading(page, m.checkout_test_title({}, on))).toBeVisible()
      await expect(page.getByText(m.checkout_test_no_money_title({}, on), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await named(page, 'link', m.checkout_test_cancel({}, on)).click()
      await expect(page.getByText(m.checkout_cancelled_title({}, on), { exact: true })).toBeVisible()
    })

    await test.step('declined: it can be tried again', async () => {
      await named(page, 'button', m.checkout_to_test({}, on)).click()
      await named(page, 'button', m.checkout_test_decline({}, on)).click()
      await expect(heading(page, m.checkout_failed_title({}, on))).toBeVisible()
      await expectAccessible(page)
      await named(page, 'link', m.checkout_again({}, on)).click()
    })

    await test.step('paid: it is played', async () => {
      await named(page, 'button', m.checkout_to_test({}, on)).click()
      await named(page, 'button', m.checkout_test_pay({}, on)).click()
      await expect(heading(page, m.checkout_paid_title({}, on))).toBeVisible()
      await expect(page.getByText(m.checkout_paid_test({}, on), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/adventure/${id}`)
      await ready(page)
      await expect(named(page, 'link', m.adventure_purchase({}, on))).toHaveCount(0)
      await named(page, 'link', m.checkout_play({}, on)).click()
      await page.getByRole('button', { name: m.play_start({}, on), exact: true }).press('Enter')
      await page.waitForURL(/\/run\//)
      await ready(page)
      await new PlayerDriver(page, locale, 'mouse').expectScene(twoWaysOut.foyer[locale])
    })

    await test.step('refunded: the receipt stays, the game stops and can be bought again', async () => {
      const game = page.url()
      await page.goto('/account/purchases')
      await ready(page)
      await expectAccessibleInTheme(page, locale)
      await named(page, 'link', m.refunds_receipt_of({ title }, on)).click()
      await expect(heading(page, m.receipts_title({}, on))).toBeVisible()
      await expectAccessible(page)
      await named(page, 'link', m.receipts_back({}, on)).click()
      await page.getByText(m.refunds_ask({}, on), { exact: true }).press('Enter')
      await expect(page.getByText(m.refunds_lost_party({}, on), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await named(page, 'button', m.refunds_confirm({}, on)).click()
      await expect(page.getByText(m.refunds_done_title({}, on), { exact: true })).toBeVisible()
      await expect(page.getByText(m.receipts_status_refunded({}, on), { exact: true })).toBeVisible()
      expectComplaint('402')
      await page.goto(game)
      await expect(heading(page, m.play_stopped_title({}, on))).toBeVisible()
      await expectAccessible(page)
      await named(page, 'link', m.play_stopped_lobby({}, on)).click()
      await page.waitForURL(new RegExp(`/play/${id}`))
    })
    await close()
  })
}
