import { expect, test } from '@playwright/test'
import { formatDate, serverZone } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { signUp } from './account-driver.ts'
import { ready, visit } from './browser.ts'
import { sampleAddress } from './sample-address.ts'

const en = { locale: 'en' } as const
const shortDayIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: zone }).format(new Date())
const dayIn = (zone: string) => formatDate(new Date(), zone, 'en')

// every date was written as it is in Toronto, wherever its reader was
test('a date is in the reader’s time zone, and nothing jumps while the page hydrates', async ({ browser }) => {
  const player = await visit(browser, 'en')
  const { page, context } = player
  // One of these has another day than Toronto at every hour
  const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((far) => dayIn(far) !== dayIn(serverZone))!
  await (await context.newCDPSession(page)).send('Emulation.setTimezoneOverride', { timezoneId: zone })
  const lobby = (await sampleAddress(page)).replace('/adventure/', '/play/')
  await page.goto(lobby)
  await ready(page)
  await page.getByRole('button', { name: m.play_start({}, en), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await page.goto(lobby)
  await expect(page.getByText(`${m.lobby_last_played({ date: shortDayIn(zone) }, en)},`).first()).toBeVisible()
  await signUp(page, 'en', 'far-away@example.org', '/account')
  await expect(page.getByText(dayIn(zone), { exact: true })).toBeVisible()
  await player.close()
})
