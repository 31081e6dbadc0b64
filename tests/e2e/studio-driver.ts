import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'
import { picture } from './pictures.ts'

/** What an author does in the studio, by the words that the studio shows in their language. */
export class StudioDriver {
  readonly #page: Page
  readonly #in: { locale: Locale }

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.#in = { locale }
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  /** A field of the dialog or page, by its label; labels may end in "(optional)" or a language. */
  field(label: string): Locator {
    return this.#page.getByLabel(label).first()
  }

  async toast(text: string): Promise<void> {
    await expect(this.#page.getByText(text, { exact: true }).first()).toBeVisible()
  }

  async createProject(title: string): Promise<string> {
    await this.#page.goto('/creator')
    await ready(this.#page)
    await this.button(m.catalogue_kind_online({}, this.#in)).click()
    await this.field(m.studio_field_title({}, this.#in)).fill(title)
    await this.button(m.studio_create_submit({}, this.#in)).click()
    await this.#page.waitForURL(/\/editor\/[0-9a-f-]{36}/)
    // The address changes a moment before the page does: what was typed then went into the dialog of the old one
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
    await expect(this.#page.getByRole('navigation', { name: m.studio_tabs_label({}, this.#in) })).toBeVisible()
    await ready(this.#page)
    return /\/editor\/([0-9a-f-]{36})/.exec(this.#page.url())![1]!
  }

  async openTab(name: string): Promise<void> {
    await this.#page.getByRole('navigation', { name: m.studio_tabs_label({}, this.#in) }).getByRole('link', { name }).click()
  }

  /** Waits for the state that the header shows when nothing is left to be sent. */
  async saved(): Promise<void> {
    await expect(this.#page.getByText(m.studio_state_saved({}, this.#in), { exact: true })).toBeVisible()
  }

  async uploadPicture(colour: string): Promise<void> {
    const uploaded = this.#page.waitForResponse((response) => response.url().includes('/api/uploads') && response.status() === 201)
    await this.#page.locator('input[type=file]').first().setInputFiles(await picture(colour))
    await uploaded
  }

  async createScene(name: string, description: string, ending?: string): Promise<void> {
    const first = this.button(m.studio_scenes_first({}, this.#in))
    await expect(first.or(this.button(m.studio_scenes_new({}, this.#in))).first()).toBeVisible()
    await ((await first.isVisible()) ? first : this.button(m.studio_scenes_new({}, this.#in))).click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByLabel(m.studio_scene_name({}, this.#in)).fill(name)
    await dialog.getByLabel(m.studio_field_description({}, this.#in)).fill(description)
    if (ending) {
      await dialog.getByLabel(m.studio_field_is_ending({}, this.#in)).check()
      await dialog.getByLabel(m.studio_field_ending_text({}, this.#in)).fill(ending)
    }
    await dialog.getByRole('button', { name: m.studio_scenes_create({}, this.#in) }).click()
    await expect(dialog).toBeHidden()
  }

  async createCodePuzzle(name: string, code: string, hint: string): Promise<void> {
    await this.button(m.studio_puzzles_new({}, this.#in)).click()
    await this.#page.getByRole('button', { name: new RegExp(`^${m.code_entry_label({}, this.#in)}`) }).click()
    const dialog = this.#page.getByRole('dialog')
    await dialog.getByLabel(m.studio_puzzle_name({}, this.#in)).fill(name)
    await dialog.getByLabel(m.code_entry_form_answer({}, this.#in)).fill(code)
    await dialog.getByRole('button', { name: m.studio_hint_add({}, this.#in) }).click()
    await dialog.getByLabel(m.studio_hint({ position: 1 }, this.#in)).first().fill(hint)
    await dialog.getByRole('button', { name: m.studio_puzzle_create({}, this.#in) }).click()
    await this.toast(m.studio_puzzle_created({}, this.#in))
  }

  /** Clicks the picture at a place (in percent) and makes a hotspot of the type there; its properties are open afterwards. */
  async addHotspot(at: { x: number; y: number }, type: 'scene' | 'puzzle'): Promise<Locator> {
    const canvas = this.#page.getByRole('group', { name: /.+/ }).and(this.#page.locator('.cursor-crosshair'))
    const box = (await canvas.boundingBox())!
    await canvas.click({ position: { x: (box.width * at.x) / 100, y: (box.height * at.y) / 100 } })
    const label = type === 'scene' ? m.studio_type_scene({}, this.#in) : m.studio_type_puzzle({}, this.#in)
    await this.#page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${label}`) }).click()
    const dialog = this.#page.getByRole('dialog', { name: m.studio_hotspot_title({}, this.#in) })
    await expect(dialog).toBeVisible()
    return dialog
  }

  async updateHotspot(dialog: Locator, name: string, targetLabel: string, target: string): Promise<void> {
    await dialog.getByRole('tab', { name: m.studio_hotspot_basic({}, this.#in) }).click()
    await dialog.getByLabel(m.studio_field_name({}, this.#in)).first().fill(name)
    await dialog.getByLabel(targetLabel).selectOption({ label: target })
    await dialog.getByRole('button', { name: m.studio_update({}, this.#in), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}
