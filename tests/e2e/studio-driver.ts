import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { changeRow, createRow } from '#tests/support/draft-commands.ts'
import { createProject, edit, uploadPicture } from '#tests/support/made-adventure.ts'
import { personOn, ready } from './browser.ts'
import { Hand } from './hand.ts'
import type { Way } from './hand.ts'
import { picture } from './pictures.ts'

type HotspotKind = 'scene' | 'puzzle' | 'item' | 'npc' | 'look'

export class StudioDriver {
  readonly hand: Hand
  readonly #page: Page
  readonly #in: { locale: Locale }

  constructor(page: Page, locale: Locale, way: Way = 'mouse') {
    this.#page = page
    this.#in = { locale }
    this.hand = new Hand(page, way)
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  dialog = (name?: string): Locator => this.#page.getByRole('dialog', name === undefined ? {} : { name })

  /** Labels may end in "(optional)" or a language. */
  field(label: string): Locator {
    return this.#page.getByLabel(label).first()
  }

  async toast(text: string): Promise<void> {
    await expect(this.#page.getByText(text, { exact: true }).first()).toBeVisible()
  }

  async createProject(title: string): Promise<string> {
    await this.#page.goto('/creator')
    await ready(this.#page)
    await this.hand.press(this.button(m.catalogue_kind_online({}, this.#in)))
    await this.hand.type(this.field(m.studio_field_title({}, this.#in)), title)
    await this.hand.press(this.button(m.studio_create_submit({}, this.#in)))
    await this.#page.waitForURL(/\/editor\/[0-9a-f-]{36}/)
    // The address changes a moment before the page does: what was typed then went into the dialog of the old one
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
    await expect(this.#page.getByRole('navigation', { name: m.studio_tabs_label({}, this.#in) })).toBeVisible()
    await ready(this.#page)
    return /\/editor\/([0-9a-f-]{36})/.exec(this.#page.url())![1]!
  }

  /** Made over HTTP: dialogs are for the journeys that are about them. */
  async openNewProject(title: string, ...rows: Create[]): Promise<string> {
    const author = await personOn(this.#page)
    const id = await createProject(author, title, '0', this.#in.locale)
    if (rows.length > 0) await edit(author, id, ...rows)
    author.close()
    await this.#page.goto(`/editor/${id}`)
    return id
  }

  /** With a picture; made over HTTP, and not shown yet. */
  async addScene(adventureId: string, name: string, description: string, more: Changes = {}): Promise<string> {
    const author = await personOn(this.#page)
    const id = newId()
    await edit(author, adventureId, createRow('scene', { id, name, description, ...more }))
    const { id: imageAssetId } = await uploadPicture(author, adventureId, 'scene', id)
    await edit(author, adventureId, changeRow('scene', id, { imageAssetId }, { imageAssetId: null }))
    author.close()
    return id
  }

  async openTab(name: string): Promise<void> {
    await this.hand.press(
      this.#page.getByRole('navigation', { name: m.studio_tabs_label({}, this.#in) }).getByRole('link', { name }),
    )
  }

  async saved(): Promise<void> {
    await expect(this.#page.getByText(m.studio_state_saved({}, this.#in), { exact: true })).toBeVisible()
  }

  async uploadPicture(colour: string): Promise<void> {
    const uploaded = this.#page.waitForResponse(
      (response) => response.url().includes('/api/uploads') && response.status() === 201,
    )
    const file = await picture(colour)
    const dialogs = this.#page.getByRole('dialog')
    const within = (await dialogs.count()) > 0 ? dialogs.last() : this.#page
    if (this.hand.way === 'mouse') await within.locator('input[type=file]:not([multiple])').first().setInputFiles(file)
    else {
      const chooser = this.#page.waitForEvent('filechooser')
      await this.hand.press(this.button(m.media_choose({}, this.#in)).first())
      await (await chooser).setFiles(file)
    }
    await uploaded
  }

  async createScene(name: string, description: string, ending?: string): Promise<void> {
    const first = this.button(m.studio_scenes_first({}, this.#in))
    await expect(first.or(this.button(m.studio_scenes_new({}, this.#in))).first()).toBeVisible()
    await this.hand.press((await first.isVisible()) ? first : this.button(m.studio_scenes_new({}, this.#in)))
    const dialog = this.dialog()
    await this.hand.type(dialog.getByLabel(m.studio_scene_name({}, this.#in)), name)
    await this.hand.type(dialog.getByLabel(m.studio_field_description({}, this.#in)), description)
    if (ending) {
      await this.hand.tick(dialog.getByLabel(m.studio_field_is_ending({}, this.#in)))
      await this.hand.type(dialog.getByLabel(m.studio_field_ending_text({}, this.#in)), ending)
    }
    await this.hand.press(dialog.getByRole('button', { name: m.studio_scenes_create({}, this.#in) }))
    await expect(dialog).toBeHidden()
    await this.hand.standsSomewhere()
  }

  async backToScenes(): Promise<void> {
    await this.hand.press(this.#page.getByRole('link', { name: m.studio_back_to_scenes({}, this.#in) }))
    await expect(this.button(m.studio_scenes_new({}, this.#in))).toBeVisible()
    await this.hand.standsSomewhere()
  }

  async createCodePuzzle(name: string, code: string, hint: string): Promise<void> {
    const dialog = await this.#beginPuzzle(m.code_entry_label({}, this.#in), name)
    await this.hand.type(dialog.getByLabel(m.code_entry_form_answer({}, this.#in)), code)
    await this.hand.press(dialog.getByRole('button', { name: m.studio_hint_add({}, this.#in) }))
    await this.hand.type(dialog.getByLabel(m.studio_hint({ position: 1 }, this.#in)).first(), hint)
    await this.#endPuzzle(dialog)
  }

  async createRiddle(
    name: string,
    text: string,
    answer: string,
    more: (dialog: Locator) => Promise<void>,
  ): Promise<void> {
    const dialog = await this.#beginPuzzle(m.riddle_label({}, this.#in), name)
    await this.hand.type(dialog.getByLabel(m.riddle_form_text({}, this.#in), { exact: true }), text)
    await this.hand.type(dialog.getByLabel(m.riddle_form_answers({}, this.#in), { exact: true }), answer)
    await more(dialog)
    await this.#endPuzzle(dialog)
  }

  async #beginPuzzle(type: string, name: string): Promise<Locator> {
    await this.hand.press(this.button(m.studio_puzzles_new({}, this.#in)))
    await this.hand.press(this.#page.getByRole('button', { name: new RegExp(`^${type}`) }))
    await this.hand.type(this.dialog().getByLabel(m.studio_puzzle_name({}, this.#in)), name)
    return this.dialog()
  }

  async #endPuzzle(dialog: Locator): Promise<void> {
    await this.hand.press(dialog.getByRole('button', { name: m.studio_puzzle_create({}, this.#in) }))
    await expect(dialog).toBeHidden()
    await this.hand.standsSomewhere()
  }

  /** `open` is what the button says that makes it. */
  async createItem(open: string, name: string, more?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.hand.press(this.button(open))
    const dialog = this.dialog()
    await this.hand.type(dialog.getByLabel(m.studio_item_name({}, this.#in)), name)
    await more?.(dialog)
    await this.hand.press(dialog.getByRole('button', { name: m.studio_item_create({}, this.#in) }))
    await expect(dialog).toBeHidden()
    await this.hand.standsSomewhere()
    await expect(this.#page.getByRole('heading', { name, exact: true })).toBeVisible()
  }

  async createNode(id: string, content: string, more: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.hand.press(this.button(m.studio_node_add({}, this.#in)))
    const dialog = this.dialog()
    await this.hand.type(dialog.getByLabel(m.studio_node_id({}, this.#in)), id)
    await this.hand.type(dialog.getByLabel(m.studio_node_content({}, this.#in)), content)
    await more(dialog)
    await this.hand.press(dialog.getByRole('button', { name: m.studio_node_create({}, this.#in) }))
    await expect(dialog).toBeHidden()
    await this.hand.standsSomewhere()
    await expect(this.#page.getByRole('heading', { name: id, exact: true })).toBeVisible()
  }

  async addCondition(condition: Locator, about: string, which: string): Promise<void> {
    await this.hand.press(condition.getByRole('button', { name: m.studio_condition_add({}, this.#in), exact: true }))
    const kinds = this.#page.getByLabel(m.studio_condition_about({}, this.#in))
    const line = condition.getByRole('group', { name: /.+/ }).filter({ has: kinds }).last()
    const kind = line.getByLabel(m.studio_condition_about({}, this.#in))
    await this.hand.choose(kind, about)
    const subject = line.getByRole('combobox').nth(1)
    if (about === m.studio_when_flag({}, this.#in)) await this.hand.type(subject, which)
    else await this.hand.choose(subject, which)
  }

  async addEffect(effects: Locator, effect: string): Promise<Locator> {
    await this.hand.choose(effects.getByRole('combobox', { name: m.studio_effect_add({}, this.#in) }), effect)
    return effects.getByRole('group', { name: /.+/ }).last()
  }

  canvas = (): Locator => this.#page.getByRole('group', { name: /.+/ }).and(this.#page.locator('.cursor-crosshair'))

  /** In percent of the picture. */
  async at(x: number, y: number): Promise<[number, number]> {
    const box = (await this.canvas().boundingBox())!
    return [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100]
  }

  /** `at` is in percent. The properties are open afterwards. */
  async addHotspot(at: { x: number; y: number }, type: HotspotKind): Promise<Locator> {
    await this.button(m.canvas_tool_rectangle({}, this.#in)).click()
    await this.#page.mouse.click(...(await this.at(at.x, at.y)))
    return this.pickType(type)
  }

  /** The properties are open afterwards. */
  async drawHotspot(
    shape: 'rectangle' | 'ellipse' | 'polygon',
    corners: readonly (readonly [number, number])[],
    type: HotspotKind,
  ): Promise<Locator> {
    const tool = { rectangle: m.canvas_tool_rectangle, ellipse: m.canvas_tool_ellipse, polygon: m.canvas_tool_polygon }[
      shape
    ]
    await this.button(tool({}, this.#in)).click()
    const points = await Promise.all(corners.map(([x, y]) => this.at(x, y)))
    if (shape === 'polygon') for (const point of [...points, points[0]!]) await this.#page.mouse.click(...point)
    else {
      await this.#page.mouse.move(...points[0]!)
      await this.#page.mouse.down()
      await this.#page.mouse.move(...points[1]!, { steps: 4 })
      await this.#page.mouse.up()
    }
    return this.pickType(type)
  }

  /** Without a pointer. The properties stay open. */
  async insertHotspot(
    shape: 'rectangle' | 'ellipse' | 'polygon',
    at: { x: number; y: number },
    type: HotspotKind,
  ): Promise<Locator> {
    await this.hand.press(this.button(m.studio_hotspot_add({}, this.#in)))
    const dialog = await this.pickType(type)
    const name = { rectangle: m.canvas_tool_rectangle, ellipse: m.canvas_tool_ellipse, polygon: m.canvas_tool_polygon }[
      shape
    ]({}, this.#in)
    await this.hand.choose(dialog.getByLabel(m.canvas_field_shape({}, this.#in)), name)
    await this.hand.type(dialog.getByLabel(m.studio_field_x({}, this.#in)), String(at.x))
    await this.hand.type(dialog.getByLabel(m.studio_field_y({}, this.#in)), String(at.y))
    return dialog
  }

  async pickType(type: HotspotKind): Promise<Locator> {
    const label = {
      scene: m.studio_type_scene,
      puzzle: m.studio_type_puzzle,
      item: m.studio_type_item,
      npc: m.studio_type_npc,
      look: m.studio_type_look,
    }[type]({}, this.#in)
    const picker = this.dialog(m.studio_picker_title({}, this.#in))
    await this.hand.choosesRadio(picker, new RegExp(`^${label}`))
    await this.hand.press(picker.getByRole('button', { name: m.studio_picker_conditions({}, this.#in) }))
    const dialog = this.dialog(m.studio_hotspot_title({}, this.#in))
    await this.hand.openTab(dialog, m.studio_hotspot_basic({}, this.#in))
    return dialog
  }

  async updateHotspot(dialog: Locator, name: string, targetLabel: string, target: string): Promise<void> {
    await this.hand.openTab(dialog, m.studio_hotspot_basic({}, this.#in))
    await this.hand.type(dialog.getByLabel(m.studio_field_name({}, this.#in)).first(), name)
    await this.hand.choose(dialog.getByLabel(targetLabel), target)
    await this.hand.press(dialog.getByRole('button', { name: m.studio_update({}, this.#in), exact: true }))
    await expect(dialog).toBeHidden()
    await this.hand.standsSomewhere()
  }
}
