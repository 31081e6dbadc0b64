import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { enter } from './account-driver.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ready, speak, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

type Author = { page: Page; studio: StudioDriver; locale: Locale }

test('a dinner is written by mouse, then by keyboard in the other language, and tried out', async ({ browser }) => {
  const visitor = await visit(browser, 'en')
  const { page } = visitor
  await enter(page, 'dinner@example.org', '/creator')
  const byMouse: Author = { page, studio: new StudioDriver(page, 'en'), locale: 'en' }
  const id = await createDinner(byMouse)
  const solution = await test.step('the story', () => writeStory(byMouse))
  await test.step('the cast', () => writeCast(byMouse, solution))
  await speak(page, 'fr')
  await ready(page)
  const author: Author = { page, studio: new StudioDriver(page, 'fr', 'keyboard'), locale: 'fr' }
  await test.step('clues, courses and props', () => writeEvidence(author))
  await test.step('timeline, rounds and host guide', () => writeEvening(author))
  await test.step('the checks and the try-out', () => tryOut(author))
  await test.step('its two pages', () => walkPages(author, id))
  await test.step('its preview', () => seePreview(author, id))
  visitor.expectComplaint('404')
  await test.step('a template, published', () => publishTemplate(author))
  await test.step('an absent one', () => seeNone(author))
  await visitor.close()
})

async function createDinner({ page, studio, locale }: Author): Promise<string> {
  const text = { locale }
  await studio.hand.press(studio.button(m.catalogue_kind_mystery({}, text)))
  await studio.hand.type(studio.field(m.studio_field_title({}, text)), 'A cold supper')
  await studio.hand.press(studio.button(m.studio_create_submit({}, text)))
  await page.waitForURL(/\/mystery-dinner\/[0-9a-f-]{36}/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ready(page)
  return /\/mystery-dinner\/([0-9a-f-]{36})/.exec(page.url())![1]!
}

/** @returns the solution that was generated */
async function writeStory({ page, studio, locale }: Author): Promise<string> {
  const text = { locale }
  const { hand } = studio
  const generate = studio.button(m.generation_generate({}, text))
  await hand.press(generate)
  await studio.toast(m.generation_theme_required({}, text))
  await studio.toast(m.generation_story_needs_theme({}, text))
  await hand.type(page.getByLabel(m.studio_kit_theme({}, text), { exact: true }), 'The lighthouse')
  await hand.press(generate)
  await studio.toast(m.generation_story_done({}, text))
  await expect(page.getByLabel(m.studio_dinner_method({}, text))).not.toHaveValue('')
  await hand.choose(page.getByLabel(m.dinner_fewest({}, text)), '7')
  const minutes = page.getByLabel(m.studio_kit_minutes({}, text))
  await hand.type(minutes, '0')
  await hand.press(studio.button(m.dinner_story_save({}, text)))
  await studio.toast(m.studio_rules_number_wrong({ min: 1, max: 1440 }, text))
  await expect(minutes).toBeFocused()
  await hand.type(minutes, '150')
  await hand.press(studio.button(m.dinner_story_save({}, text)))
  await studio.toast(m.dinner_story_saved({}, text))
  await expectAccessibleInBothThemes(page)
  return page.getByRole('textbox', { name: m.studio_field_solution({}, text) }).inputValue()
}

async function submit({ page, studio }: Author, label: string, toast: string): Promise<void> {
  await studio.hand.press(studio.dialog().getByRole('button', { name: label, exact: true }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await studio.toast(toast)
  await studio.hand.standsSomewhere()
}

async function addCharacter(author: Author, open: string, name: string, role: string | null): Promise<void> {
  const { studio, locale } = author
  const text = { locale }
  await studio.hand.press(studio.button(open))
  const dialog = studio.dialog()
  await studio.hand.type(dialog.getByRole('textbox', { name: m.studio_field_name({}, text) }), name)
  if (role)
    await studio.hand.choose(dialog.getByRole('combobox', { name: m.studio_dinner_role({}, text), exact: true }), role)
  await submit(author, m.dinner_character_create({}, text), m.dinner_character_created({}, text))
}

async function writeCast(author: Author, solution: string): Promise<void> {
  const { page, studio, locale } = author
  const text = { locale }
  const { hand } = studio
  const more = m.dinner_character_new({}, text)
  await studio.openTab(m.dinner_tab_characters({}, text))
  await addCharacter(author, m.dinner_characters_first({}, text), 'Ada Moss', null)
  await addCharacter(author, more, 'Marlow Kent', m.dinner_role_victim({}, text))
  await addCharacter(author, more, 'Bruno Vale', null)
  await hand.press(studio.button(m.studio_card_edit({ title: 'Bruno Vale' }, text)))
  const name = studio.dialog().getByRole('textbox', { name: m.studio_field_name({}, text) })
  // A name that somebody has typed is kept
  await hand.type(name, '')
  await hand.press(
    studio
      .dialog()
      .getByRole('button', { name: m.generation_generate({}, text) })
      .first(),
  )
  await studio.toast(m.generation_character_done({}, text))
  expect(solution).toContain(await name.inputValue())
  await hand.type(name, 'Bruno Vale')
  await hand.tick(studio.dialog().getByRole('checkbox', { name: m.studio_dinner_optional({}, text) }))
  await expectAccessibleInBothThemes(page)
  await submit(author, m.dinner_character_update({}, text), m.dinner_character_updated({}, text))
  await hand.press(studio.button(m.studio_scenes_earlier({ name: 'Bruno Vale' }, text)))
  await expect(page.getByText(m.studio_scenes_moved({ name: 'Bruno Vale', position: 2, count: 3 }, text))).toHaveCount(
    1,
  )
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name })
  await row('Marlow Kent').dragTo(row('Ada Moss'))
  await expect(page.getByText(m.studio_scenes_moved({ name: 'Marlow Kent', position: 1, count: 3 }, text))).toHaveCount(
    1,
  )
  await addCharacter(author, more, 'Nobody', null)
  await hand.press(studio.button(m.studio_card_delete({ title: 'Nobody' }, text)))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: m.common_delete({}, text) }))
  await studio.toast(m.dinner_character_deleted({}, text))
  await expectAccessibleInBothThemes(page)
}

