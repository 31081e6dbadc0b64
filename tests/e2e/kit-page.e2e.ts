import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

const kits: Record<'mystery-dinner' | 'escape-room', string> = { 'mystery-dinner': '', 'escape-room': '' }

test.beforeAll(async () => {
  const { pool, database } = createDatabase({ connectionString: journeyWorld().databaseUrl })
  kits['mystery-dinner'] = (await buildPublishedKit(database, 'mystery-dinner')).id
  kits['escape-room'] = (await buildPublishedKit(database, 'escape-room', { priceCents: 1_250 })).id
  await pool.query(`select pg_notify('whodini_pages', '')`)
  await pool.end()
})

for (const locale of locales)
  test(`from the library one comes to a kit, and reads what is in it (${locale})`, async ({ browser }) => {
    const here = { locale }
    const page = await visit(browser, locale, `/adventure/${kits['mystery-dinner']}`)
    await ready(page)
    await expect(page.getByRole('heading', { name: m.kit_contents_heading({}, here) })).toBeVisible()
    await page.getByRole('link', { name: m.adventure_play_now({}, here), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/kit/${kits['mystery-dinner']}`))
    await expect(page.getByRole('heading', { name: m.kit_cast_heading({}, here) })).toBeVisible()
    await expect(page.getByText(m.kit_has_booklets({ count: 10 }, here))).toBeVisible()
    await expect(page.getByText(m.kit_files_later({}, here))).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessibleInBothThemes(page)
    await page.goto(`/kit/${kits['escape-room']}`)
    await expect(page.getByRole('link', { name: m.adventure_purchase({}, here) })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.context().close()
  })
