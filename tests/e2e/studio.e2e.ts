import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { enter, ownTo, signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { asksBeforeClosing, ready, visit, visitAs } from './browser.ts'
import { journeyWorld } from './journey-world.ts'
import { picture } from './pictures.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { StudioDriver } from './studio-driver.ts'

const en = { locale: 'en' } as const

const sceneNames = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

const starting = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(m.studio_scene_start({}, en), { exact: true }) })
    .getByRole('heading')

test('two devices on one adventure merge separate changes, ask about the rest, lose no text', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const first = author.page
  await signUpAtOnce(first, 'two-tabs@example.org')
  const studio = new StudioDriver(first, 'en')
  const id = await studio.openNewProject('Two tabs')
  // A second tab of the same browser would hear immediately what the first one saved
  const elsewhere = await visit(browser, 'en', { cookies: await author.context.cookies(), origins: [] })
  const second = elsewhere.page
  await second.goto(`/editor/${id}`)
  await ready(second)

  const description = (page: typeof first) => page.getByLabel(m.studio_field_description({}, en)).first()
  await first.getByLabel(m.studio_field_title({}, en)).fill('Renamed in the first tab')
  await description(first).fill('Written in the first tab')
  await studio.saved()
  await description(second).fill('Written in the second tab')
  await expect(second.getByText(m.studio_state_conflict({}, en)).first()).toBeVisible()
  await expect(second.getByText('Written in the first tab')).toBeVisible()
  await expect(second.getByText('Written in the second tab').first()).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Renamed in the first tab' })).toBeVisible()
  await expect(second.getByRole('alert').getByText('Renamed in the first tab')).toHaveCount(0)
  await expectAccessible(second)
  await goesNowhere(second, id)
  await second.getByRole('button', { name: m.studio_conflict_keep({}, en) }).click()
  await expect(second.getByText(m.studio_state_saved({}, en), { exact: true })).toBeVisible()
  await first.getByLabel(m.studio_field_title({}, en)).fill('Renamed again')
  await studio.saved()
  await first.reload()
  await expect(description(first)).toHaveValue('Written in the second tab')
  await expect(first.getByLabel(m.studio_field_title({}, en))).toHaveValue('Renamed again')
  await elsewhere.close()
  await author.close()
})

async function goesNowhere(page: Page, id: string): Promise<void> {
  const studio = new StudioDriver(page, 'en')
  await studio.button(m.studio_check({}, en)).click()
  await studio.toast(m.studio_check_refused({}, en))
  await page.getByLabel(m.studio_status_label({}, en)).selectOption('coming_soon')
  await studio.toast(m.studio_status_refused({}, en))
  await expect(page.getByText(m.studio_save_first({}, en)).first()).toBeVisible()
  await page.getByRole('link', { name: m.studio_preview({}, en) }).click()
  await studio.toast(m.studio_preview_refused({}, en))
  await expect(page).toHaveURL(new RegExp(`/editor/${id}`))
}

test('publishing something incomplete names what is missing and changes nothing', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'incomplete@example.org')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.openNewProject('Not ready')
  await page.getByLabel(m.studio_status_label({}, en)).selectOption('published')
  await studio.toast(m.studio_status_refused({}, en))
  await expect(page.getByText(/Description, Cover Image, Recommended Players/).first()).toBeVisible()
  await expect(page.getByLabel(m.studio_status_label({}, en))).toHaveValue('draft')
  expect((await page.request.get(`/adventure/${id}`)).status()).toBe(404)
  await author.close()
})

test('a project is deleted after a confirmation, and Cancel keeps it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'deletes@example.org')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.openNewProject('Short-lived')
  await page.goto('/creator')
  await ready(page)
  await studio.button(m.studio_card_delete({ title: 'Short-lived' }, en)).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(m.studio_delete_question({}, en))).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await studio.button(m.studio_card_delete({ title: 'Short-lived' }, en)).click()
  await question.getByRole('button', { name: m.common_delete({}, en) }).click()
  await studio.toast(m.studio_deleted_title({}, en))
  await expect(page.getByText(m.studio_creator_empty({}, en))).toBeVisible()
  expect((await page.request.get(`/editor/${id}`)).status()).toBe(404)
  await author.close()
})