async function writeEvidence(author: Author): Promise<void> {
  const { page, studio, locale } = author
  const text = { locale }
  const { hand } = studio
  const dialog = studio.dialog()
  const title = () => dialog.getByRole('textbox', { name: m.studio_field_title({}, text) })
  const name = () => dialog.getByRole('textbox', { name: m.studio_field_name({}, text) })
  await studio.openTab(m.dinner_tab_courses({}, text))
  await hand.press(studio.button(m.dinner_courses_first({}, text)))
  await hand.type(name(), 'Soup')
  await submit(author, m.dinner_course_add({}, text), m.dinner_course_added({}, text))

  await studio.openTab(m.studio_kit_tab_clues({}, text))
  await hand.press(studio.button(m.dinner_clues_first({}, text)))
  await hand.type(title(), 'The torn ticket')
  await hand.choose(dialog.getByLabel(m.studio_dinner_holder_who({}, text)), 'Bruno Vale')
  await hand.choose(dialog.getByLabel(m.studio_dinner_released({}, text)), m.kits_phase_arrival({}, text))
  await hand.press(dialog.getByRole('button', { name: m.dinner_meaning_add({}, text) }))
  await hand.choose(
    dialog.getByLabel(m.dinner_meaning_part({ part: m.dinner_meaning_bearing({}, text), position: 1 }, text)),
    m.dinner_bearing_clears({}, text),
  )
  await expectAccessibleInBothThemes(page)
  await submit(author, m.studio_kit_clue_add({}, text), m.dinner_clue_added({}, text))
  await expectAccessibleInBothThemes(page)

  await studio.openTab(m.dinner_tab_courses({}, text))
  await hand.choose(page.getByLabel(m.dinner_course_serve_named({ name: 'Soup' }, text)), 'The torn ticket')
  await expect(page.getByRole('link', { name: 'The torn ticket' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await studio.openTab(m.studio_kit_tab_props({}, text))
  await hand.press(studio.button(m.dinner_props_first({}, text)))
  await hand.type(name(), 'Broken watch')
  await submit(author, m.studio_kit_prop_add({}, text), m.dinner_prop_added({}, text))
  await expectAccessibleInBothThemes(page)
  await hand.press(studio.button(m.studio_card_delete({ title: 'Broken watch' }, text)))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: m.common_delete({}, text) }))
  await studio.toast(m.dinner_prop_deleted({}, text))
}

