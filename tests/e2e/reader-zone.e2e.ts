import { expect, test } from '@playwright/test'
import { formatDate, serverZone } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { signUp } from './account-driver.ts'
import { ready, visit } from './browser.ts'

const en = { locale: 'en' } as const
const dayIn = (zone: string) => formatDate(new Date(), 'en', zone)

// every date was written as it is in Toronto, wherever its reader was
test('a date is the day that it was where its reader is, and nothing jumps or complains while the page wakes up', async ({ browser }) => {
  const player = await visit(browser, 'en')
  const { page, context } = player
  // One of these has another day than Toronto at every hour
  const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((far) => dayIn(far) !== dayIn(serverZone))!
  await (await context.newCDPSession(page)).send('Emulation.setTimezoneOverride', { timezoneId: zone })
  await page.goto('/library')
  const address = await page.locator('a[href^="/adventure/"]').first().getAttribute('href')
  const lobby = `/play/${/[0-9a-f-]{36}/.exec(address!)![0]}`
  await page.goto(lobby)
  await ready(page)
  await page.getByRole('button', { name: m.play_start({}, en), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await page.goto(lobby)
  await expect(page.getByText(m.play_run_state({ date: dayIn(zone), count: 0 }, en))).toBeVisible()
  await signUp(page, 'en', 'far-away@example.org', '/account')
  await expect(page.getByText(dayIn(zone), { exact: true })).toBeVisible()
  await player.close()
})
