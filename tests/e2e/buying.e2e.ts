import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { m } from '#app/i18n/generated/messages.js'
import { freePort } from '#tests/support/free-port.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { connectSecret, startStripeEndpoint } from '#tests/support/stripe-endpoint.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { enter, signUpAtOnce } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import { insertTwoWaysOut, twoWaysOut } from './insert-two-ways-out.ts'
import { journeyWorld } from './journey-world.ts'
import { PlayerDriver } from './player-driver.ts'
import { pressAnew } from './press-anew.ts'
import { translate } from './translator.ts'

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
  // Like somebody whose browser translates every page and every change to it
  await page.addInitScript(translate)
  await enter(page, 'buyer@example.org', `/adventure/${id}`)
  await expect(page.getByText(m.checkout_plus_tax({}, en)), 'no tax is charged here').toHaveCount(0)
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
    await named(page, 'link', m.common_retry({}, en)).click()
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
    await pressAnew(page.getByRole('button', { name: m.play_start({}, en), exact: true }))
    await page.waitForURL(/\/run\//)
    await ready(page)
    const player = new PlayerDriver(page, 'en', 'mouse')
    await player.expectScene(twoWaysOut.foyer.en)
    await player.touch(twoWaysOut.box.en)
    await player.enter(twoWaysOut.box.en, '1111')
    await expect(page.getByText(m.code_entry_wrong({}, en)).first()).toBeVisible()
    await player.solve(twoWaysOut.box.en, twoWaysOut.code)
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
    await pressAnew(page.locator('summary', { hasText: m.refunds_ask({}, fr) }))
    await expect(page.getByText(m.refunds_lost_party({}, fr), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await named(page, 'button', m.refunds_confirm({}, fr)).click()
    await expect(page.getByText(m.refunds_done_title({}, fr), { exact: true })).toBeVisible()
    await expect(page.getByText(m.payment_state_refunded({}, fr), { exact: true })).toBeVisible()
    expectComplaint('402')
    await page.goto(game)
    await expect(heading(page, m.play_stopped_title({}, fr))).toBeVisible()
    await expectAccessible(page)
    await named(page, 'link', m.play_stopped_lobby({}, fr)).click()
    await page.waitForURL(new RegExp(`/play/${id}`))
  })
  await close()
})

/** A server with keys of Stripe beside the worker's own, on the same database and with the same sessions. */
async function startShop() {
  const { databaseUrl, folder } = journeyWorld()
  const stripe = await startStripeEndpoint()
  const server = await startProduct({
    ...stripe.env,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100',
    // It tells Stripe where to send people back
    PORT: String(await freePort()),
    SEED_SAMPLES: 'off',
  })
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const close = async () => {
    await database.end()
    await server.stop()
    await stripe.close()
  }
  return { stripe, url: server.url, database, close }
}

test('a buyer pays, and a creator sets payouts up, at pages of Stripe, and both come back', async ({ browser }) => {
  const shop = await startShop()
  try {
    const id = await insertTwoWaysOut({ en: 'Bought far away', fr: 'Achetée au loin' }, 1250)
    const { page, close, context } = await visit(browser, 'en', undefined, phone)
    await signUpAtOnce(page, 'pays-at-stripe@example.org')

    await test.step('the price changed meanwhile: the buyer is asked', async () => {
      await page.goto(`${shop.url}/checkout/${id}`)
      await shop.database.query('update adventures set price_cents = 1500 where id = $1', [id])
      await named(page, 'button', m.checkout_to_stripe({}, en)).click()
      await expect(page.getByText(m.checkout_price_changed_title({}, en), { exact: true })).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })

    await test.step('without scripts it is a form whose answer leads there', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
      const bare = await plain.newPage()
      for (const [path, name, place] of [
        [`/checkout/${id}`, m.checkout_to_stripe({}, en), /\/pay\/cs_test_/],
        ['/creator/sales', m.sales_payouts_start({}, en), /\/onboarding\/acct_/],
      ] as const) {
        await bare.goto(`${shop.url}${path}`)
        await named(bare, 'button', name).click()
        await bare.waitForURL(place)
        expect(new URL(bare.url()).origin).toBe(shop.stripe.url)
      }
      await bare.getByRole('link', { name: 'Return' }).click()
      await bare.waitForURL(`${shop.url}/creator/sales?payouts=back`)
      await plain.close()
    })

    await test.step('cancelled, and paid: the buyer waits until there is news', async () => {
      await named(page, 'button', m.checkout_to_stripe({}, en)).click()
      await page.waitForURL(/\/pay\//)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.getByText(m.checkout_cancelled_title({}, en), { exact: true })).toBeVisible()
      await ready(page)
      await named(page, 'button', m.checkout_to_stripe({}, en)).click()
      await page.waitForURL(/\/pay\//)
      shop.stripe.fail(true)
      await page.getByRole('button', { name: 'Pay' }).click()
      await expect(heading(page, m.checkout_wait_title({}, en))).toBeVisible()
      await ready(page)
      await expectAccessibleInBothThemes(page)
      shop.stripe.fail(false)
      await expect(heading(page, m.checkout_paid_title({}, en))).toBeVisible()
    })

    await test.step('payouts: begun, returned, complete', async () => {
      await page.goto(`${shop.url}/creator/sales?payouts=back`)
      await expect(page.getByText(m.sales_payouts_returned({}, en))).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await named(page, 'button', m.sales_payouts_go_on({}, en)).click()
      await page.getByRole('link', { name: 'Return' }).click()
      for (const accountId of shop.stripe.accounts.all.keys()) shop.stripe.accounts.complete(accountId)
      await ready(page)
      await named(page, 'button', m.sales_payouts_look({}, en)).click()
      await expect(named(page, 'button', m.sales_payouts_dashboard({}, en))).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
    await close()
  } finally {
    await shop.close()
  }
})
