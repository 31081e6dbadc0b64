import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { enter } from './account-driver.ts'
import { ready, speak, visit } from './browser.ts'
import type { Way } from './hand.ts'
import { StudioDriver } from './studio-driver.ts'

test('a tabletop room is written by mouse, then by keyboard in the other language, and published', async ({
  browser,
}) => {
  const author = await visit(browser, 'en')
  await enter(author.page, 'room@example.org', '/creator')
  const byMouse = new RoomDriver(author.page, 'en', 'mouse')
  await byMouse.create('The last hour')
  await byMouse.writeSetup()
  await byMouse.addThings()
  await byMouse.addDial()
  await byMouse.draw()
  await speak(author.page, 'fr')
  await ready(author.page)
  const room = new RoomDriver(author.page, 'fr', 'keyboard')
  await room.addDrawer()
  await room.connect()
  await room.writeGuide()
  await room.followFinding()
  await room.tryOut()
  author.expectComplaint('404')
  await room.missesAnother()
  const id = await room.publishTemplate()
  await author.close()
  const visitor = await visit(browser, 'fr')
  await new RoomDriver(visitor.page, 'fr', 'keyboard').findPublished(id)
  await visitor.close()
})

class RoomDriver {
  readonly #page: Page
  readonly #studio: StudioDriver
  readonly #in: { locale: Locale }

  constructor(page: Page, locale: Locale, way: Way) {
    this.#page = page
    this.#studio = new StudioDriver(page, locale, way)
    this.#in = { locale }
  }

  #look = () => expectAccessibleInBothThemes(this.#page)

  #press = (name: string) => this.#studio.hand.press(this.#studio.button(name))

  #submit = (name: string) => this.#studio.hand.press(this.#studio.dialog().getByRole('button', { name, exact: true }))

  #type = (label: string, text: string) =>
    this.#studio.hand.type(this.#studio.dialog().getByRole('textbox', { name: label }).first(), text)

  #tick = (label: string) =>
    this.#studio.hand.tick(this.#studio.dialog().getByRole('checkbox', { name: label }).first())