test('an empty title shows no message, as specified', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await enter(page, 'silent@example.org', '/creator')
  await ready(page)
  const studio = new StudioDriver(page, 'en')
  await studio.button(m.catalogue_kind_mystery({}, en)).click()
  await page.getByLabel(m.studio_field_title({}, en)).fill('   ')
  await studio.button(m.studio_create_submit({}, en)).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/creator$/)
  await expectAccessible(page)
  await author.close()
})

test('work done without a connection survives a new tab and reaches the server once connected', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page, context } = author
  // An editor loads more files than a browser records by default
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000))
  await signUpAtOnce(page, 'no-wire@example.org')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.openNewProject('No wire')
  await studio.openTab(m.studio_tab_items({}, en))
  await studio.createItem(m.studio_items_first({}, en), 'Old lamp')
  await studio.createItem(m.studio_items_new({}, en), 'Rusty key')
  await studio.openTab(m.studio_tab_scenes({}, en))
  await studio.createScene('Attic', 'Full of dust')
  await studio.openTab(m.studio_tab_scenes({}, en))
  await studio.createScene('Hall', 'One door')
  await studio.openTab(m.studio_tab_puzzles({}, en))
  await studio.saved()
  // the map's code is loaded while the page is idle
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        ({ name, responseEnd }: PerformanceEntry & { responseEnd?: number }) =>
          /story-map-.*\.js/.test(name) && responseEnd,
      ),
  )

  const barHeight = () => page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
  const height = await barHeight()
  await studio.createRiddle('What flies?', 'It flies without wings.', 'Time', () => context.setOffline(true))
  await expect(page.getByRole('heading', { name: 'What flies?' })).toBeVisible()
  await expect(page.getByRole('main').getByText(m.studio_state_unsaved({}, en), { exact: true })).toBeVisible()
  await studio.openTab(m.studio_tab_scenes({}, en))
  await studio.button(m.studio_card_delete({ title: 'Attic' }, en)).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: m.common_delete({}, en) })
    .click()
  await expect(page.getByRole('heading', { name: 'Attic' })).toHaveCount(0)
  await studio.openTab(m.studio_tab_scenes({}, en))
  await expect(page.getByRole('link', { name: m.studio_tab_scenes({}, en), exact: true })).toBeVisible()
  await studio.createScene('Cellar', 'Dark and damp')
  await studio.button(m.studio_hotspot_add({}, en)).click()
  const hotspot = await studio.pickType('puzzle')
  await hotspot.getByLabel(m.studio_target_puzzle({}, en)).selectOption('What flies?')
  await hotspot.getByLabel(m.studio_field_name({}, en)).first().fill('Loose brick')
  await hotspot.getByRole('button', { name: m.studio_update({}, en), exact: true }).click()
  await expect(hotspot).toBeHidden()
  await expect(studio.button(m.studio_card_edit({ title: 'Loose brick' }, en))).toBeVisible()
  await expect(page.getByRole('main').getByText(m.studio_state_unsaved({}, en), { exact: true })).toHaveCount(2)
  await expect(page.getByText(m.studio_state_offline({}, en))).toBeVisible()
  expect(await barHeight()).toBe(height)
  await expectAccessible(page)
  await studio.openTab(m.studio_tab_scenes({}, en))
  await studio.button(m.studio_scenes_earlier({ name: 'Cellar' }, en)).click()
  await expect(sceneNames(page)).toHaveText(['Cellar', 'Hall'])
  await studio.button(m.studio_card_more({ title: 'Cellar' }, en)).click()
  await page.getByRole('menuitem', { name: m.studio_scene_set_start({}, en) }).click()
  await expect(starting(page)).toHaveText(['Cellar'])
  await studio.openTab(m.studio_tab_items({}, en))
  await studio.createItem(m.studio_items_new({}, en), 'Candle')
  await studio.button(m.studio_card_delete({ title: 'Old lamp' }, en)).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: m.common_delete({}, en) })
    .click()
  await expect(page.getByRole('heading', { name: 'Old lamp' })).toHaveCount(0)
  await studio.button(m.studio_card_edit({ title: 'Rusty key' }, en)).click()
  await studio.dialog().getByLabel(m.studio_field_name({}, en)).fill('Polished key')
  await studio
    .dialog()
    .getByRole('button', { name: m.studio_item_update({}, en) })
    .click()
  await expect(page.getByRole('heading', { name: 'Polished key' })).toBeVisible()
  await expect(page.getByRole('main').getByText(m.studio_state_unsaved({}, en), { exact: true })).toHaveCount(2)
  await studio.openTab(m.studio_tab_npcs({}, en))
  await studio.button(m.studio_npcs_first({}, en)).click()
  await studio.dialog().getByLabel(m.studio_field_name({}, en)).fill('Ghost')
  await studio
    .dialog()
    .getByRole('button', { name: m.studio_npc_create({}, en) })
    .click()
  await studio.createNode('greeting', 'Who is there?', async () => {})
  await studio.openTab(m.studio_map({}, en))
  await expect(
    page.getByRole('region', { name: m.studio_map_graph({}, en) }).getByRole('link', { name: 'Cellar' }),
  ).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(`/editor/${id}?tab=scenes`)
  const later = new StudioDriver(again, 'en')
  await later.toast(m.studio_restored_title({}, en))
  await later.saved()
  await again.reload()
  await ready(again)
  await expect(sceneNames(again)).toHaveText(['Cellar', 'Hall'])
  await expect(starting(again)).toHaveText(['Cellar'])
  await again.getByRole('link', { name: 'Cellar', exact: true }).click()
  await expect(later.button(m.studio_card_edit({ title: 'Loose brick' }, en))).toBeVisible()
  await expect(again.getByText('What flies?').first()).toBeVisible()
  await later.openTab(m.studio_tab_items({}, en))
  await expect(again.getByRole('heading', { name: 'Candle' })).toBeVisible()
  await expect(again.getByRole('heading', { name: 'Old lamp' })).toHaveCount(0)
  await expect(again.getByRole('heading', { name: 'Polished key' })).toBeVisible()
  await later.openTab(m.studio_tab_npcs({}, en))
  await again.getByRole('link', { name: 'Ghost', exact: true }).click()
  await expect(again.getByText('Who is there?')).toBeVisible()
  await author.close()
})

