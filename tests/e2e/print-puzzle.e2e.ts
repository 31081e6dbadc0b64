import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { templates } from '#samples/templates/all-templates.ts'
import { expectAccessible } from './accessible.ts'
import { enter } from './account-driver.ts'
import { visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

const fr = { locale: 'fr' } as const

test('a creator saves a puzzle as a PDF in another language; one that cannot be printed says why', async ({
  browser,
}) => {
  const author = await visit(browser, 'fr')
  const { page } = author
  await enter(page, 'printer@example.org', '/creator')
  const studio = new StudioDriver(page, 'fr')
  await page.goto('/creator')
  await studio.button(m.studio_templates_start_named({ title: templates[0]!.title.fr }, fr)).click()
  await page.waitForURL(/\/editor\//)
  await studio.openTab(m.studio_tab_puzzles({}, fr))

  const open = page.getByRole('button', { name: m.studio_print_card({ title: '' }, fr).split('«')[0]! }).first()
  await open.click()
  const dialog = studio.dialog(m.studio_print_title({}, fr))
  await expect(dialog.getByLabel(m.common_french({}, fr))).toBeChecked()
  await expectAccessible(page)
  await dialog.getByLabel(m.common_english({}, fr)).check()
  await dialog.getByLabel(m.studio_print_key({}, fr)).check()
  const asked = page.waitForRequest((request) => request.url().includes('/print?'))
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: m.studio_print_make({}, fr) }).click()
  expect(new URL((await asked).url()).searchParams.toString()).toBe('language=en&paper=us-letter&key=1')
  const file = await download
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(dialog.getByText(m.studio_print_done({ name: file.suggestedFilename() }, fr))).toBeVisible()

  await page.route('**/print?*', (route) => route.fulfill({ status: 409, json: { refused: { reason: 'too_long' } } }))
  await dialog.getByLabel(m.studio_print_a4({}, fr)).check()
  await dialog.getByRole('button', { name: m.studio_print_make({}, fr) }).click()
  await expect(dialog.getByRole('alert')).toHaveText(m.studio_print_too_long({}, fr))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await author.close()
})
