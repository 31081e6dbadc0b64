import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { asksBeforeClosing, ready, visit } from './browser.ts'
import { picture } from './pictures.ts'
import { StudioDriver } from './studio-driver.ts'
import { expectNothingUnderToasts } from './under-toasts.ts'

const en = { locale: 'en' } as const

async function typeScene(
  page: Page,
  studio: StudioDriver,
  title: string,
): Promise<{ dialog: Locator; open: () => Promise<void> }> {
  await studio.openNewProject(title)
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

const pressInToast = (page: Page, title: string, name: string): Promise<void> =>
  page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name }).click()

async function expectTyped(dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel(m.studio_scene_name({}, en))).toHaveValue('The cellar')
  await expect(dialog.getByLabel(m.studio_field_description({}, en))).toHaveValue('Damp, and not as empty as it looks.')
}

test('what was typed in a dialog survives Esc, Back, reload and a closed tab', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'escapes@example.org')
  const studio = new StudioDriver(page, 'en')
  const { dialog, open } = await typeScene(page, studio, 'Left open')
  await asksBeforeClosing(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(m.studio_draft_mark({}, en))).toBeVisible()
  await pressInToast(page, m.studio_draft_kept({}, en), m.studio_draft_reopen({}, en))
  await expect(dialog.getByText(m.studio_draft_restored({}, en))).toBeVisible()
  await expectTyped(dialog)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(m.studio_draft_mark({}, en))).toBeVisible()
  await page.reload()
  await studio.button(m.studio_save({}, en)).click()
  await studio.toast(m.studio_save_unfinished({}, en))
  await open()
  await expectTyped(dialog)
  await page.close()

  const next = await author.context.newPage()
  await next.goto(page.url())
  await ready(next)
  await expect(next.getByText(m.studio_draft_mark({}, en))).toBeVisible()
  const later = new StudioDriver(next, 'en')
  await later.button(m.studio_scenes_first({}, en)).click()
  await expectTyped(later.dialog())
  await later
    .dialog()
    .getByRole('button', { name: m.studio_scenes_create({}, en) })
    .click()
  await expect(later.dialog()).toBeHidden()
  await expectNothingUnderToasts(next)
  await next.getByRole('link', { name: m.studio_back_to_scenes({}, en) }).click()
  await expect(next.getByRole('link', { name: 'The cellar', exact: true })).toHaveCount(1)
  await expect(next.getByText(m.studio_draft_mark({}, en))).toBeHidden()
  await later.button(m.studio_scenes_new({}, en)).click()
  await expect(later.dialog().getByLabel(m.studio_scene_name({}, en))).toHaveValue('')
  await expect(later.dialog().getByText(m.studio_draft_restored({}, en))).toBeHidden()
  await author.close()
})

test('a picture that arrives when its dialog is closed waits in it, and Update waits for it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'late-icon@example.org')
  const studio = new StudioDriver(page, 'en')
  await studio.openNewProject('The late icon')
  await studio.openTab(m.studio_tab_items({}, en))
  await studio.createItem(m.studio_items_first({}, en), 'Lamp')
  const edit = studio.button(m.studio_card_edit({ title: 'Lamp' }, en))
  await edit.click()
  const onItsWay = Promise.withResolvers<void>()
  await page.route('**/api/uploads*', (route) => onItsWay.promise.then(() => route.continue()))
  const update = studio.dialog().getByRole('button', { name: m.studio_item_update({}, en) })
  await studio.dialog().getByLabel(m.studio_item_name({}, en)).fill('Oil lamp')
  await studio
    .dialog()
    .locator('input[type=file]:not([multiple])')
    .setInputFiles(await picture('#c08020', 256, 256))
  await expect(studio.dialog().getByRole('progressbar')).toBeVisible()
  await update.click()
  await expect(studio.dialog().getByText(m.media_upload_wait({}, en))).toBeVisible()
  await studio
    .dialog()
    .getByRole('button', { name: m.common_close({}, en) })
    .click()
  await expect(page.getByText(m.studio_draft_kept({}, en))).toBeVisible()
  onItsWay.resolve()
  await studio.toast(m.media_icon_uploaded({}, en))
  await expect(page.getByText(m.studio_draft_mark({}, en))).toBeVisible()
  await edit.click()
  await expect(studio.dialog().getByLabel(m.studio_item_name({}, en))).toHaveValue('Oil lamp')
  await expect(studio.dialog().getByRole('img', { name: m.media_current_picture({}, en) })).toBeVisible()
  await update.click()
  await expect(studio.dialog()).toBeHidden()
  await expect(page.getByText(m.studio_draft_mark({}, en))).toBeHidden()
  await author.close()
})

test('Cancel discards what was typed, and its Undo opens the dialog with all of it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'cancels@example.org')
  const studio = new StudioDriver(page, 'en')
  const { dialog, open } = await typeScene(page, studio, 'Thought better of')
  await page.setViewportSize({ width: 360, height: 740 })
  await dialog.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await expect(dialog).toBeHidden()
  await studio.toast(m.studio_draft_discarded({}, en))
  await expectNothingUnderToasts(page)
  await pressInToast(page, m.studio_draft_discarded({}, en), m.studio_undo({}, en))
  await expect(dialog).toBeVisible()
  await expectTyped(dialog)
  await dialog.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel(m.studio_scene_name({}, en))).toHaveValue('')
  await author.close()
})
