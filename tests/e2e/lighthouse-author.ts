import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import { styleTags } from '#app/features/rows/style-tags.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { createRow } from '#tests/support/draft-commands.ts'
import { edit } from '#tests/support/made-adventure.ts'
import { personOn } from './browser.ts'
import { idOf } from './id-of.ts'
import { lighthouse, lockCode } from './lighthouse-words.ts'
import type { StudioDriver } from './studio-driver.ts'

export class LighthouseAuthor {
  readonly page: Page
  readonly studio: StudioDriver
  readonly #in: { locale: Locale }

  constructor(page: Page, studio: StudioDriver, locale: Locale) {
    this.page = page
    this.studio = studio
    this.#in = { locale }
  }

  private get text() {
    return lighthouse[this.#in.locale]
  }

  private get hand() {
    return this.studio.hand
  }

  readonly #quoted = (name: string): string => m.studio_rules_quoted({ text: name }, this.#in)

  async describe(): Promise<void> {
    const { page, hand, studio, text } = this
    await hand.type(studio.field(m.studio_field_description({}, this.#in)), text.story)
    await hand.choose(page.getByLabel(m.studio_field_players({}, this.#in)), '1-4')
    await hand.press(page.locator('summary').filter({ hasText: m.studio_style_lighting({}, this.#in) }))
    await hand.tick(page.getByRole('checkbox', { name: styleTags.lightingStyle[0]![this.#in.locale], exact: true }))
    await hand.type(page.getByLabel(m.studio_style_prompt({}, this.#in)), text.style)
    await hand.tick(
      page
        .getByRole('group', { name: m.studio_field_accessibility({}, this.#in), exact: true })
        .getByRole('checkbox')
        .first(),
    )
    await studio.uploadPicture('#2a1745')
    await studio.saved()
  }

  async makeItems(lookInside?: (dialog: Locator) => Promise<void>): Promise<void> {
    const { page, hand, studio, text } = this
    await studio.openTab(m.studio_tab_items({}, this.#in))
    await expect(page.getByText(m.studio_items_empty({}, this.#in))).toBeVisible()
    await studio.createItem(m.studio_items_first({}, this.#in), text.lantern, async (dialog) => {
      await hand.choose(dialog.getByLabel(m.studio_item_rarity({}, this.#in)), m.play_thing_rarity_rare({}, this.#in))
      await hand.openTab(dialog, m.studio_item_actions({}, this.#in))
      await hand.press(dialog.getByRole('button', { name: m.studio_item_use_add({}, this.#in) }))
      await hand.type(dialog.getByLabel(m.studio_effect_text({}, this.#in)).first(), text.warm)
      await lookInside?.(dialog)
    })
    await expect(page.getByText(m.play_thing_rarity_rare({}, this.#in))).toBeVisible()
    await studio.createItem(m.studio_items_new({}, this.#in), text.wick)
    await studio.createItem(m.studio_items_new({}, this.#in), text.oil)
    const pair = { one: text.wick, other: text.oil }
    await hand.press(page.getByRole('button', { name: m.studio_item_pair_silent(pair, this.#in), exact: true }))
    const rule = studio
      .dialog()
      .getByRole('group', { name: m.studio_item_combination({ position: 1 }, this.#in), exact: true })
    const reply = rule.getByLabel(m.studio_effect_text({}, this.#in)).first()
    await expect(reply).toBeFocused()
    await page.keyboard.insertText(text.lit)
    await hand.choose(rule.getByLabel(m.studio_item_result({}, this.#in)), text.lantern)
    await hand.press(studio.dialog().getByRole('button', { name: m.studio_item_update({}, this.#in) }))
    await expect(studio.dialog()).toBeHidden()
    await hand.standsSomewhere()
    await expect(
      page.getByRole('button', {
        name: m.studio_item_pair_becomes({ ...pair, result: text.lantern }, this.#in),
        exact: true,
      }),
    ).toBeVisible()
  }

  async makePuzzles(): Promise<void> {
    const { hand, studio, text } = this
    await studio.openTab(m.studio_tab_puzzles({}, this.#in))
    await studio.createCodePuzzle(text.lock, lockCode, text.hint)
    await studio.createRiddle(text.chest, text.riddle, text.answer, async (dialog) => {
      const effects = dialog.getByRole('group', { name: m.studio_field_effects({}, this.#in), exact: true })
      await studio.addEffect(effects, m.studio_effect_experience({}, this.#in))
      await studio.addEffect(effects, m.studio_effect_flag({}, this.#in))
      const flag = effects.getByRole('group', { name: m.studio_effect_line({ position: 2 }, this.#in), exact: true })
      await hand.type(flag.getByLabel(m.studio_flag_name({}, this.#in)), text.flag)
      await studio.addEffect(effects, m.studio_effect_say({}, this.#in))
      await hand.press(effects.getByRole('button', { name: m.studio_effect_remove({ position: 3 }, this.#in) }))
      await expect(effects.getByRole('combobox', { name: m.studio_effect_add({}, this.#in) })).toBeFocused()
      await expect(flag).toContainText(m.studio_rules_set({ flag: this.#quoted(text.flag) }, this.#in))
    })
  }

  async makeKeeper(): Promise<void> {
    const { page, hand, studio, text } = this
    await studio.openTab(m.studio_tab_npcs({}, this.#in))
    await hand.press(studio.button(m.studio_npcs_first({}, this.#in)))
    await hand.press(studio.dialog().getByRole('button', { name: m.studio_npc_create({}, this.#in) }))
    await expect(studio.dialog().getByText(m.studio_npc_name_missing({}, this.#in))).toBeVisible()
    await hand.type(studio.dialog().getByLabel(m.studio_field_name({}, this.#in)), text.keeper)
    await hand.press(studio.dialog().getByRole('button', { name: m.studio_npc_create({}, this.#in) }))
    await expect(page.getByText(m.studio_nodes_empty({}, this.#in))).toBeVisible()
    await studio.createNode('thanks', text.thanks, async (dialog) => {
      const rewards = dialog.getByRole('group', { name: m.studio_node_rewards({}, this.#in), exact: true })
      const line = await studio.addEffect(rewards, m.studio_effect_give({}, this.#in))
      await hand.choose(line.getByRole('combobox', { name: m.studio_target_item({}, this.#in) }), text.wick)
    })
    await studio.createNode('ask', text.question, async (dialog) => {
      await hand.choose(dialog.getByLabel(m.studio_node_type({}, this.#in)), m.studio_node_question({}, this.#in))
      await hand.press(dialog.getByRole('button', { name: m.studio_choice_add({}, this.#in) }))
      await expect(dialog.getByText(m.studio_choice_incomplete({}, this.#in))).toBeVisible()
      await hand.type(dialog.getByLabel(m.studio_choice_text({}, this.#in)), text.choice)
      await hand.choose(dialog.getByLabel(m.studio_choice_next({}, this.#in)), `thanks: ${text.thanks}`)
      await studio.addCondition(
        dialog.getByRole('group', { name: m.studio_choice_when({}, this.#in), exact: true }),
        m.studio_when_item({}, this.#in),
        text.oil,
      )
      await expect(dialog.getByText(m.studio_choice_incomplete({}, this.#in))).toBeHidden()
    })
    await expect(page.getByText(m.studio_node_unreachable({}, this.#in))).toBeVisible()
    await hand.press(studio.button(m.studio_node_up({ name: 'ask' }, this.#in)))
    await hand.standsSomewhere()
    await expect(page.getByText(m.studio_node_unreachable({}, this.#in))).toBeHidden()
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['ask', 'thanks'])
  }

  async makeScenes(inQuay?: () => Promise<void>, inHall?: () => Promise<void>): Promise<void> {
    const { page, hand, studio, text } = this
    await studio.openTab(m.studio_tab_scenes({}, this.#in))
    await this.#scene(text.dawn, text.atDawn, '#c98b4a', text.atDawn)
    await this.#insertRest()
    await this.#hotspot('rectangle', 70, text.ladder, 'scene', text.lamp, async (dialog) => {
      await studio.addCondition(await this.#works(dialog), m.studio_when_flag({}, this.#in), text.flag)
    })
    await this.#scene(text.hall, text.atHall, '#5c3b2a')
    await this.#hotspot('ellipse', 30, text.keeper, 'npc', text.keeper)
    await this.#hotspot('polygon', 70, text.hatch, 'scene', text.cellar, async (dialog) => {
      await studio.addCondition(await this.#works(dialog), m.studio_when_item({}, this.#in), text.lantern)
    })
    await inHall?.()
    await this.#scene(text.quay, text.atQuay, '#2a4a5c')
    await this.#hotspot('ellipse', 20, text.oil, 'item', text.oil)
    await this.#hotspot('rectangle', 50, text.lock, 'puzzle', text.lock)
    await this.#hotspot('polygon', 80, text.door, 'scene', text.hall, async (dialog) => {
      const works = await this.#works(dialog)
      await studio.addCondition(works, m.studio_when_puzzle({}, this.#in), text.lock)
      await hand.type(works.getByLabel(m.studio_field_blocked({}, this.#in)).first(), text.shut)
      await studio.addCondition(works, m.studio_when_item({}, this.#in), text.oil)
      const parts = [
        m.studio_rules_puzzle({ name: this.#quoted(text.lock) }, this.#in),
        m.studio_rules_item({ name: this.#quoted(text.oil) }, this.#in),
      ]
      await expect(works).toContainText(new Intl.ListFormat(this.#in.locale).format(parts))
      await this.#groupWithin(works, parts)
    })
    await inQuay?.()
    await studio.backToScenes()
    await hand.pick(
      studio.button(m.studio_card_more({ title: text.quay }, this.#in)),
      m.studio_scene_set_start({}, this.#in),
    )
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: text.quay }) })
        .getByText(m.studio_scene_start({}, this.#in), { exact: true }),
    ).toBeVisible()
    await studio.saved()
  }

  /** What would only be made like the others, over HTTP: another ending, the way to both, and a room that is open then. */
  async #insertRest(): Promise<void> {
    const { page, studio, text } = this
    await studio.saved()
    const id = /[0-9a-f-]{36}/.exec(page.url())![0]
    const storm = await studio.addScene(id, text.storm, text.atStorm, { isEnding: true, endingText: text.atStorm })
    const [lamp, cellar] = [
      await studio.addScene(id, text.lamp, text.atLamp),
      await studio.addScene(id, text.cellar, text.atCellar),
    ]
    const [dawn, chest] = await Promise.all([idOf('scenes', id, text.dawn), idOf('puzzles', id, text.chest)])
    const place = { y: 50, width: 16, height: 30 }
    const author = await personOn(page)
    await edit(
      author,
      id,
      createRow('hotspot', { ...place, parent: lamp, type: 'scene_link', x: 30, name: text.light, targetId: dawn }),
      createRow('hotspot', { ...place, parent: lamp, type: 'scene_link', x: 70, name: text.wait, targetId: storm }),
      createRow('hotspot', { ...place, parent: cellar, type: 'puzzle', x: 30, name: text.chest, targetId: chest }),
    )
    author.close()
    await page.goto(`/editor/${id}${editorPlace({ entity: 'scene', id: cellar })}`)
  }

  async #scene(name: string, description: string, colour: string, ending?: string): Promise<void> {
    const { page, studio } = this
    const back = page.getByRole('link', { name: m.studio_back_to_scenes({}, this.#in) })
    if (await back.isVisible()) await studio.backToScenes()
    await studio.createScene(name, description, ending)
    await studio.uploadPicture(colour)
    await expect(page.getByText(m.studio_hotspots_empty({}, this.#in))).toBeVisible()
  }

  async #groupWithin(works: Locator, parts: readonly string[]): Promise<void> {
    const { hand, text } = this
    const group = works.getByRole('group', {
      name: m.studio_rules_group_line({ position: '3' }, this.#in),
      exact: true,
    })
    const line = (position: string) =>
      works.getByRole('group', { name: m.studio_condition_line({ position }, this.#in), exact: true })
    const menu = (position: string) =>
      works.getByRole('button', { name: m.studio_rules_arrange({ position }, this.#in), exact: true })
    await hand.press(works.getByRole('button', { name: m.studio_rules_group_add({}, this.#in), exact: true }))
    await hand.choose(line('3.1').getByRole('combobox', { name: m.studio_target_puzzle({}, this.#in) }), text.lock)
    await hand.press(group.getByRole('button', { name: m.studio_rules_add_to({ position: '3' }, this.#in) }))
    await hand.choose(line('3.2').getByLabel(m.studio_condition_about({}, this.#in)), m.studio_when_item({}, this.#in))
    await hand.choose(line('3.2').getByRole('combobox', { name: m.studio_target_item({}, this.#in) }), text.oil)
    const either = m.studio_rules_group(
      { parts: new Intl.ListFormat(this.#in.locale, { type: 'disjunction' }).format(parts) },
      this.#in,
    )
    const whole = new Intl.ListFormat(this.#in.locale).format([...parts, either])
    await expect(works).toContainText(whole)
    await hand.pick(menu('3.2'), m.studio_rules_down({}, this.#in))
    await expect(menu('4')).toBeFocused()
    await hand.pick(menu('4'), m.studio_rules_up({}, this.#in))
    await expect(menu('3.2')).toBeFocused()
    await expect(works).toContainText(whole)
  }

  async #works(dialog: Locator): Promise<Locator> {
    await this.hand.openTab(dialog, m.studio_hotspot_conditions({}, this.#in))
    return dialog.getByRole('group', { name: m.studio_works_when({}, this.#in), exact: true })
  }

  async #hotspot(
    shape: 'rectangle' | 'ellipse' | 'polygon',
    x: number,
    name: string,
    kind: 'scene' | 'puzzle' | 'item' | 'npc',
    target: string,
    more?: (dialog: Locator) => Promise<void>,
  ): Promise<void> {
    const { studio, hand } = this
    const label = {
      scene: m.studio_target_scene,
      puzzle: m.studio_target_puzzle,
      item: m.studio_target_item,
      npc: m.studio_target_npc,
    }[kind]({}, this.#in)
    const corners =
      shape === 'polygon'
        ? ([
            [x - 8, 30],
            [x + 8, 35],
            [x, 70],
          ] as const)
        : ([
            [x - 8, 35],
            [x + 8, 65],
          ] as const)
    const dialog =
      hand.way === 'keyboard'
        ? await studio.insertHotspot(shape, { x, y: 50 }, kind)
        : shape === 'rectangle'
          ? await studio.addHotspot({ x, y: 50 }, kind)
          : await studio.drawHotspot(shape, corners, kind)
    await more?.(dialog)
    await studio.updateHotspot(dialog, name, label, target)
  }

  async readMap(): Promise<void> {
    const { page, hand, studio, text } = this
    await studio.openTab(m.studio_map({}, this.#in))
    const scene = page.getByRole('group', { name: text.hall, exact: true })
    await expect(scene.getByText(m.studio_map_brings({ items: text.wick }, this.#in))).toBeVisible()
    await hand.press(scene.getByRole('link', { name: text.keeper }))
    await expect(page.getByRole('heading', { name: text.keeper, level: 2 })).toBeVisible()
  }

  async publish(): Promise<void> {
    const { page, hand, studio } = this
    await studio.openTab(m.studio_tab_details({}, this.#in))
    await hand.press(studio.button(m.studio_check({}, this.#in)))
    await expect(
      page
        .getByText(m.checks_walkthrough({}, this.#in))
        .or(page.getByText(m.checks_walkthrough_some({}, this.#in)))
        .first(),
    ).toBeVisible()
    await hand.choose(page.getByLabel(m.studio_status_label({}, this.#in)), m.studio_status_published({}, this.#in))
    await studio.toast(m.studio_updated_title({}, this.#in))
    await hand.standsSomewhere()
    await expect(page.getByText(m.studio_edition_current({}, this.#in))).toBeVisible()
  }
}
