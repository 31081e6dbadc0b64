import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { takenFormats } from '#app/features/media/found-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { signIn, signUp } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { LighthouseAuthor } from './lighthouse-author.ts'
import { toTheHall, toTheLamp } from './lighthouse-player.ts'
import { lighthouse } from './lighthouse-words.ts'
import { picture as drawn } from './pictures.ts'
import { PlayerDriver } from './player-driver.ts'
import { recording } from './recording.ts'
import { StudioDriver } from './studio-driver.ts'
import { translate } from './translator.ts'

const en = { locale: 'en' } as const

test('an adventure of six scenes is made by mouse, published and played in three browsers', async ({ browser }) => {
  // Making six scenes takes a while on a slow machine
  test.setTimeout(420_000)
  const text = lighthouse.en
  const author = await visit(browser, 'en')
  const { page } = author
  // Like somebody whose browser translates every page and every change to it
  await page.addInitScript(translate)
  const studio = new StudioDriver(page, 'en')
  const maker = new LighthouseAuthor(page, studio, 'en')
  await signUp(page, 'en', 'lighthouse@example.org', '/creator')
  await expect(page.getByText(m.studio_creator_empty({}, en))).toBeVisible()
  const id = await studio.createProject(text.title)
  await test.step('the details, with a cover', () => maker.describe())
  await expectAccessible(page)
  await test.step('items and what they do', () => maker.makeItems((dialog) => keepsUnreadableJson(page, dialog)))
  await expectAccessible(page)
  await test.step('two puzzles', () => maker.makePuzzles())
  await test.step('an NPC, as a list and as a graph', async () => {
    await maker.makeKeeper()
    await drawsChoice(page)
  })
  await test.step('six scenes with hotspots of every kind', () =>
    maker.makeScenes(
      () => giveSound(page),
      () => givesALook(page, studio),
    ))
  await test.step('the map', () => maker.readMap())
  await test.step('a playtest', () => playtest(page))
  await page.goto(`/editor/${id}`)
  await test.step('rooms for its page', () => choosesRooms(page, text.hall, text.cellar, text.lamp))
  await test.step('checked and published', () => maker.publish())
  await expectAccessible(page)
  await author.close()

  const kept = await test.step('a visitor finds it, plays half of it and closes the browser', async () => {
    const guest = await visit(browser, 'en')
    const player = new PlayerDriver(guest.page, 'en', 'mouse')
    await findInLibrary(guest.page, text.search, text.title)
    await toTheHall(player, 'en')
    await looksByKeyboard(guest.page)
    const state = await guest.context.storageState()
    await guest.close()
    return state
  })
  const resume = (at: Page) =>
    at
      .getByRole('button', { name: m.play_resume({}, en) })
      .or(at.getByRole('link', { name: m.play_resume({}, en) }))
      .first()
      .click()
  await test.step('comes back, goes on where they were, and keeps it by signing up', async () => {
    const back = await visit(browser, 'en', kept)
    await back.page.goto(`/play/${id}`)
    await resume(back.page)
    await new PlayerDriver(back.page, 'en', 'mouse').expectScene(text.hall)
    await signUp(back.page, 'en', 'lighthouse-player@example.org', `/play/${id}`)
    await back.close()
  })
  await test.step('signs in on a phone and plays to the end', async () => {
    const other = await visit(browser, 'en', undefined, { width: 360, height: 740 }, true)
    await signIn(other.page, 'en', 'lighthouse-player@example.org', `/play/${id}`)
    await resume(other.page)
    await ready(other.page)
    await looksByTouch(other.page)
    await toTheLamp(new PlayerDriver(other.page, 'en', 'mouse'), 'en', text.light)
    await expect(other.page.getByText(text.atDawn).first()).toBeVisible()
    await expectAccessible(other.page)
    await other.close()
  })
})

