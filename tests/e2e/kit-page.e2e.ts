import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { speak, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

test('from its adventure’s page one comes to a kit, and reads what is in it', async ({ browser }) => {
  const { pool, database } = createDatabase({ connectionString: journeyWorld().databaseUrl })
  const dinner = await buildPublishedKit(database, 'mystery-dinner')
  const room = await buildPublishedKit(database, 'escape-room', { priceCents: 1_250 })
  await pool.query(`select pg_notify('whodini_pages', '')`)
  await pool.end()

  const { page, close } = await visit(browser, 'en')
  const en = { locale: 'en' } as const
  await page.goto(`/adventure/${dinner.id}`)
  await expect(page.getByRole('heading', { name: m.kit_contents_heading({}, en) })).toBeVisible()
  await page.getByRole('link', { name: m.adventure_play_now({}, en), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/kit/${dinner.id}`))
  await expect(page.getByRole('heading', { name: m.kit_cast_heading({}, en) })).toBeVisible()
  await expect(page.getByText(m.kit_has_booklets({ count: 10 }, en))).toBeVisible()
  await expect(page.getByText(m.kit_files_later({}, en))).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const fr = { locale: 'fr' } as const
  await page.setViewportSize({ width: 360, height: 740 })
  await speak(page, 'fr')
  await page.goto(`/kit/${room.id}`)
  await expect(page.getByRole('heading', { name: m.kit_prepare_heading({}, fr) })).toBeVisible()
  await expect(page.getByText(m.kit_not_sold_yet({}, fr))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await close()
})