test('an upload continues while one navigates; the header says what players do not have yet', async ({ browser }) => {
  const creator = new Person(journeyWorld().url)
  await creator.signUp(ownTo('moves-about@example.org'))
  const { id, ids } = await makeAdventure(creator, { title: 'A slow line' })
  await publish(creator, id, 'published')
  const author = await visitAs(browser, 'en', creator)
  const { page } = author
  const studio = new StudioDriver(page, 'en')
  const header = page.getByRole('banner')
  const uploading = header.getByRole('progressbar', { name: m.studio_state_uploading({}, en) })
  const replaceImage = async () => {
    await page.getByRole('link', { name: 'Hall', exact: true }).click()
    await page
      .locator('input[type=file]:not([multiple])')
      .first()
      .setInputFiles(await picture('#884400'))
    await expect(uploading).toBeVisible()
    await page.getByRole('link', { name: m.studio_back_to_scenes({}, en) }).click()
    await expect(page.getByRole('link', { name: 'Hall', exact: true })).toBeVisible()
  }
  await page.goto(`/editor/${id}?tab=scenes`)
  await expect(header.getByRole('button', { name: m.adventure_share({}, en) })).toBeVisible()
  const shown = page.locator(`li[data-row="${ids.hall}"] img`)
  const before = await shown.getAttribute('src')

  const onItsWay = Promise.withResolvers<void>()
  await page.route('**/api/uploads*', (route) => onItsWay.promise.then(() => route.continue()))
  await replaceImage()
  await expect(uploading).toBeVisible()
  await expect(header.getByText(m.studio_state_saved({}, en), { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await studio.button(m.studio_save({}, en)).click()
  await studio.toast(m.studio_save_uploading({}, en))
  await header.getByRole('link', { name: m.studio_back({}, en) }).click()
  const question = page.getByRole('alertdialog', { name: m.studio_leave_title({}, en) })
  await expect(question).toContainText(m.studio_leave_uploads({}, en))
  await question.getByRole('button', { name: m.common_cancel({}, en) }).click()
  await asksBeforeClosing(page)
  onItsWay.resolve()
  await studio.toast(m.media_image_uploaded({}, en))
  await studio.saved()
  await expect(shown).not.toHaveAttribute('src', before!)

  await header.getByRole('button', { name: m.studio_publish_update({}, en) }).click()
  await studio.toast(m.studio_update_published({}, en))
  await header.getByRole('button', { name: m.adventure_share({}, en) }).click()
  const moment = page.getByRole('dialog', { name: m.studio_moment_title({}, en) })
  await expect(moment.getByLabel(m.studio_moment_link({}, en))).toHaveValue(new RegExp(`/adventure/${id}$`))
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await studio.openTab(m.studio_tab_scenes({}, en))
  await page.unrouteAll()
  const broken = Promise.withResolvers<void>()
  await page.route('**/api/uploads*', (route) => broken.promise.then(() => route.abort()))
  await replaceImage()
  broken.resolve()
  await expect(header.getByText(m.studio_upload_failed({ count: 1 }, en))).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  const inPlace = await shown.getAttribute('src')
  await header.getByRole('button', { name: m.common_retry({}, en) }).click()
  await expect(shown).not.toHaveAttribute('src', inPlace!)
  await studio.saved()

  await page.route('**/api/uploads*', () => {})
  const kept = await shown.getAttribute('src')
  await replaceImage()
  await header.getByRole('button', { name: m.media_cancel({}, en) }).click()
  await studio.toast(m.media_upload_stopped({}, en))
  await studio.saved()
  await expect(header.locator('[data-save-state]')).toBeFocused()
  await expect(shown).toHaveAttribute('src', kept!)
  await author.close()
})

test('editor parts load and fail in their own place; a page stays while its server is away', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  const studio = new StudioDriver(page, 'en')
  await signUpAtOnce(page, 'studio-late@example.org')
  author.expectComplaint('a part of the page did not load')
  const code = /story-map-.*\.js/
  await page.route(code, (route) => route.abort())
  const id = await studio.openNewProject(
    'The late map',
    createRow('scene', { name: 'Attic', description: 'Full of dust' }),
  )
  await studio.openTab(m.studio_map({}, en))
  await expect(page.getByText(m.ui_late_text({}, en))).toBeVisible()
  await expectAccessible(page)
  await page.unroute(code)
  await studio.button(m.common_retry({}, en)).click()
  await expect(
    page.getByRole('region', { name: m.studio_map_graph({}, en) }).getByRole('link', { name: 'Attic' }),
  ).toBeVisible()
  await makeRooms(page, id, 14)
  await page.goto(`/editor/${id}?tab=scenes`)
  for (const room of ['Room 8', 'Room 14']) {
    await page.getByRole('link', { name: room, exact: true }).scrollIntoViewIfNeeded()
    await expect(studio.button(m.studio_card_edit({ title: room }, en))).toBeVisible()
  }
  // the browser has a network, and the server does not answer
  await page.route(/\.data|healthz/, (route) => route.abort())
  await page.getByRole('link', { name: 'Français', exact: true }).first().click()
  await studio.toast(m.errors_offline({}, en))
  await expect(page.getByRole('navigation', { name: m.studio_tabs_label({}, en) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Attic', exact: true }).first()).toBeVisible()
  await author.close()
})

async function makeRooms(page: Page, id: string, count: number): Promise<void> {
  const status = await page.evaluate(
    async ([address, body]) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      return reply.status
    },
    [
      `/editor/${id}`,
      JSON.stringify(edit(...Array.from({ length: count }, (_, at) => createRow('scene', { name: `Room ${at + 1}` })))),
    ] as const,
  )
  expect(status).toBe(200)
}
