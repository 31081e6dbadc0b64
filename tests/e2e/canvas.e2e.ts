import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { visit } from './browser.ts'
import { animation, picture } from './pictures.ts'
import { pressAnew } from './press-anew.ts'
import { StudioDriver } from './studio-driver.ts'

class CanvasDriver {
  readonly page: Page
  readonly studio: StudioDriver
  readonly #in: { locale: Locale }

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.studio = new StudioDriver(page, locale)
    this.#in = { locale }
  }

  frame = (name: string): Locator => this.page.getByRole('group', { name: m.studio_canvas_label({ name }, this.#in) })
  mark = (name: string): Locator => this.frame('Hall').getByRole('button', { name: new RegExp(`^${name}, `) })
  rows = (): Locator => this.page.locator('li[data-row]')
  row = (name: string): Locator =>
    this.rows()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
  tool = (label: string): Locator => this.page.getByRole('button', { name: label, exact: true })

  async begin(locale: Locale, email: string): Promise<void> {
    await signUpAtOnce(this.page, email)
    const id = await this.studio.openNewProject('The house')
    const scene = await this.studio.addScene(id, 'Hall', 'Dust.')
    await this.page.goto(`/editor/${id}${editorPlace({ entity: 'scene', id: scene })}`)
    await expect(this.frame('Hall')).toBeVisible()
  }

  async at(x: number, y: number): Promise<[number, number]> {
    const box = (await this.frame('Hall').boundingBox())!
    return [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100]
  }

  /** With the mouse, from one place of the picture to another, in percent. */
  async drag(from: [number, number], to: [number, number]): Promise<void> {
    await this.page.mouse.move(...(await this.at(...from)))
    await this.page.mouse.down()
    await this.page.mouse.move(...(await this.at(...to)), { steps: 6 })
    await this.page.mouse.up()
  }

  async name(type: 'puzzle' | 'item' | 'npc', name: string): Promise<void> {
    const dialog = await this.studio.pickType(type)
    await dialog.getByLabel(m.studio_field_name({}, this.#in)).first().fill(name)
    await dialog.getByRole('button', { name: m.studio_update({}, this.#in), exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async undo(): Promise<void> {
    await this.page.keyboard.press('Control+z')
  }
}

type DroppedFile = { name: string; mimeType: string; buffer: Buffer }

async function drop(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }))
  await target.evaluate((element, all) => {
    const dataTransfer = new DataTransfer()
    for (const { name, mimeType, bytes } of all) {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([data], name, { type: mimeType }))
    }
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, sent)
}

test('a mouse draws, moves, copies, deletes and restores shapes; a new picture prompts a check', async ({
  browser,
}) => {
  const author = await visit(browser, 'en')
  const { page } = author
  const canvas = new CanvasDriver(page, 'en')
  const en = { locale: 'en' } as const
  await canvas.begin('en', 'canvas-mouse@example.org')

  await test.step('a rectangle and a polygon are drawn; a click adds with a tool', async () => {
    await canvas.tool(m.canvas_tool_rectangle({}, en)).click()
    await canvas.drag([10, 20], [30, 50])
    await canvas.name('item', 'Chest')
    await expect(canvas.mark('Chest')).toHaveAccessibleName(
      m.studio_hotspot_on_canvas({ name: 'Chest', x: 20, y: 35 }, en),
    )
    await canvas.tool(m.canvas_tool_polygon({}, en)).click()
    for (const [x, y] of [
      [60, 20],
      [80, 20],
      [70, 60],
    ] as const)
      await page.mouse.click(...(await canvas.at(x, y)))
    await page.mouse.click(...(await canvas.at(60, 20)))
    await canvas.name('puzzle', 'Rug')
    await expect(canvas.mark('Rug')).toHaveAccessibleName(m.studio_hotspot_on_canvas({ name: 'Rug', x: 70, y: 40 }, en))
    await page.mouse.click(...(await canvas.at(45, 80)))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await canvas.tool(m.canvas_tool_rectangle({}, en)).click()
    await page.mouse.click(...(await canvas.at(45, 80)))
    await canvas.name('npc', 'Cat')
    await expectAccessible(page)
  })

  await test.step('cancelling a new one keeps the old selection; keys work from the list and a menu, too', async () => {
    await canvas.row('Chest').click()
    await page.mouse.click(...(await canvas.at(50, 10)))
    await expect(canvas.mark('Chest')).toHaveAttribute('aria-pressed', 'false')
    await canvas.row('Chest').click()
    await canvas.tool(m.canvas_tool_rectangle({}, en)).click()
    await page.mouse.click(...(await canvas.at(50, 10)))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(canvas.mark('Chest')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(canvas.rows()).toHaveCount(4)
    await canvas.row('Cat').click()
    await page.keyboard.press('Delete')
    await expect(canvas.rows()).toHaveCount(3)
    await canvas.undo()
    await canvas.undo()
    await expect(canvas.rows()).toHaveCount(3)
    // By key: a click where the last one was would count as its second
    await pressAnew(canvas.row('Cat'))
    await page.getByRole('button', { name: m.canvas_selection({ count: 1 }, en) }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('Shift+ArrowUp')
    await expect(canvas.mark('Cat')).toHaveAccessibleName(m.studio_hotspot_on_canvas({ name: 'Cat', x: 45, y: 75 }, en))
  })

  await test.step('a frame selects two, which move together; one undo step reverts that', async () => {
    await canvas.drag([5, 10], [95, 62])
    await expect(canvas.mark('Chest')).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.mark('Rug')).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.row('Cat')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.down('Alt')
    await canvas.drag([20, 35], [25, 45])
    await page.keyboard.up('Alt')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(canvas.mark('Rug')).toHaveAccessibleName(m.studio_hotspot_on_canvas({ name: 'Rug', x: 75, y: 50 }, en))
    await canvas.studio.saved()
    await canvas.undo()
    await expect(canvas.mark('Chest')).toHaveAccessibleName(
      m.studio_hotspot_on_canvas({ name: 'Chest', x: 20, y: 35 }, en),
    )
    await expect(canvas.mark('Rug')).toHaveAccessibleName(m.studio_hotspot_on_canvas({ name: 'Rug', x: 70, y: 40 }, en))
  })

  await test.step('copies are made and undone; Clear All asks, and comes back', async () => {
    await page.keyboard.press('Control+d')
    await expect(canvas.rows()).toHaveCount(5)
    await canvas.undo()
    await expect(canvas.rows()).toHaveCount(3)
    await canvas.studio.button(m.studio_clear_all({}, en)).click()
    await expect(page.getByRole('alertdialog').getByText(m.studio_clear_question({ count: 3 }, en))).toBeVisible()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: m.common_delete({}, en) })
      .click()
    await expect(page.getByText(m.studio_hotspots_empty({}, en))).toBeVisible()
    await canvas.undo()
    await expect(canvas.rows()).toHaveCount(3)
    await page.reload()
    await expect(canvas.mark('Rug')).toHaveAccessibleName(m.studio_hotspot_on_canvas({ name: 'Rug', x: 70, y: 40 }, en))
  })

  await test.step('another picture, cropped as its shape differs, keeps them and asks for a check of each', async () => {
    await page
      .locator('input[type=file]:not([multiple])')
      .first()
      .setInputFiles(await animation('#993366', '#336699', 900))
    const framing = page.getByRole('dialog', { name: m.media_framing_title({}, en) })
    const slider = framing.getByRole('slider')
    await slider.press('End')
    await slider.press('Control+z')
    await expect(slider).toHaveValue('50')
    await slider.press('End')
    await expectAccessible(page)
    await framing.getByRole('button', { name: m.media_framing_use({}, en) }).click()
    await canvas.studio.toast(m.media_became_still({}, en))
    await expect(page.getByText(m.canvas_to_check({}, en))).toHaveCount(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: m.canvas_is_right_named({ name: 'Cat' }, en) }).click()
    await expect(page.getByText(m.canvas_to_check({}, en))).toHaveCount(2)
    await canvas.studio.button(m.canvas_all_right({}, en)).click()
    await expect(page.getByText(m.canvas_to_check({}, en))).toHaveCount(0)
  })

  await test.step('a scene is copied, dragged to the front, deleted, and restored with its contents', async () => {
    await page.getByRole('link', { name: m.studio_back_to_scenes({}, en) }).click()
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
    await page.getByRole('button', { name: m.studio_card_more({ title: 'Hall' }, en) }).click()
    await page.getByRole('menuitem', { name: m.canvas_duplicate({}, en) }).click()
    await expect(cards).toHaveText(['Hall', 'Hall (copy)'])
    await page
      .locator('li[data-row]')
      .nth(1)
      .dragTo(page.locator('li[data-row]').nth(0), { sourcePosition: { x: 60, y: 60 } })
    await expect(cards).toHaveText(['Hall (copy)', 'Hall'])
    await canvas.studio.button(m.studio_card_delete({ title: 'Hall' }, en)).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: m.common_delete({}, en) })
      .click()
    await expect(cards).toHaveText(['Hall (copy)'])
    await canvas.undo()
    await expect(cards).toHaveText(['Hall (copy)', 'Hall'])
    await expect(page.locator('li[data-row]').nth(1)).toContainText(m.studio_scene_hotspots({ count: 3 }, en))
    await expectAccessible(page)
  })

  await author.close()
})

