import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { createProject, edit } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { ready, speak, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { StudioDriver } from './studio-driver.ts'

const functions = '**/api/generate/*'

type Desk = { page: Page; studio: StudioDriver; in: { locale: Locale } }

/** A project whose rows have words and no picture; the puzzle and the second scene have no words. */
async function makeProject(): Promise<{ creator: Person; id: string; hall: string }> {
  const creator = new Person(journeyWorld().url)
  await creator.signUp(`generates-${test.info().retry}@example.org`)
  const id = await createProject(creator, 'The brass clock')
  const hall = newId()
  await edit(
    creator,
    id,
    createRow('scene', { id: hall, name: 'Hall', description: 'A hall with a clock and a fireplace.' }),
    createRow('scene', { name: 'Attic' }),
    createRow('hotspot', { parent: hall, type: 'item', x: 50, y: 50, name: 'Clock' }),
    createRow('item', { name: 'Key', description: 'A rusty key.' }),
    createRow('npc', { name: 'Ada', description: 'A countess with a lantern.' }),
    createRow('puzzle', { name: 'Lock', type: 'riddle' }),
  )
  return { creator, id, hall }
}

/** Call it before asking for a picture: drawing takes seconds, and longer alongside other tests. */
const drawn = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/generate/') && answer.request().method() === 'POST', {
    timeout: 60_000,
  })

const shownIn = (part: Locator) => part.locator('img').first()
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
const first = (title: string, desk: Desk) => desk.studio.button(m.generation_card({ title }, desk.in))
const another = (title: string, desk: Desk) => desk.studio.button(m.generation_card_again({ title }, desk.in))

test('pictures are generated where they are shown, replaced, undone and stopped', async ({ browser }) => {
  // A dozen drawings take a while on a slow machine
  test.setTimeout(300_000)
  const { creator, id } = await makeProject()
  const author = await visitAs(browser, 'en', creator)
  const { page } = author
  const deskIn = (locale: Locale): Desk => ({ page, studio: new StudioDriver(page, locale), in: { locale } })
  await page.goto(`/editor/${id}?tab=details`)
  const desk = deskIn('en')
  await generateCover(desk)
  await generateScene(desk)
  await generateIcon(desk)
  await speak(page, 'fr')
  const bureau = deskIn('fr')
  await generatePortrait(bureau)
  await generateByFinger(bureau)
  await stopOne(bureau)
  author.expectComplaint('the server responded with a status of')
  await failAndTryAgain(bureau)
  await author.close()
})