async function choosesRooms(page: Page, name: string, ...others: string[]): Promise<void> {
  const rooms = page.getByRole('group', { name: m.studio_field_rooms({}, en) })
  await rooms.getByRole('checkbox', { name, exact: true }).check()
  const told = rooms.getByRole('paragraph').filter({ hasText: m.studio_rooms_count({ count: '1', most: '5' }, en) })
  await expect(told).toContainText(m.studio_rooms_few({}, en))
  for (const other of others) await rooms.getByRole('checkbox', { name: other, exact: true }).check()
  await new StudioDriver(page, 'en').saved()
}

async function keepsUnreadableJson(page: Page, dialog: Locator): Promise<void> {
  const label = m.studio_item_uses_json({}, en)
  const json = dialog.getByRole('textbox', { name: label })
  await dialog.getByText(label, { exact: true }).first().click()
  const written = await json.inputValue()
  await json.fill('{ "heal": ')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: m.studio_items_first({}, en), exact: true }).click()
  await dialog.getByRole('button', { name: m.studio_item_create({}, en) }).click()
  await expect(json).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveText(m.studio_rules_json_mend({}, en))
  await expect(json).toHaveValue('{ "heal": ')
  await expect(dialog.getByText(m.studio_rules_json_end({ line: 1, column: 11 }, en))).toBeVisible()
  await expectAccessible(page)
  await json.fill(written)
}

async function drawsChoice(page: Page): Promise<void> {
  const views = page.getByRole('navigation', { name: m.studio_dialogue_views({}, en) })
  await views.getByRole('link', { name: m.studio_dialogue_graph({}, en) }).click()
  const box = (position: number, name: string) =>
    page.getByRole('group', { name: m.studio_graph_step({ position, name }, en), exact: true })
  await expect(page.locator('.react-flow__edge')).toHaveCount(1)
  await expectAccessible(page)
  // an arrow may be let go of anywhere on a box, on its last row too
  const before = (await box(2, 'thanks').boundingBox())!
  const { width, height } = before
  await box(1, 'ask')
    .locator('[data-handleid=new]')
    .dragTo(box(2, 'thanks'), { targetPosition: { x: width / 2, y: height - 8 } })
  await expect(page.locator('.react-flow__edge')).toHaveCount(2)
  expect(await box(2, 'thanks').boundingBox()).toEqual(before)
  await expect(
    page.getByRole('region', { name: m.studio_graph_dialogue({ name: lighthouse.en.keeper }, en) }),
  ).toBeInViewport({ ratio: 0.99 })
  await box(2, 'thanks').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: m.studio_graph_chosen({ name: 'thanks' }, en) })).toBeVisible()
  await views.getByRole('link', { name: m.studio_dialogue_list({}, en) }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: m.studio_choice_default({}, en) })
      .first(),
  ).toContainText('thanks')
}

async function giveSound(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: m.studio_sound({}, en), exact: true })
  const input = section.locator('input[type=file]:not([multiple])')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a sound at all') })
  await expect(section.getByText(m.media_not_a_sound({ formats: takenFormats('sound') }, en))).toBeVisible()
  await input.setInputFiles(await recording(page))
  const player = section.getByLabel(m.studio_sound_player({ name: lighthouse.en.quay }, en))
  await expect(player).toBeVisible()
  await expect
    .poll(() => player.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.duration : 0)))
    .toBeGreaterThan(1)
  const caption = section.getByLabel(m.studio_sound_caption({}, en))
  await caption.fill('Waves')
  await new StudioDriver(page, 'en').saved()
  await page.reload()
  await expect(caption).toHaveValue('Waves')
}

const look = {
  name: 'Barometer',
  lines: ['The needle stands on storm.', 'Somebody has scratched a date into the brass.'],
  shown: 'A needle on the word storm.',
  misses: ['Bare stone.', 'Salt has eaten the whitewash.'],
}