  async create(title: string): Promise<void> {
    await this.#press(m.catalogue_kind_escape({}, this.#in))
    await this.#studio.hand.type(this.#studio.field(m.studio_field_title({}, this.#in)), title)
    await this.#press(m.studio_create_submit({}, this.#in))
    await this.#page.waitForURL(/\/escape-room\/[0-9a-f-]{36}/)
    await expect(this.#page.getByRole('heading', { name: m.room_setup_title({}, this.#in) })).toBeVisible()
  }

  async writeSetup(): Promise<void> {
    const { hand } = this.#studio
    await hand.type(this.#studio.field(m.studio_kit_theme({}, this.#in)), 'A workshop')
    await hand.type(this.#studio.field(m.studio_room_premise({}, this.#in)), 'The clock has stopped.')
    await hand.choose(this.#studio.field(m.room_players_most({}, this.#in)), '8')
    await this.#press(m.room_setup_save({}, this.#in))
    await this.#studio.toast(m.room_setup_saved({}, this.#in))
    await this.#look()
    await this.#page.reload()
    await expect(this.#studio.field(m.studio_kit_theme({}, this.#in))).toHaveValue('A workshop')
    await expect(this.#studio.field(m.room_players_most({}, this.#in))).toHaveValue('8')
  }

  async addThings(): Promise<void> {
    const { hand } = this.#studio
    await this.#studio.openTab(m.studio_kit_tab_props({}, this.#in))
    await this.#press(m.room_props_first({}, this.#in))
    await this.#type(m.studio_field_name({}, this.#in), 'Box')
    await this.#submit(m.studio_kit_prop_add({}, this.#in))
    await this.#studio.toast(m.room_prop_added({}, this.#in))
    await this.#press(m.studio_kit_prop_new({}, this.#in))
    await this.#type(m.studio_field_name({}, this.#in), 'Key')
    await hand.choose(
      this.#studio.dialog().getByLabel(m.studio_room_placement({}, this.#in)),
      m.room_place_container({}, this.#in),
    )
    await this.#look()
    await this.#submit(m.studio_kit_prop_add({}, this.#in))
    await expect(this.#studio.dialog()).toBeHidden()
    await this.#press(m.studio_scenes_earlier({ name: 'Key' }, this.#in))
    await expect(this.#page.getByRole('heading', { level: 3 }).first()).toHaveText('Key')

    await this.#studio.openTab(m.studio_kit_tab_clues({}, this.#in))
    await this.#press(m.room_clues_first({}, this.#in))
    await this.#type(m.studio_field_title({}, this.#in), 'Dial')
    await this.#type(m.studio_kit_content({}, this.#in), 'Three numbers are scratched.')
    await this.#submit(m.studio_kit_clue_add({}, this.#in))
    await this.#studio.toast(m.room_clue_added({}, this.#in))
  }

  async addDial(): Promise<void> {
    await this.#studio.openTab(m.studio_tab_puzzles({}, this.#in))
    await this.#press(m.studio_puzzles_new({}, this.#in))
    await this.#type(m.studio_puzzle_name({}, this.#in), 'The dial')
    await this.#type(m.room_puzzle_description({}, this.#in), 'A clock without hands.')
    await this.#studio.dialog().getByText(m.room_lock_digits3({}, this.#in), { exact: true }).click()
    const solution = m.studio_field_solution({}, this.#in)
    await this.#type(solution, '40')
    await expect(this.#studio.dialog().getByText(m.room_misfit_digits3({}, this.#in))).toBeVisible()
    await this.#type(solution, '407')
    await expect(this.#studio.dialog().getByText(m.room_solution_fits({}, this.#in))).toBeVisible()
    await this.#submit(m.studio_hint_add({}, this.#in))
    await this.#type(m.studio_hint({ position: 1 }, this.#in), 'Look at the scratches.')
    await this.#look()
    await this.#submit(m.room_puzzle_add({}, this.#in))
    await this.#studio.toast(m.room_puzzle_added({}, this.#in))
  }

  async addDrawer(): Promise<void> {
    await this.#studio.openTab(m.studio_tab_puzzles({}, this.#in))
    await this.#press(m.studio_puzzles_new({}, this.#in))
    await this.#type(m.studio_puzzle_name({}, this.#in), 'The drawer')
    await this.#type(m.room_puzzle_description({}, this.#in), 'It has a keyhole.')
    await this.#studio.hand.reach(this.#studio.dialog().getByRole('radio', { checked: true }))
    for (let step = 0; step < 5; step += 1) await this.#page.keyboard.press('ArrowRight')
    await expect(this.#studio.dialog().getByRole('radio', { name: m.room_lock_key({}, this.#in) })).toBeChecked()
    await this.#tick('Key')
    await this.#tick(m.studio_room_ends({}, this.#in))
    await this.#submit(m.room_puzzle_add({}, this.#in))
    await expect(this.#studio.dialog()).toBeHidden()
    await this.#addRiddle()
  }

  /** One of the ten types, with its own dialog and its print. */
  async #addRiddle(): Promise<void> {
    await this.#press(m.room_puzzle_of_type({}, this.#in))
    await this.#studio.hand.press(
      this.#studio.dialog().getByRole('button', { name: new RegExp(`^${m.riddle_label({}, this.#in)}`) }),
    )
    await this.#type(m.riddle_form_text({}, this.#in), 'What has hands and no arms?')
    await this.#type(m.riddle_form_answers({}, this.#in), 'clock')
    await this.#type(m.studio_puzzle_name({}, this.#in), 'The riddle')
    await this.#submit(m.studio_puzzle_create({}, this.#in))
    await expect(this.#studio.dialog()).toBeHidden()
    await this.#press(m.studio_print_card({ title: 'The riddle' }, this.#in))
    await expect(this.#studio.dialog(m.studio_print_title({}, this.#in))).toBeVisible()
    await this.#page.keyboard.press('Escape')
    await this.#press(m.studio_card_delete({ title: 'The riddle' }, this.#in))
    await this.#studio.hand.press(
      this.#page.getByRole('alertdialog').getByRole('button', { name: m.common_delete({}, this.#in) }),
    )
    await expect(this.#page.getByRole('heading', { name: 'The riddle' })).toHaveCount(0)
  }

  #box = (label: string) => this.#page.getByRole('group', { name: label, exact: true })

  #flow = () => {
    const order = this.#page.getByRole('tabpanel')
    const tools = this.#page.getByRole('group', { name: m.studio_graph_chosen({ name: 'The dial' }, this.#in) })
    const arrow = { from: 'Dial', to: 'The dial' }
    return {
      order,
      tools,
      arrow,
      choose: () => this.#studio.hand.press(order.getByRole('button', { name: 'The dial' })),
      clue: this.#box(m.room_box_clue({ name: 'Dial' }, this.#in)),
      dial: this.#box(m.room_box_puzzle({ name: 'The dial' }, this.#in)),
      cut: tools.getByRole('button', { name: m.room_arrow_cut(arrow, this.#in) }),
    }
  }

  async draw(): Promise<void> {
    await this.#studio.openTab(m.room_tab_flow({}, this.#in))
    const { tools, choose, clue, dial, cut } = this.#flow()
    await expect(dial).toBeVisible()
    await this.#draw(clue, dial)
    await choose()
    await expect(tools).toBeVisible()
    await this.#look()
    const before = (await dial.boundingBox())!
    await dial.hover({ position: { x: 12, y: 12 } })
    await this.#page.mouse.down()
    await this.#page.mouse.move(before.x + 20, before.y + 120, { steps: 6 })
    await this.#page.mouse.up()
    await expect.poll(async () => (await dial.boundingBox())!.y).toBeGreaterThan(before.y + 20)
    await cut.click()
    await expect(tools).toBeVisible()
    await expect(cut).toHaveCount(0)
    await this.#undo()
    await expect(cut).toBeVisible()
  }

  #undo = () =>
    this.#studio.hand.press(this.#page.getByRole('banner').getByRole('button', { name: m.studio_undo({}, this.#in) }))

  /** What leads to the dial and from it, anew. */
  async connect(): Promise<void> {
    const { hand } = this.#studio
    await this.#studio.openTab(m.room_tab_flow({}, this.#in))
    const { order, tools, arrow, choose, clue, dial, cut } = this.#flow()
    const drawer = order.getByRole('button', { name: 'The drawer' })
    await expect(drawer).toContainText(m.room_order_never({}, this.#in))
    await choose()
    await hand.choose(this.#page.getByLabel(m.room_add_lead({}, this.#in)), 'Key')
    await expect(drawer).toContainText(m.room_order_from({ minute: 5 }, this.#in))
    await choose()
    await hand.reach(this.#box(m.studio_graph_arrow(arrow, this.#in)))
    for (const key of ['Enter', 'Delete']) await this.#page.keyboard.press(key)
    await expect(clue).toBeFocused()
    await choose()
    await expect(cut).toHaveCount(0)
    await hand.choose(this.#page.getByLabel(m.room_add_need({}, this.#in)), 'Dial')
    await expect(cut).toBeVisible()
    const before = (await dial.boundingBox())!
    const down = tools.getByRole('button', { name: m.room_box_down({ name: 'The dial' }, this.#in) })
    for (let step = 0; step < 3; step += 1) await hand.press(down)
    await expect.poll(async () => (await dial.boundingBox())!.y).toBeGreaterThan(before.y + 20)
    await this.#openOrder(order, m.room_order_setup({}, this.#in))
    await expect(order.getByRole('button').first()).toContainText(m.room_set_up_pack({ things: 'Key' }, this.#in))
  }

  async #openOrder(order: Locator, name: string): Promise<void> {
    await this.#studio.hand.reach(order.getByRole('button').first())
    // Back over the panel, to the tab that is chosen
    for (const _stop of ['panel', 'tab']) await this.#page.keyboard.press('Shift+Tab')
    await this.#studio.hand.openTab(this.#page.getByRole('main'), name)
  }

  async #draw(from: Locator, to: Locator): Promise<void> {
    await from.locator('.react-flow__handle.source').hover()
    await this.#page.mouse.down()
    await to.hover({ force: true })
    await to.hover({ force: true, position: { x: 20, y: 20 } })
    await this.#page.mouse.up()
  }

  async writeGuide(): Promise<void> {
    await this.#studio.openTab(m.studio_kit_tab_guide({}, this.#in))
    await this.#studio.hand.type(this.#studio.field(m.studio_kit_host_script({}, this.#in)), 'Come in.')
    await this.#press(m.room_guide_save({}, this.#in))
    await this.#studio.toast(m.room_guide_saved({}, this.#in))
  }

  async followFinding(): Promise<void> {
    await this.#studio.openTab(m.studio_kit_tab_check({}, this.#in))
    await this.#look()
    const finding = this.#page
      .getByRole('listitem')
      .filter({ hasText: m.kits_room_hints_missing({ name: 'The drawer' }, this.#in) })
    await this.#studio.hand.press(finding.getByRole('link'))
    const dialog = this.#studio.dialog()
    await expect(dialog.getByLabel(m.studio_puzzle_name({}, this.#in))).toHaveValue('The drawer')
    await this.#page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  async tryOut(): Promise<void> {
    const { hand } = this.#studio
    await this.#studio.openTab(m.room_tab_try_out({}, this.#in))
    const answer = this.#page.getByLabel(m.hints_answer({}, this.#in), { exact: true })
    await hand.type(answer, '123')
    await this.#press(m.room_try_out_open_named({ name: 'The dial' }, this.#in))
    await expect(this.#page.getByText(m.room_try_out_wrong({}, this.#in))).toBeVisible()
    await this.#look()
    await hand.type(answer, '407')
    await this.#press(m.room_try_out_open_named({ name: 'The dial' }, this.#in))
    await expect(this.#page.getByRole('status').filter({ hasText: '1' }).first()).toBeVisible()
    await this.#press(m.room_try_out_next({}, this.#in))
    await expect(this.#page.getByText(m.room_try_out_won({}, this.#in))).toBeVisible()
    await this.#press(m.room_try_out_back({}, this.#in))
    await expect(this.#page.getByText(m.room_try_out_won({}, this.#in))).toHaveCount(0)
  }

  /** A template is published once it is somebody's own and has nothing wrong. @returns the id of its project */
  async publishTemplate(): Promise<string> {
    const { hand } = this.#studio
    await this.#page.goto('/creator')
    await ready(this.#page)
    await this.#press(m.catalogue_kind_escape({}, this.#in))
    const start = new RegExp(m.studio_templates_start({}, this.#in))
    await hand.press(this.#studio.dialog().getByRole('button', { name: start }).first())
    await this.#page.waitForURL(/\/escape-room\/[0-9a-f-]{36}/)
    await ready(this.#page)
    await this.#publish()
    await this.#studio.toast(m.studio_status_refused({}, this.#in))
    await expect(this.#page.getByText(m.kits_template_unchanged({}, this.#in))).toBeVisible()

    await this.#studio.openTab(m.studio_kit_tab_props({}, this.#in))
    await this.#press(m.studio_kit_prop_new({}, this.#in))
    await this.#type(m.studio_field_name({}, this.#in), 'Globe')
    await this.#submit(m.studio_kit_prop_add({}, this.#in))
    await expect(this.#studio.dialog()).toBeHidden()
    await this.#publish()
    const orphan = this.#page
      .getByRole('listitem')
      .filter({ hasText: m.kits_room_prop_orphan({ name: 'Globe' }, this.#in) })
    await hand.press(orphan.getByRole('link'))
    await this.#tick(m.studio_room_decoration({}, this.#in))
    await this.#look()
    await this.#submit(m.studio_kit_prop_update({}, this.#in))
    await expect(this.#studio.dialog()).toBeHidden()
    await this.#publish()
    await this.#studio.toast(m.studio_updated_title({}, this.#in))
    await expect(this.#page.getByText(m.studio_edition_current({}, this.#in))).toBeVisible()
    await this.#look()
    return /[0-9a-f-]{36}/.exec(this.#page.url())![0]
  }

  async #publish(): Promise<void> {
    await this.#studio.openTab(m.studio_tab_details({}, this.#in))
    const status = this.#page.getByLabel(m.studio_status_label({}, this.#in))
    await this.#studio.hand.choose(status, m.studio_status_published({}, this.#in))
  }

  /** From the tab of the library to what is in the kit. */
  async findPublished(id: string): Promise<void> {
    const { hand } = this.#studio
    await this.#page.goto('/library?tab=escape')
    await ready(this.#page)
    await hand.press(this.#page.locator(`a[href*="/adventure/${id}"]`).first())
    await this.#page.waitForURL(new RegExp(`/adventure/${id}`))
    await hand.press(this.#page.getByRole('link', { name: m.adventure_play_now({}, this.#in), exact: true }).first())
    await this.#page.waitForURL(new RegExp(`/kit/${id}`))
    await expect(this.#page.getByRole('heading', { name: m.kit_prepare_heading({}, this.#in) })).toBeVisible()
  }

  async missesAnother(): Promise<void> {
    await this.#page.goto(`/escape-room/${newId()}`)
    await expect(this.#page.getByRole('heading', { name: m.studio_kit_missing_title({}, this.#in) })).toBeVisible()
  }
}
