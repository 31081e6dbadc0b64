import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'
import type { Way } from './hand.ts'
import { pressAnew } from './press-anew.ts'

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s/gu, '\\s')

const mostStops = 150

/** Finds things by their names in one language, with the mouse or by the keyboard alone. */
export class PlayerDriver {
  readonly page: Page
  private readonly locale: Locale
  readonly by: Way

  constructor(page: Page, locale: Locale, by: Way) {
    this.page = page
    this.locale = locale
    this.by = by
  }

  private get inLanguage() {
    return { locale: this.locale } as const
  }

  hotspot = (name: string): Locator =>
    this.page.getByRole('list', { name: m.play_hotspots({}, this.inLanguage), exact: true }).getByRole('button', {
      name: new RegExp(`^${literally(name)}( (${this.states()}))?$`),
    })
  private states = (): string =>
    [m.play_hotspot_solved, m.together_takes_two].map((state) => literally(state({}, this.inLanguage))).join('|')
  tray = (): Locator => this.page.getByRole('region', { name: m.play_inventory({}, this.inLanguage) })
  item = (name: string): Locator =>
    this.tray()
      .getByRole('listitem')
      .getByRole('button', {
        name: new RegExp(`^${literally(name)}( ${literally(m.play_thing_new({}, this.inLanguage))})?( ×.+)?$`),
      })
  dialog = (name: string): Locator => this.page.getByRole('dialog', { name, exact: true })
  choice = (speaker: string, text: string): Locator =>
    this.dialog(speaker).getByRole('button', { name: new RegExp(literally(text)) })

  async press(place: Locator): Promise<void> {
    if (this.by === 'mouse') return place.click()
    await this.reach(place)
    await pressAnew(this.page.keyboard)
  }

  async reach(place: Locator): Promise<void> {
    await expect(place).toBeVisible()
    let element = (await place.elementHandle())!
    for (let stop = 0; stop < mostStops; stop += 1) {
      const [there, stays] = await element.evaluate((at) => [at === document.activeElement, at.isConnected])
      if (there) return
      // Looked up again only after a re-render: finding a name costs more than moving on one stop
      if (!stays) element = (await place.elementHandle())!
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not come to ${place.toString()}`)
  }

  async start(title: string): Promise<void> {
    const { page } = this
    await page.goto(`/library?q=${encodeURIComponent(title)}`)
    const card = page.getByRole('main').getByRole('heading', { name: title, exact: true }).getByRole('link')
    // On a phone both presses are at one place: the second would count as a double press
    if (this.by === 'mouse') await page.goto((await card.getAttribute('href'))!)
    else await this.press(card)
    await this.press(page.getByRole('button', { name: m.adventure_play_now({}, this.inLanguage), exact: true }))
    await page.waitForURL(/\/run\//)
    await ready(page)
  }

  async expectScene(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }

  async enter(puzzle: string, code: string): Promise<void> {
    const open = this.dialog(puzzle)
    const field = open.getByRole('textbox').or(open.getByRole('spinbutton')).first()
    if (this.by === 'mouse') await field.click()
    else await this.reach(field)
    // Replaces a wrong answer, which stays in the field
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(code)
    if (this.by === 'mouse') await open.getByRole('button', { name: m.code_entry_submit({}, this.inLanguage) }).click()
    else await this.page.keyboard.press('Enter')
  }

  async solve(puzzle: string, code: string): Promise<void> {
    await this.enter(puzzle, code)
    await this.leaveSolved(puzzle)
  }

  /** One that leads to another scene stays behind by itself. */
  async leaveSolved(puzzle: string, leadsAway = false): Promise<void> {
    const open = this.dialog(puzzle)
    if (!leadsAway) await this.press(open.getByRole('button', { name: m.play_continue({}, this.inLanguage) }))
    await expect(open).toBeHidden()
  }

  async answerRiddle(puzzle: string, answer: string): Promise<void> {
    const open = this.dialog(puzzle)
    const field = open.getByRole('textbox', { name: m.riddle_answer({}, this.inLanguage) })
    if (this.by === 'mouse') await field.click()
    else await this.reach(field)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.insertText(answer)
    await this.page.keyboard.press('Enter')
    await this.press(open.getByRole('button', { name: m.play_continue({}, this.inLanguage) }))
    await expect(open).toBeHidden()
  }

  async leaveTalk(): Promise<void> {
    const leave = this.page.getByRole('button', { name: m.play_talk_leave({}, this.inLanguage) })
    await this.press(leave)
    await expect(leave).toBeHidden()
  }

  async readMessage(text: string): Promise<void> {
    const message = this.page.getByRole('dialog').filter({ hasText: text })
    await expect(message).toBeVisible()
    await this.press(message.getByRole('button', { name: m.play_continue({}, this.inLanguage) }))
    await expect(message).toBeHidden()
  }

  async touch(name: string): Promise<void> {
    await this.press(this.hotspot(name))
  }

  async lay(item: string, target: Locator): Promise<void> {
    await this.press(this.item(item))
    await expect(this.item(item)).toHaveAttribute('aria-pressed', 'true')
    await this.press(target)
  }

  async lookAt(item: string): Promise<Locator> {
    await this.press(this.item(item))
    await this.press(this.item(item))
    const view = this.dialog(item)
    await expect(view).toBeVisible()
    return view
  }

  async closeView(view: Locator): Promise<void> {
    if (this.by === 'keyboard') await this.page.keyboard.press('Escape')
    else await view.getByRole('button', { name: m.common_close({}, this.inLanguage), exact: true }).click()
    await expect(view).toBeHidden()
  }

  async useAlone(item: string): Promise<void> {
    const view = await this.lookAt(item)
    await this.press(view.getByRole('button', { name: m.play_thing_use({}, this.inLanguage), exact: true }))
  }

  async listen(speaker: string, way: string | null): Promise<void> {
    const next =
      way === null
        ? this.dialog(speaker).getByRole('button', { name: m.play_continue({}, this.inLanguage) })
        : this.choice(speaker, way)
    await (way === null ? this.press(next) : this.answer(next))
  }

  /** By the keyboard with the number, for Enter first brings the rest of what is being said. */
  async answer(choice: Locator): Promise<void> {
    if (this.by === 'mouse') {
      // A new press, not the second of a double press
      await this.page.mouse.wheel(1, 0)
      return choice.click()
    }
    await this.page.keyboard.press(String(Number(await choice.getAttribute('data-place')) + 1))
  }
}
