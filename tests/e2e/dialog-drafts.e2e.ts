import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { enter } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

const en = { locale: 'en' } as const

/** The dialog of a new scene of a new project, with a name and a description typed into it. */
async function typeScene(
  page: Page,
  studio: StudioDriver,
  title: string,
): Promise<{ dialog: Locator; open: () => Promise<void> }> {
  await studio.createProject(title)
  await studio.openTab(m.studio_tab_scenes({}, en))
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await studio.button(m.studio_scenes_first({}, en)).click()
    await expect(dialog).toBeVisible()
  }
  await open()
  await dialog.getByLabel(m.studio_scene_name({}, en)).fill('The cellar')
  await dialog.getByLabel(m.studio_field_description({}, en)).fill('Damp, and not as empty as it looks.')
  return { dialog, open }
}

async function expectTyped(dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel(m.studio_scene_name({}, en))).toHaveValue('The cellar')
  await expect(dialog.getByLabel(m.studio_field_description({}, en))).toHaveValue('Damp, and not as empty as it looks.')
}

test('what was typed into a dialog survives Esc and a reload, and is written once', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await enter(page, 'escapes@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  const { dialog, open } = await typeScene(page, studio, 'Left open')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByText(m.studio_draft_restored({}, en))).toBeVisible()
  await expectTyped(dialog)
  await expectAccessible(page)
  await page.reload()
  await open()
  await expectTyped(dialog)
  await dialog.getByRole('button', { name: m.studio_scenes_create({}, en) }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: m.studio_back_to_scenes({}, en) }).click()
  await expect(page.getByRole('link', { name: 'The cellar', exact: true })).toHaveCount(1)
  await studio.button(m.studio_scenes_new({}, en)).click()
  await expect(dialog.getByLabel(m.studio_scene_name({}, en))).toHaveValue('')
  await expect(dialog.getByText(m.studio_draft_restored({}, en))).toBeHidden()
  await author.close()
})

test('Cancel discards what was typed, and its Undo opens the dialog with all of it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await enter(page, 'cancels@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  const { dialog, open } = await typeScene(page, studio, 'Thought better of')
  await dialog.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await expect(dialog).toBeHidden()
  await studio.toast(m.studio_draft_discarded({}, en))
  await page
    .getByRole('listitem')
    .filter({ hasText: m.studio_draft_discarded({}, en) })
    .getByRole('button', { name: m.studio_undo({}, en) })
    .click()
  await expect(dialog).toBeVisible()
  await expectTyped(dialog)
  await dialog.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel(m.studio_scene_name({}, en))).toHaveValue('')
  await author.close()
})
