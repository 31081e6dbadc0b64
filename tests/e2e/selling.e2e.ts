import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ownTo, password, signUpAtOnce } from './account-driver.ts'
import { speak, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

/** One real sale, one test purchase that can be refunded without Stripe, and a statement. */
async function insertSales(creator: string, admin: string, title: string): Promise<void> {
  const database = new pg.Client(journeyWorld().databaseUrl)
  await database.connect()
  try {
    for (const [provider, days] of [
      ['stripe', 1],
      ['test', 2],
    ] as const)
      await database.query(
        `insert into purchases (id, buyer_id, creator_id, adventure_title, language, amount_cents, tax_cents, total_cents, fee_cents, provider, status, completed_at, paid_at)
         select gen_random_uuid(), b.id, c.id, $3, 'fr', 1250, 188, 1438, 125, $4, 'paid', now(), now() - $5 * interval '1 day'
         from users c, users b where c.email = $1 and b.email = $2`,
        [creator, admin, title, provider, days],
      )
    await database.query(
      `insert into payout_statements (id, creator_id, month, purchase_count, sales_cents, refunded_cents, fee_cents, payout_cents)
       select gen_random_uuid(), id, '2026-01-01', 2, 3000, 500, 250, 2250 from users where email = $1`,
      [creator],
    )
    await database.query('update users set email_verified = true where email = $1', [admin])
    await database.query(
      `insert into user_roles (user_id, role) select id, 'admin' from users where email = $1
       on conflict (user_id) do update set role = 'admin'`,
      [admin],
    )
  } finally {
    await database.end()
  }
}

const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('a creator reads the sales; an administrator refunds, pays and switches generation off', async ({ browser }) => {
  const [creator, admin] = [ownTo('sells@example.org'), ownTo('refunds@example.org')]
  const title = `The sold attic ${test.info().retry}`
  const en = { locale: 'en' } as const
  const seller = await visit(browser, 'en')
  await signUpAtOnce(seller.page, creator)
  const back = await visit(browser, 'fr')
  const { page } = back
  await signUpAtOnce(page, admin)
  await seller.page.goto('/creator/sales')
  await says(seller.page, m.sales_empty_title({}, en))
  await expectAccessibleInBothThemes(seller.page)
  await insertSales(creator, admin, title)
  await seller.page.goto('/creator')
  await seller.page
    .getByRole('main')
    .getByRole('link', { name: m.sales_title({}, en), exact: true })
    .click()
  const list = seller.page.getByRole('region', { name: m.sales_list({}, en) })
  await expect(list.getByRole('row')).toHaveCount(3)
  await expect(list).toContainText(formatMoney(1125, 'en'))
  await says(seller.page, m.sales_test({}, en))
  await expect(seller.page.getByRole('link', { name: m.common_download_csv({}, en) })).toHaveAttribute(
    'href',
    '/creator/sales.csv',
  )
  await speak(seller.page, 'fr')
  await expect(seller.page.getByRole('region', { name: m.sales_list({}, { locale: 'fr' }) })).toBeVisible()
  await expectAccessibleInBothThemes(seller.page)

  const on = { locale: 'fr' } as const
  await page.goto('/admin/purchases')
  await page.getByLabel(m.admin_purchases_search({}, on)).fill(title)
  await page.getByRole('button', { name: m.admin_show({}, on) }).click()
  await says(page, m.admin_purchases_total({ count: '2' }, on))
  await expectAccessibleInBothThemes(page)
  const tested = page.getByRole('row').filter({ hasText: m.payment_state_test({}, on) })
  await tested.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 3, name: m.admin_purchases_refund({}, on) })).toBeVisible()
  const refund = page.getByRole('button', {
    name: m.admin_purchases_submit({ amount: formatMoney(1438, 'fr') }, on),
  })
  await page.getByLabel(m.admin_purchases_reason({}, on)).fill('Cela ne s’ouvrait pas.')
  await page.getByLabel(m.account_your_password({}, on), { exact: true }).fill('not the password')
  await refund.click()
  await says(page, m.security_password_wrong({}, on))
  await expect(page.getByLabel(m.admin_purchases_reason({}, on))).toHaveValue('Cela ne s’ouvrait pas.')
  await expectAccessibleInBothThemes(page)
  await page.getByLabel(m.account_your_password({}, on), { exact: true }).fill(password)
  await refund.click()
  await says(page, m.admin_purchases_done_title({}, on))
  await expect(refund).toHaveCount(0)

  await page.getByRole('link', { name: m.admin_purchases_days({}, on), exact: true }).click()
  await says(page, m.admin_purchases_column_all_days({}, on))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: m.admin_purchases_statements({}, on), exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: creator })
  await expectAccessibleInBothThemes(page)
  await speak(page, 'en')
  await row.getByRole('link').click()
  await page.getByLabel(m.account_your_password({}, en), { exact: true }).fill(password)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.admin_purchases_mark_paid({}, en) }).click()
  await says(page, m.admin_purchases_statement_done({}, en))
  await expect(row.getByRole('link')).toHaveCount(0)

  await page.getByRole('link', { name: m.admin_generation_title({}, en), exact: true }).click()
  const switches = (name: () => string, action: () => string) =>
    page.getByRole('button', { name: m.admin_action_of({ action: action(), name: name() }, en) })
  const synonyms = () => m.admin_generation_synonyms({}, en)
  await expectAccessibleInBothThemes(page)
  await switches(synonyms, () => m.admin_switch_off({}, en)).click()
  await switches(synonyms, () => m.admin_switch_on({}, en)).click()
  await expect(switches(synonyms, () => m.admin_switch_off({}, en))).toBeVisible()
  await Promise.all([seller.close(), back.close()])
})