async function givesALook(page: Page, studio: StudioDriver): Promise<void> {
  const dialog = await studio.addHotspot({ x: 50, y: 20 }, 'look')
  await dialog.getByLabel(m.studio_field_name({}, en)).first().fill(look.name)
  await expect(dialog.getByLabel(m.studio_field_alt({}, en))).toHaveCount(0)
  for (const [at, line] of look.lines.toReversed().entries()) {
    await dialog.getByRole('button', { name: m.studio_line_add({}, en) }).click()
    await dialog.getByLabel(m.studio_look_line({ position: at + 1 }, en), { exact: true }).fill(line)
  }
  await dialog.getByRole('button', { name: m.studio_line_up({ position: 2 }, en) }).click()
  await expect(dialog.getByLabel(m.studio_look_line({ position: 1 }, en), { exact: true })).toHaveValue(look.lines[0]!)
  const picture = dialog.getByRole('group', { name: m.studio_look_picture({}, en), exact: true })
  await picture.locator('input[type=file]').setInputFiles(await drawn('#705020'))
  await dialog.getByLabel(m.studio_field_alt({}, en)).fill(look.shown)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: m.studio_update({}, en), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('li[data-row]').filter({ hasText: look.name })).not.toContainText(
    m.studio_not_linked({}, en),
  )
  await studio.button(m.studio_scene_edit_title({}, en)).click()
  const scene = studio.dialog(m.studio_scene_edit_title({}, en))
  for (const [at, line] of look.misses.entries()) {
    await scene.getByRole('button', { name: m.studio_line_add({}, en) }).click()
    await scene.getByLabel(m.studio_look_line({ position: at + 1 }, en), { exact: true }).fill(line)
  }
  await scene.getByRole('button', { name: m.studio_update({}, en), exact: true }).click()
  await expect(scene).toBeHidden()
}

async function looksByKeyboard(page: Page): Promise<void> {
  const player = new PlayerDriver(page, 'en', 'keyboard')
  const closeUp = player.dialog(look.name)
  const stage = page.getByRole('region', { name: m.player_stage({}, en) })
  const before = await stage.boundingBox()
  for (const line of [...look.lines, look.lines[0]!]) {
    await player.touch(look.name)
    await expect(closeUp.getByText(line)).toBeVisible()
    await expect(closeUp.getByRole('img', { name: look.shown })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(closeUp).toBeHidden()
    await expect(player.hotspot(look.name)).toBeFocused()
  }
  for (const line of [...look.misses, look.misses[0]!])
    await expect(async () => {
      await stage.click({ position: { x: 640, y: 10 } })
      await expect(stage.getByText(line)).toBeVisible({ timeout: 400 })
    }).toPass()
  await expect(page.getByText(lighthouse.en.atHall)).toBeVisible()
  expect(await stage.boundingBox()).toEqual(before)
  await expectAccessible(page)
}

async function looksByTouch(page: Page): Promise<void> {
  const player = new PlayerDriver(page, 'en', 'mouse')
  await player.hotspot(look.name).tap()
  await expect(player.dialog(look.name).getByText(look.lines[1]!)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(player.dialog(look.name)).toBeHidden()
  await player.expectScene(lighthouse.en.hall)
}

async function playtest(page: Page): Promise<void> {
  const text = lighthouse.en
  const player = new PlayerDriver(page, 'en', 'mouse')
  await page.getByRole('link', { name: m.studio_preview({}, en), exact: true }).click()
  await page.getByRole('button', { name: m.play_start({}, en), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await ready(page)
  await player.expectScene(text.quay)
  await player.touch(text.oil)
  await expect(player.item(text.oil)).toBeVisible()
}

async function findInLibrary(page: Page, search: string, title: string): Promise<void> {
  await page.goto('/library')
  await page.getByRole('searchbox', { name: m.library_search_label({}, en) }).fill(search)
  await page.getByRole('button', { name: m.library_search_button({}, en) }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: lighthouse.en.hall }).getByRole('presentation')).toBeVisible()
  await page.getByRole('link', { name: m.adventure_with_friends({}, en) }).click()
  await expect(page.getByRole('heading', { name: m.play_about({}, en) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: m.play_start({}, en), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await ready(page)
}
