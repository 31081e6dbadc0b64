import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { kitTemplates, templates } from '#samples/templates/all-templates.ts'
import { enter } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { playStudyFromFile } from './play-from-file.ts'
import { StudioDriver } from './studio-driver.ts'

const fr = { locale: 'fr' } as const

test('a project is made from a template, copied, restored, exported and imported as a zip', async ({
  browser,
}, testInfo) => {
  const author = await visit(browser, 'fr')
  const { page } = author
  await enter(page, 'projects@example.org', '/creator')
  const studio = new StudioDriver(page, 'fr')
  const { title } = templates[0]!
  const copy = m.studio_defaults_copy({ title: title.fr }, fr)
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
  const menu = async (name: string, item: string) => {
    await studio.button(m.studio_card_more({ title: name }, fr)).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await page.goto('/creator')
  await expect(page.getByText(m.studio_guide_publish({}, fr))).toBeVisible()
  await expectAccessible(page)
  await studio.button(m.studio_guide_hide({}, fr)).click()
  await page.reload()
  await expect(studio.button(m.studio_guide_show({}, fr))).toBeVisible()

  // As the call of a guide leads there
  await page.goto('/for-museums')
  await expect(page.getByText(m.guides_checklist({}, fr), { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir le modèle' }).click()
  await expectAccessible(page)
  const wanted = page.getByRole('region', { name: title.fr, exact: true })
  await wanted.getByRole('button', { name: m.studio_templates_start_named({ title: title.fr }, fr) }).click()
  await page.waitForURL(/\/editor\//)
  await expect(page.getByLabel(m.studio_field_title({}, fr)).first()).toHaveValue(title.fr)
  await studio.button(m.studio_check({}, fr)).click()
  await expect(page.getByText(m.checks_template_unchanged({}, fr))).toBeVisible()

  await page.goto('/creator')
  await menu(title.fr, m.canvas_duplicate({}, fr))
  await studio.toast(m.studio_projects_duplicated_title({}, fr))
  await expect(card(copy).getByRole('img', { includeHidden: true })).toBeVisible()
  await studio.button(m.studio_card_delete({ title: copy }, fr)).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: m.common_delete({}, fr) })
    .click()
  await expect(card(copy)).toHaveCount(0)
  await page.getByText(m.studio_projects_trash({ count: 1 }, fr)).click()
  await expectAccessible(page)
  await studio.button(m.studio_projects_restore_named({ title: copy }, fr)).click()
  await studio.toast(m.studio_projects_restored_title({}, fr))
  await expect(card(copy)).toBeVisible()

  const download = page.waitForEvent('download')
  await menu(title.fr, m.studio_import_export({}, fr))
  const zip = await (await download).path()

  await menu(title.fr, m.game_file_open({}, fr))
  const oneFile = studio.dialog(m.game_file_title({ title: title.fr }, fr))
  await expect(oneFile.getByRole('radio', { name: m.game_file_hidden({}, fr) })).toBeChecked()
  await expectAccessible(page)
  const made = page.waitForEvent('download')
  await oneFile.getByRole('button', { name: m.game_file_make({}, fr) }).click()
  const gameFile = await made
  await expect(oneFile.getByText(m.game_file_done({}, fr))).toBeVisible()
  await page.keyboard.press('Escape')
  expect(gameFile.suggestedFilename()).toBe('le-bureau-ferme.html')
  await gameFile.saveAs(testInfo.outputPath('game.html'))
  await test.step('the file is played without a network', () =>
    playStudyFromFile(browser, testInfo.outputPath('game.html')))

  const files = page.locator('input[data-bring]')
  const dialog = studio.dialog(m.bring_title({}, fr))
  const make = dialog.getByRole('button', { name: m.bring_make({}, fr), exact: true })
  await files.setInputFiles({
    name: 'damaged.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK, and nothing else'),
  })
  await expect(dialog.getByText(m.studio_import_damaged({}, fr))).toBeVisible()
  await page.keyboard.press('Escape')
  await files.setInputFiles({
    name: 'phare.twee',
    mimeType: 'text/plain',
    buffer: Buffer.from(':: Phare\n(live: 2s)[La lumière tourne.]\n[[Mer]]\n\n:: Mer\nLa fin.'),
  })
  await expect(dialog.getByText(m.studio_story_kept({ count: 1 }, fr))).toBeVisible()
  await expectAccessible(page)
  const list = page.waitForEvent('download')
  await dialog.getByRole('button', { name: m.studio_story_kept_save({}, fr) }).click()
  expect(await readFile(await (await list).path(), 'utf8')).toContain('(live: 2s)')
  await make.click()
  await expect(dialog.getByRole('link', { name: m.studio_import_open({}, fr) })).toBeVisible()
  await page.reload()
  await expect(card(m.studio_story_untitled({}, fr))).toHaveCount(1)
  await expect(card(title.fr)).toHaveCount(1)

  await files.setInputFiles({
    name: 'quiz.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Question;Réponse;Indice 1;Couleur\nQui vient la nuit?;La lune;Elle brille;bleu\nQui?;;;',
      'latin1',
    ),
  })
  await expect(dialog.getByText(m.bring_left({ count: 2 }, fr))).toBeVisible()
  await expectAccessible(page)
  await make.click()
  await page.waitForURL(/\/editor\/.*tab=puzzles/)
  await expect(page.getByRole('heading', { name: 'Qui vient la nuit?', exact: true })).toBeVisible()
  await expect(studio.button(m.bring_puzzles({}, fr))).toBeVisible()

  await page.goto('/creator')
  await files.setInputFiles(zip)
  await make.click()
  await page.waitForURL(/\/editor\//)
  await ready(page)
  await studio.openTab(m.studio_tab_scenes({}, fr))
  await expect(page.getByRole('heading', { name: templates[0]!.scenes[0]!.name.fr, exact: true })).toBeVisible()
  const scene = templates[0]!.scenes[0]!.name.fr
  await studio.button(m.studio_card_more({ title: scene }, fr)).click()
  await page.getByRole('menuitem', { name: m.copies_open({}, fr) }).click()
  const away = studio.dialog(m.copies_open({}, fr))
  await away.getByLabel(m.copies_into({}, fr)).selectOption({ label: title.fr })
  await expect(away.getByRole('heading', { name: m.copies_left_open({}, fr) })).toBeVisible()
  await expectAccessible(page)
  await away.getByRole('button', { name: m.copies_copy({}, fr), exact: true }).click()
  await expect(away.getByText(m.copies_done({ title: title.fr }, fr))).toBeVisible()
  await away.getByRole('link', { name: m.copies_see({}, fr) }).click()
  await expect(away).toBeHidden()
  await expect(page.getByRole('heading', { name: title.fr, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: scene, exact: true })).toBeVisible()
  await page.goto('/creator')
  // beside the duplicate it is a second copy
  await expect(card(copy)).toHaveCount(1)
  await expect(card(`${copy} (2)`)).toHaveCount(1)
  await expect(card(title.fr)).toHaveCount(1)

  const room = kitTemplates.find(({ kind }) => kind === 'escape-room')!
  await studio.button(m.catalogue_kind_escape({}, fr)).click()
  await expect(studio.dialog().getByLabel(m.studio_field_title({}, fr))).toBeFocused()
  await expectAccessible(page)
  await studio.button(m.studio_templates_start_named({ title: room.title.fr }, fr)).click()
  await page.waitForURL(/\/escape-room\//)
  await expect(page.getByRole('heading', { name: room.title.fr, level: 1 })).toBeVisible()
  await author.close()
})