async function writeEvening(author: Author): Promise<void> {
  const { page, studio, locale } = author
  const text = { locale }
  const { hand } = studio
  await studio.openTab(m.dinner_tab_timeline({}, text))
  await hand.press(studio.button(m.dinner_timeline_first({}, text)))
  await hand.type(studio.dialog().getByRole('textbox', { name: m.studio_dinner_happened({}, text) }), 'A door closed.')
  const actors = studio.dialog().getByRole('group', { name: m.studio_dinner_actors({}, text) })
  await hand.tick(actors.getByRole('checkbox', { name: 'Ada Moss' }))
  await submit(author, m.dinner_moment_add({}, text), m.dinner_moment_added({}, text))
  await expect(page.getByRole('figure', { name: m.dinner_timeline_picture({}, text) })).toContainText('Ada Moss')
  await expectAccessibleInBothThemes(page)

  await studio.openTab(m.dinner_tab_rounds({}, text))
  const cell = (phase: string, held: string) =>
    studio.button(m.dinner_cell({ name: 'Ada Moss', phase, holds: held }, text))
  const hole = cell(m.kits_phase_arrival({}, text), m.dinner_matrix_hole({}, text))
  await hand.reach(cell(m.kits_phase_invitation({}, text), m.dinner_cell_empty({}, text)))
  await page.keyboard.press('ArrowRight')
  await expect(hole).toBeFocused()
  await page.keyboard.press('Enter')
  await hand.type(studio.dialog().getByRole('textbox', { name: m.studio_dinner_reveal({}, text) }), 'Good evening.')
  await page.keyboard.press('Control+Enter')
  const soup = studio.dialog(m.dinner_card_title({ name: 'Ada Moss', phase: 'Soup' }, text))
  await hand.type(soup.getByRole('textbox', { name: m.studio_dinner_act({}, text) }), 'A toast.')
  await submit(author, m.dinner_card_save({}, text), m.dinner_card_saved({}, text))
  await expect(cell('Soup', m.studio_dinner_act({}, text))).toBeVisible()
  // By mouse, a card opens too, and its button leads to the next one
  await cell(m.kits_phase_arrival({}, text), m.studio_dinner_reveal({}, text)).click()
  await studio
    .dialog()
    .getByRole('button', { name: m.studio_save_next({}, text) })
    .click()
  await expect(soup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(soup).toBeHidden()
  await expectAccessibleInBothThemes(page)

  await studio.openTab(m.studio_kit_tab_guide({}, text))
  await hand.type(page.getByRole('textbox', { name: m.studio_kit_introduction({}, text) }), 'Welcome them.')
  await hand.press(studio.button(m.dinner_guide_save({}, text)))
  await studio.toast(m.dinner_guide_saved({}, text))
  await expectAccessibleInBothThemes(page)
}

async function tryOut({ page, studio, locale }: Author): Promise<void> {
  const text = { locale }
  const { hand } = studio
  await studio.openTab(m.studio_kit_tab_check({}, text))
  await expect(page.getByText(m.kits_dinner_no_culprit({}, text))).toBeVisible()
  await hand.tick(page.getByRole('checkbox', { name: 'Bruno Vale' }))
  await expect(page.getByText(m.dinner_cancelled_dealt({}, text), { exact: true })).toBeVisible()
  await expect(page.getByText(m.dinner_cancelled_guests({ count: 1 }, text))).toBeVisible()
  await hand.press(studio.button(m.dinner_play_next({}, text)))
  await expect(page.getByText('Good evening.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const finding = page.getByRole('listitem').filter({ hasText: m.kits_dinner_no_culprit({}, text) })
  await hand.press(finding.getByRole('link'))
  await expect(page.getByLabel(m.studio_dinner_culprit({}, text))).toBeFocused()
  await hand.choose(page.getByLabel(m.studio_dinner_culprit({}, text)), 'Ada Moss')
  await studio.saved()
}

async function walkPages({ page, studio, locale }: Author, id: string): Promise<void> {
  const text = { locale }
  await studio.openTab(m.studio_tab_details({}, text))
  await page.waitForURL(new RegExp(`/editor/${id}`))
  await expect(page.getByLabel(m.studio_field_players({}, text))).toHaveValue('7-10')
  await studio.openTab(m.studio_dinner_story_row({}, text))
  await page.waitForURL(new RegExp(`/mystery-dinner/${id}`))
  await expect(page.getByLabel(m.studio_dinner_culprit({}, text)).locator('option:checked')).toHaveText('Ada Moss')
  await page.goto(`/escape-room/${id}`)
  await page.waitForURL(new RegExp(`/mystery-dinner/${id}`))
  await page.goto('/creator')
  await ready(page)
  const card = page.getByRole('link', { name: m.studio_card_edit({ title: 'A cold supper' }, text) })
  await expect(card).toHaveAttribute('href', new RegExp(`/editor/${id}`))
  const kind = m.catalogue_kind_mystery({}, text)
  await studio.hand.press(page.getByRole('link', { name: m.studio_card_open({ title: 'A cold supper', kind }, text) }))
  await page.waitForURL(new RegExp(`/mystery-dinner/${id}`))
}

async function seePreview({ page, studio, locale }: Author, id: string): Promise<void> {
  const text = { locale }
  await studio.hand.press(page.getByRole('link', { name: m.studio_preview({}, text) }))
  await page.waitForURL(new RegExp(`/kit/${id}`))
  await expect(page.getByText(m.kit_preview_title({}, text))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'A cold supper' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}

async function publishTemplate({ page, studio, locale }: Author): Promise<void> {
  const text = { locale }
  const { hand } = studio
  await page.goto('/creator')
  await ready(page)
  await hand.press(studio.button(m.catalogue_kind_mystery({}, text)))
  const start = new RegExp(m.studio_templates_start({}, text))
  await hand.press(studio.dialog().getByRole('button', { name: start }).first())
  await page.waitForURL(/\/mystery-dinner\/[0-9a-f-]{36}/)
  await ready(page)
  const id = /[0-9a-f-]{36}/.exec(page.url())![0]
  await hand.type(page.getByLabel(m.studio_kit_minutes({}, text)), '200')
  await studio.saved()
  await studio.openTab(m.studio_tab_details({}, text))
  await hand.choose(page.getByLabel(m.studio_status_label({}, text)), m.studio_status_published({}, text))
  await studio.toast(m.studio_updated_title({}, text))
  await page.goto('/library?tab=mystery')
  await expect(page.locator(`a[href*="/adventure/${id}"]`).first()).toBeVisible()
}

async function seeNone({ page, locale }: Author): Promise<void> {
  const absent = '/mystery-dinner/01a1fc1f-0000-7000-8000-000000000000'
  expect((await page.goto(absent))!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: m.studio_kit_missing_title({}, { locale }) })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(absent)
  expect(new URL(page.url()).search).toContain(encodeURIComponent(absent))
}