test('dropped pictures become scenes, and one panel makes a hotspot with its target', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  const canvas = new CanvasDriver(page, 'en')
  const en = { locale: 'en' } as const
  await canvas.begin('en', 'canvas-panel@example.org')

  await test.step('pictures become scenes in their order; what is none is named; one undo reverts', async () => {
    await page.getByRole('link', { name: m.studio_back_to_scenes({}, en) }).click()
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
    await drop(page.getByRole('heading', { name: m.studio_tab_scenes({}, en), level: 2 }), [
      { ...(await picture('#663300')), name: '01_old-kitchen.png' },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Buy milk') },
      { ...(await picture('#003366', 1080, 1920)), name: '02 tower.PNG' },
    ])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: m.bring_make({}, en), exact: true })
      .click()
    await expect(cards).toHaveText(['Hall', 'Old kitchen', 'Tower'])
    await canvas.studio.toast(m.studio_scenes_made({ count: 2 }, en))
    await expect(page.getByRole('main').getByText(/^notes\.png: /)).toBeVisible()
    await expect(page.locator('li[data-row]').nth(2).locator('img')).toHaveAttribute('width', '1080')
    await expectAccessible(page)
    await canvas.undo()
    await expect(cards).toHaveText(['Hall'])
    await page.keyboard.press('Control+Shift+z')
    await expect(cards).toHaveText(['Hall', 'Old kitchen', 'Tower'])
    await canvas.studio.saved()
  })

  await test.step('one panel says what a drawn hotspot is and makes its target; two more set a condition', async () => {
    await page.getByRole('link', { name: 'Hall', exact: true }).click()
    const picker = page.getByRole('dialog', { name: m.studio_picker_title({}, en) })
    const target = picker.getByLabel(m.studio_target_item({}, en))
    await canvas.tool(m.canvas_tool_rectangle({}, en)).click()
    await canvas.drag([80, 75], [95, 95])
    await target.selectOption(m.studio_new_item({}, en))
    // Without a name nothing is made, and the type stays the one of the target
    await picker.getByRole('button', { name: m.studio_hotspot_add({}, en) }).click()
    await expect(picker.getByLabel(m.studio_item_name({}, en))).toBeFocused()
    await expect(picker.getByText(m.studio_new_missing({}, en))).toBeVisible()
    await picker.getByLabel(m.studio_item_name({}, en)).fill('Brass key')
    await pressAnew(picker.getByLabel(m.studio_item_name({}, en)))
    await expect(picker.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${m.studio_type_item({}, en)}`),
    )
    await expectAccessible(page)
    await canvas.studio
      .dialog()
      .getByRole('button', { name: m.studio_hotspot_add({}, en) })
      .click()
    await expect(canvas.mark('Brass key')).toHaveAttribute('aria-pressed', 'true')

    // Seven actions: tool, shape, target, add, condition, item, update
    await canvas.tool(m.canvas_tool_rectangle({}, en)).click()
    await canvas.drag([5, 75], [20, 95])
    await picker.getByLabel(m.studio_target_scene({}, en)).selectOption('Tower')
    await picker.getByRole('button', { name: m.studio_picker_conditions({}, en) }).click()
    const conditions = page.getByRole('group', { name: m.studio_works_when({}, en) })
    await conditions.getByRole('button', { name: m.studio_condition_add({}, en), exact: true }).click()
    await conditions.getByRole('combobox').nth(1).selectOption('Brass key')
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, en) })
    await dialog.getByRole('button', { name: m.studio_update({}, en), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(canvas.mark('Tower')).toBeVisible()
    await canvas.studio.saved()
  })

  const layers = page.getByRole('region', { name: m.layers_title({ count: 1 }, en) })
  const drawn = canvas.frame('Hall').locator('[data-layer]')
  await test.step('one press draws an item as a layer that is there until it is taken', async () => {
    await page.getByRole('button', { name: m.studio_card_edit({ title: 'Brass key' }, en) }).click()
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, en) })
    await dialog.getByRole('button', { name: m.layers_draw({}, en) }).click()
    await expect(dialog).toBeHidden()
    await expect(layers).toContainText(m.layers_with({ name: 'Brass key' }, en))
    await canvas.studio.toast(m.layers_not_drawn({}, en))
    await layers.getByRole('button', { name: m.studio_card_edit({ title: 'Brass key' }, en) }).click()
    const form = page.getByRole('dialog', { name: m.layers_kind({}, en) })
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('#ddaa22', 400, 200))
    await expect(form.getByRole('img', { name: m.media_current_picture({}, en) })).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: m.studio_update({}, en), exact: true }).click()
    await expect(form).toBeHidden()
    await expect(drawn).toBeVisible()
  })

  await test.step('a piece is cut out of a picture once its author has seen which part it is', async () => {
    await layers.getByRole('button', { name: m.layers_add({}, en) }).click()
    const form = page.getByRole('dialog', { name: m.layers_create_title({}, en) })
    const tied = form.getByLabel(m.layers_hotspot({}, en))
    await expect(tied.getByRole('option')).toHaveText([m.layers_hotspot_none({}, en), 'Brass key', 'Tower'])
    await form.getByRole('button', { name: m.layers_cut({}, en) }).click()
    await page
      .getByRole('dialog', { name: m.media_library_title({}, en) })
      .getByRole('button', { name: 'Old kitchen' })
      .click()
    const cut = page.getByRole('dialog', { name: m.layers_cut_title({}, en) })
    await expect(cut.getByText(m.layers_cut_whole({}, en))).toBeVisible()
    await cut.getByRole('button', { name: m.layers_cut_size({}, en) }).focus()
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Shift+ArrowLeft')
    const place = m.layers_at({ x: 25, y: 50, width: 50, height: 100 }, en)
    await expect(cut.getByText(m.layers_cut_part({ place }, en), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await cut.getByRole('button', { name: m.layers_cut_now({}, en) }).click()
    await expect(cut).toBeHidden()
    await expect(form.getByRole('img', { name: m.media_current_picture({}, en) })).toBeVisible()
    await expect(form.getByLabel(m.layers_width({}, en))).toHaveValue('50')
    await form.getByRole('button', { name: m.common_cancel({}, en) }).click()
    await expect(form).toBeHidden()
  })

  await test.step('a mouse and keys place it, and one undo reverts that', async () => {
    const frame = page.getByRole('button', { name: m.layers_frame({ name: 'Brass key' }, en) })
    const at = (x: number, y: number, width: number, height: number) =>
      expect(frame).toHaveAccessibleDescription(new RegExp(`${m.layers_at({ x, y, width, height }, en)}$`))
    await at(88, 85, 15, 20)
    await frame.scrollIntoViewIfNeeded()
    await canvas.drag([86, 82], [46, 52])
    await at(48, 55, 15, 20)
    await frame.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await at(50, 53, 20, 27)
    await canvas.undo()
    await at(48, 55, 15, 20)
    await canvas.studio.saved()
  })

  await test.step('the picture follows the state that is asked for', async () => {
    await layers.getByRole('button', { name: m.layers_select({ name: 'Brass key' }, en) }).click()
    await expect(drawn).toBeVisible()
    await layers.getByRole('checkbox', { name: m.layers_state_taken({ name: 'Brass key' }, en) }).check()
    await expect(drawn).toHaveCount(0)
    await layers.getByRole('button', { name: m.layers_state_again({}, en) }).click()
    await expect(drawn).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a hotspot takes its layer along when it is deleted, says so, and undo brings both back', async () => {
    const list = page.locator('section[aria-labelledby=hotspots]')
    await list.getByRole('button', { name: m.studio_card_edit({ title: 'Brass key' }, en) }).click()
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, en) })
    await dialog.getByRole('button', { name: m.studio_hotspot_delete({}, en) }).click()
    await expect(page.getByText(m.layers_deleted_too({ count: 1 }, en))).toBeVisible()
    await expect(drawn).toHaveCount(0)
    await canvas.undo()
    await expect(canvas.mark('Brass key')).toBeVisible()
    await expect(layers).toContainText(m.layers_with({ name: 'Brass key' }, en))
    await canvas.studio.saved()
  })
  await author.close()
})

test('a keyboard alone places, nudges, selects, orders, reshapes and restores hotspots', async ({ browser }) => {
  const author = await visit(browser, 'fr')
  const { page } = author
  const canvas = new CanvasDriver(page, 'fr')
  const fr = { locale: 'fr' } as const
  const { keyboard } = page
  await canvas.begin('fr', 'canvas-keys@example.org')

  const press = async (target: Locator, key: string) => {
    await target.focus()
    await (key === 'Enter' || key === 'Space' ? pressAnew(keyboard, key) : keyboard.press(key))
  }
  for (const name of ['Lampe', 'Porte']) {
    await press(canvas.studio.button(m.studio_hotspot_add({}, fr)), 'Enter')
    const picker = page.getByRole('dialog', { name: m.studio_picker_title({}, fr) })
    await press(picker.getByRole('radio', { name: new RegExp(`^${m.studio_type_item({}, fr)}`) }), 'Space')
    await press(picker.getByRole('button', { name: m.studio_picker_conditions({}, fr) }), 'Enter')
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, fr) })
    await dialog.getByRole('tab', { name: m.studio_hotspot_basic({}, fr) }).focus()
    const field = dialog.getByLabel(m.studio_field_name({}, fr)).first()
    await field.fill(name)
    await press(field, 'Enter')
    await expect(dialog).toBeHidden()
  }

  await test.step('arrows move it, with Shift ten times as far, and the list shows its position', async () => {
    await press(canvas.mark('Lampe'), 'Shift+ArrowLeft')
    await keyboard.press('Shift+ArrowLeft')
    await keyboard.press('ArrowUp')
    await keyboard.press('ArrowUp')
    await expect(canvas.mark('Lampe')).toHaveAccessibleName(
      m.studio_hotspot_on_canvas({ name: 'Lampe', x: 40, y: 49 }, fr),
    )
    await expect(canvas.row('Lampe')).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.row('Lampe')).toContainText('40, 49')
  })

  await test.step('with Shift a second one is selected in the list, and both move together', async () => {
    await press(canvas.row('Porte'), 'Shift+Enter')
    await expect(canvas.mark('Lampe')).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.mark('Porte')).toHaveAttribute('aria-pressed', 'true')
    await press(canvas.mark('Porte'), 'Shift+ArrowDown')
    await expect(canvas.mark('Porte')).toHaveAccessibleName(
      m.studio_hotspot_on_canvas({ name: 'Porte', x: 50, y: 55 }, fr),
    )
    await expect(canvas.mark('Lampe')).toHaveAccessibleName(
      m.studio_hotspot_on_canvas({ name: 'Lampe', x: 40, y: 54 }, fr),
    )
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(canvas.mark('Lampe')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the keyboard order is changed, and changed back', async () => {
    await press(canvas.row('Porte'), 'Enter')
    await press(page.getByRole('button', { name: m.canvas_earlier({ name: 'Porte' }, fr) }), 'Enter')
    await expect(canvas.rows().first()).toContainText('Porte')
    await expect(
      page.getByRole('status').filter({ hasText: m.studio_scenes_moved({ name: 'Porte', position: 1, count: 2 }, fr) }),
    ).toHaveCount(1)
    await canvas.undo()
    await expect(canvas.rows().first()).toContainText('Lampe')
  })

  await test.step('a rectangle becomes a polygon, and its corners are moved', async () => {
    await press(canvas.mark('Porte'), 'Enter')
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, fr) })
    await dialog.getByLabel(m.canvas_field_shape({}, fr)).selectOption('polygon')
    await press(dialog.getByRole('button', { name: m.studio_update({}, fr), exact: true }), 'Enter')
    await expect(dialog).toBeHidden()
    const corner = (position: number, count: number) =>
      page.getByRole('button', { name: m.canvas_corner({ position, count, name: 'Porte' }, fr) })
    await press(corner(1, 4), 'Enter')
    await press(corner(2, 5), 'Shift+ArrowUp')
    await expect(corner(5, 5)).toBeVisible()
    await press(corner(2, 5), 'Delete')
    await expect(corner(4, 4)).toBeVisible()
  })

  await test.step('cut and paste, then a change of type and its undo', async () => {
    await press(canvas.mark('Lampe'), 'Control+x')
    await expect(canvas.rows()).toHaveCount(1)
    await press(canvas.mark('Porte'), 'Control+v')
    await expect(canvas.rows()).toHaveCount(2)
    await press(canvas.mark('Lampe'), 'Enter')
    const dialog = page.getByRole('dialog', { name: m.studio_hotspot_title({}, fr) })
    await dialog.getByLabel(m.studio_field_type({}, fr)).selectOption('puzzle')
    await press(dialog.getByRole('button', { name: m.studio_update({}, fr), exact: true }), 'Enter')
    await expect(canvas.row('Lampe')).toContainText(m.studio_type_puzzle({}, fr))
    await canvas.undo()
    await expect(canvas.row('Lampe')).toContainText(m.studio_type_item({}, fr))
    await canvas.studio.saved()
  })

  await test.step('one press and the file dialog make scenes with pictures', async () => {
    await press(page.getByRole('link', { name: m.studio_back_to_scenes({}, fr) }), 'Enter')
    const chooser = page.waitForEvent('filechooser')
    await press(canvas.studio.button(m.studio_scenes_from_pictures({}, fr)), 'Enter')
    const files = ['cave.png', 'grenier.png'].map(async (name) => ({ ...(await picture('#224466')), name }))
    await (await chooser).setFiles(await Promise.all(files))
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(['Hall', 'Cave', 'Grenier'])
  })
  await author.close()
})