async function generateCover({ page, studio, in: language }: Desk): Promise<void> {
  const cover = page.getByRole('group', { name: m.studio_cover_label({}, language) })
  const generate = cover.getByRole('button', { name: m.generation_generate({}, language), exact: true })
  await expect(cover.getByText(m.generation_by_built_in({}, language))).toBeVisible()
  await generate.click()
  await expect(cover.getByText(m.generation_cover_needs_words({}, language))).toBeVisible()
  await studio.toast(m.generation_description_required({}, language))
  await expectAccessibleInBothThemes(page)
  await studio.field(m.studio_field_image_description({}, language)).fill('A bagpipe and a clock in the moonlight')
  await generate.focus()
  await Promise.all([drawn(page), page.keyboard.press('Enter')])
  await studio.toast(m.generation_image_done({}, language))
  await expect(shownIn(cover)).toHaveAttribute('src', /^\/media\//)
  await expect(cover.getByText(m.generation_not_drawn({ words: 'bagpipe' }, language))).toBeVisible()
  // The focus is still on the pressed button
  await expect(cover.getByRole('button', { name: m.generation_regenerate({}, language) })).toBeFocused()
  await studio.saved()
}

async function generateScene(desk: Desk): Promise<void> {
  const { page, studio, in: language } = desk
  await studio.openTab(m.studio_tab_scenes({}, language))
  await first('Attic', desk).click()
  await expect(cardOf(page, 'Attic').getByText(m.generation_scene_needs_words({}, language))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await Promise.all([drawn(page), first('Hall', desk).click()])
  await page.getByRole('button', { name: m.generation_describe({}, language) }).click()
  const words = studio.dialog().getByLabel(m.studio_field_alt({}, language)).first()
  await expect(words).toBeFocused()
  await words.fill('A hall.')
  await studio
    .dialog()
    .getByRole('button', { name: m.studio_update({}, language), exact: true })
    .click()
  await expect(studio.dialog()).toBeHidden()
  const toCheck = page.getByText(m.studio_scenes_to_check({ count: 1 }, language))
  await expect(toCheck).toBeHidden()
  const picture = page.getByRole('main').locator('img[src^="/media/"]').first()
  const before = await picture.getAttribute('src')
  await Promise.all([drawn(page), studio.button(m.generation_regenerate({}, language)).click()])
  await expect(picture).not.toHaveAttribute('src', before!)
  await expect(toCheck.first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await studio.button(m.studio_undo({}, language)).click()
  await expect(picture).toHaveAttribute('src', before!)
  await expect(toCheck).toBeHidden()
  await studio.backToScenes()
  await expect(shownIn(cardOf(page, 'Hall'))).toHaveAttribute('src', before!)
}

async function generateIcon(desk: Desk): Promise<void> {
  const { page, studio, in: language } = desk
  await studio.openTab(m.studio_tab_items({}, language))
  await Promise.all([drawn(page), first('Key', desk).click()])
  await studio.toast(m.generation_icon_done({}, language))
  const icon = shownIn(cardOf(page, 'Key'))
  await expect(icon).toHaveAttribute('src', /^\/media\//)
  const before = await icon.getAttribute('src')
  await studio.button(m.studio_card_edit({ title: 'Key' }, language)).click()
  const dialog = studio.dialog()
  await Promise.all([drawn(page), dialog.getByRole('button', { name: m.generation_regenerate({}, language) }).click()])
  const inDialog = dialog.getByRole('img', { name: m.media_current_picture({}, language) })
  await expect(inDialog).not.toHaveAttribute('src', before!)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: m.studio_item_update({}, language) }).click()
  await expect(dialog).toBeHidden()
  await expect(icon).not.toHaveAttribute('src', before!)
}

/** The button is hidden only while a pointer is elsewhere. */
async function generatePortrait(desk: Desk): Promise<void> {
  const { page, studio, in: language } = desk
  await studio.openTab(m.studio_tab_npcs({}, language))
  await Promise.all([drawn(page), first('Ada', desk).click()])
  await studio.toast(m.generation_avatar_done({}, language))
  const again = another('Ada', desk)
  await page.getByRole('heading', { name: m.studio_tab_npcs({}, language) }).hover()
  await again.evaluate((button) => button.blur())
  await expect.poll(() => isSeen(again)).toBe(false)
  await again.focus()
  await expect.poll(() => isSeen(again)).toBe(true)
  await again.evaluate((button) => button.blur())
  await expect.poll(() => isSeen(again)).toBe(false)
}

/** Nothing hovers on a phone. */
async function generateByFinger({ page, in: language }: Desk): Promise<void> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: journeyWorld().url,
      storageState: await page.context().storageState(),
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
    })
  const phone = await context.newPage()
  await phone.goto(page.url())
  await ready(phone)
  const again = phone.getByRole('button', { name: m.generation_card_again({ title: 'Ada' }, language), exact: true })
  await expect.poll(() => isSeen(again)).toBe(true)
  expect((await again.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const portrait = shownIn(cardOf(phone, 'Ada'))
  const before = await portrait.getAttribute('src')
  await Promise.all([drawn(phone), again.tap()])
  await expect(portrait).not.toHaveAttribute('src', before!)
  await expectAccessibleInBothThemes(phone)
  await context.close()
}

const isSeen = (button: Locator) =>
  button.evaluate((element) => element.closest('.hover-only')!.checkVisibility({ opacityProperty: true }))

async function stopOne(desk: Desk): Promise<void> {
  const { page, studio, in: language } = desk
  const header = page.getByRole('banner')
  await studio.openTab(m.studio_tab_puzzles({}, language))
  await first('Lock', desk).click()
  await expect(cardOf(page, 'Lock').getByText(m.generation_puzzle_card_needs_words({}, language))).toBeVisible()
  await studio.button(m.studio_card_edit({ title: 'Lock' }, language)).click()
  const dialog = studio.dialog()
  // The first is for the puzzle’s picture, the other for the object that it lies in
  const generate = dialog.getByRole('button', { name: m.generation_generate({}, language), exact: true }).first()
  await generate.click()
  await expect(dialog.getByText(m.generation_puzzle_needs_words({}, language))).toBeVisible()
  // Text that is typed but not saved yet is used for the drawing
  await dialog.getByLabel(m.studio_field_description({}, language)).first().fill('An iron lock on an oak door')
  const asked = page.waitForRequest(functions)
  await page.route(functions, () => {})
  await generate.click()
  expect((await asked).postDataJSON()).toMatchObject({ prompt: 'An iron lock on an oak door', artStyle: '' })
  await expect(header.getByRole('progressbar', { name: m.media_generating({}, language) })).toBeAttached()
  await expectAccessibleInBothThemes(page)
  const stop = dialog.getByRole('button', { name: m.media_generating_stop({}, language) })
  await stop.focus()
  await page.keyboard.press('Enter')
  await studio.toast(m.media_generation_stopped({}, language))
  await expect(generate).toBeFocused()
  await dialog.getByRole('button', { name: m.studio_puzzle_update({}, language) }).click()
  await expect(dialog).toBeHidden()
  await studio.saved()
  await first('Lock', desk).click()
  await studio.openTab(m.studio_tab_items({}, language))
  await header.getByRole('link', { name: m.studio_back({}, language) }).click()
  const question = page.getByRole('alertdialog', { name: m.studio_leave_title({}, language) })
  await expect(question).toContainText(m.studio_leave_uploads({}, language))
  await question.getByRole('button', { name: m.common_cancel({}, language) }).click()
  await header.getByRole('button', { name: m.media_generating_stop({}, language) }).click()
  await expect(header.getByRole('progressbar')).toHaveCount(0)
  await page.unrouteAll()
}

async function failAndTryAgain(desk: Desk): Promise<void> {
  const { page, studio, in: language } = desk
  const header = page.getByRole('banner')
  const failed = header.getByText(m.studio_generation_failed({ count: 1 }, language))
  const ends = [
    [402, { code: 'generationCredits' }, m.generation_credits, m.errors_generation_credits],
    [429, { code: 'generationLimit', retryAfter: 60 }, m.generation_rate_limit, m.errors_generation_limit],
    [500, { code: 'unexpected' }, m.generation_failed, m.generation_image_failed],
  ] as const
  for (const [status, error, title, text] of ends) {
    await page.route(functions, (route) => route.fulfill({ status, json: { error: { params: {}, ...error } } }))
    await another('Key', desk).click()
    await studio.toast(title({}, language))
    await expect(cardOf(page, 'Key').getByText(text({}, language))).toBeVisible()
    await expect(failed).toBeVisible()
    await page.unrouteAll()
  }
  await expectAccessibleInBothThemes(page)
  const icon = shownIn(cardOf(page, 'Key'))
  const before = await icon.getAttribute('src')
  await Promise.all([drawn(page), header.getByRole('button', { name: m.common_retry({}, language) }).click()])
  await expect(icon).not.toHaveAttribute('src', before!)
  await expect(failed).toBeHidden()
  await studio.saved()
}
