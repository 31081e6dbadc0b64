import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { visit } from './browser.ts'
import { pressAnew } from './press-anew.ts'

const labelIn: Record<Locale, string> = {
  en: m.code_entry_label({}, { locale: 'en' }),
  fr: m.code_entry_label({}, { locale: 'fr' }),
}

/** From the home page, with one press for each step. @returns how many presses it took until it was published */
async function publish(page: Page, locale: Locale, press: (on: Locator) => Promise<void>): Promise<number> {
  let presses = 0
  const step = async (on: Locator) => {
    presses += 1
    await press(on)
  }
  await page.goto('/')
  await step(page.getByRole('main').getByRole('link', { name: m.lock_make({}, { locale }) }))
  await page.waitForURL(/\/lock\/new/)
  await step(page.getByRole('main').getByRole('link', { name: labelIn[locale], exact: true }))
  await page.waitForURL(/type=/)
  await expect(page.getByRole('region', { name: m.puzzles_preview({}, { locale }) })).toBeVisible()
  await page.getByLabel(m.lock_opened({}, { locale })).fill('Under the mat.')
  await step(page.getByRole('button', { name: m.lock_publish({}, { locale }) }))
  await page.waitForURL(/\/share$/)
  return presses
}

const wheel = (page: Page, position: number, locale: Locale) =>
  page.getByRole('spinbutton', { name: m.code_entry_wheel_digit({ position, count: 3 }, { locale }), exact: true })

test('a lock takes at most four clicks, opens for who knows, and is printed, changed and deleted', async ({
  browser,
}) => {
  const en = { locale: 'en' } as const
  const maker = await visit(browser, 'en')
  const { page } = maker
  expect(await publish(page, 'en', (on) => on.click())).toBeLessThanOrEqual(4)
  await expectAccessibleInBothThemes(page)
  const address = await page.getByLabel(m.share_link_label({}, en)).inputValue()

  const player = await visit(browser, 'fr')
  await player.page.goto(address)
  await expect(player.page.getByText('Under the mat.')).toHaveCount(0)
  await expectAccessibleInBothThemes(player.page)
  await wheel(player.page, 1, 'fr').focus()
  await player.page.keyboard.type('123')
  await pressAnew(player.page.keyboard)
  await expect(player.page.getByText(m.puzzles_attempts_left({ count: 2 }, { locale: 'fr' }))).toBeVisible()
  await wheel(player.page, 1, 'fr').focus()
  await player.page.keyboard.type('194')
  await pressAnew(player.page.keyboard)
  await expect(player.page.getByRole('heading', { name: m.lock_is_open({}, { locale: 'fr' }) })).toBeVisible()
  await expect(player.page.getByText('Under the mat.')).toBeVisible()
  await player.page.reload()
  await expect(player.page.getByText('Under the mat.')).toBeVisible()
  await player.close()

  const answered = page.context().waitForEvent('response', (response) => response.url().includes('/print?'))
  await page.getByLabel(m.lock_sheet_key({}, en)).check()
  await page.getByRole('button', { name: m.lock_sheet_open({}, en) }).click()
  expect((await answered).headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: m.lock_change({}, en) }).click()
  await page.getByLabel(m.lock_title({}, en)).fill('')
  await page.getByRole('button', { name: m.common_save({}, en) }).click()
  await expect(page.getByText(m.lock_title_required({}, en))).toBeVisible()
  await page.getByLabel(m.lock_title({}, en)).fill('The porch')
  await page.getByRole('link', { name: m.lock_back_to_share({}, en) }).click()
  const asking = page.getByRole('alertdialog', { name: m.ui_unsaved_title({}, en) })
  await pressAnew(asking.getByRole('button', { name: m.common_cancel({}, en) }))
  await expect(asking).toBeHidden()
  await page.getByRole('button', { name: m.common_save({}, en) }).click()
  await page.waitForURL(/\/share$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The porch')
  await page.getByText(m.lock_delete({}, en)).click()
  await page.getByRole('button', { name: m.lock_delete_now({}, en) }).click()
  await page.waitForURL(/\/lock\/new$/)
  await expectAccessibleInBothThemes(page)
  await maker.close()
})

test('a lock is made in French by keyboard alone, and everybody can read its form and its frame', async ({
  browser,
}) => {
  const maker = await visit(browser, 'fr')
  const { page } = maker
  const presses = await publish(page, 'fr', async (on) => {
    await on.focus()
    await pressAnew(on)
  })
  expect(presses).toBeLessThanOrEqual(4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«')
  await page.goto(new URL(page.url()).pathname.replace(/^(.*)\/share$/, '/embed$1'))
  await expectAccessibleInBothThemes(page)
  await page.goto('/lock/new?type=riddle')
  await expect(page.getByRole('region', { name: m.puzzles_preview({}, { locale: 'fr' }) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await maker.close()
})
