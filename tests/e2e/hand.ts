import { expect } from '@playwright/test'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { pressAnew } from './press-anew.ts'

export type Way = 'mouse' | 'keyboard'

/** What may lie between two stops without being seen, such as the guards around a dialog. */
const mostStops = 4

/** How long, in milliseconds, a page that is still changing may keep somebody from a place. */
const patience = 15_000

export class Hand {
  readonly page: Page
  readonly way: Way

  constructor(page: Page, way: Way = 'mouse') {
    this.page = page
    this.way = way
  }

  /** The focused stop itself may disappear: then it is looked up again. */
  async reach(place: Locator): Promise<void> {
    await expect(async () => {
      // Found once: looking up the name again at every step costs more than the rest of the way
      const element = (await place.elementHandle())!
      const stands = await element.evaluate(standBefore)
      expect(['there', 'before']).toContain(stands)
      expect(stands === 'there' || (await this.#comesTo(element)), 'the keyboard does not come here').toBe(true)
    }).toPass({ timeout: patience })
  }

  async #comesTo(element: ElementHandle<Element>): Promise<boolean> {
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.page.keyboard.press('Tab')
      if (await element.evaluate(hasFocus)) return true
    }
    return false
  }

  /** After something was closed, moved or removed: without a pointer, the focus must still be somewhere. */
  async standsSomewhere(): Promise<void> {
    if (this.way === 'mouse') return
    await expect
      .poll(
        () => this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
        'the focus is nowhere',
      )
      .toBe(true)
  }

  async press(place: Locator): Promise<void> {
    if (this.way === 'mouse') return place.click()
    await this.reach(place)
    await pressAnew(this.page.keyboard)
  }

  async type(field: Locator, text: string): Promise<void> {
    if (this.way === 'mouse') return field.fill(text)
    await this.reach(field)
    await this.page.keyboard.press('Control+a')
    await (text === '' ? this.page.keyboard.press('Delete') : this.page.keyboard.insertText(text))
  }

  async choose(select: Locator, label: string): Promise<void> {
    if (this.way === 'mouse') {
      await select.selectOption({ label })
      return
    }
    await this.reach(select)
    const way = await select.evaluate((element, wanted) => {
      const options =
        element instanceof HTMLSelectElement ? [...element.options].filter(({ disabled }) => !disabled) : []
      return options.findIndex(({ label: each }) => each === wanted) - options.findIndex(({ selected }) => selected)
    }, label)
    await this.page.keyboard.press('Alt+ArrowDown')
    for (let step = 0; step < Math.abs(way); step += 1)
      await this.page.keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp')
    await this.page.keyboard.press('Enter')
  }

  async tick(box: Locator): Promise<void> {
    if (this.way === 'mouse') await box.locator('xpath=ancestor::label').click()
    else {
      await this.reach(box)
      await pressAnew(this.page.keyboard, 'Space')
    }
    await expect(box).toBeChecked()
  }

  /** One of the radio buttons of a form, of which the keyboard reaches the one that is chosen. */
  async choosesRadio(within: Locator, name: RegExp): Promise<void> {
    const radio = within.getByRole('radio', { name })
    if (this.way === 'mouse') return this.tick(radio)
    await this.reach(within.getByRole('radio', { checked: true }))
    const radios = await within.getByRole('radio').count()
    for (let step = 0; step < radios && !(await radio.isChecked()); step += 1)
      await this.page.keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
  }

  async openTab(within: Locator, name: string): Promise<void> {
    const tab = within.getByRole('tab', { name, exact: true })
    if (this.way === 'mouse') return tab.click()
    await this.reach(within.getByRole('tab', { selected: true }))
    const tabs = await within.getByRole('tab').count()
    for (let step = 0; step < tabs && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1) {
      const before = (await within.getByRole('tab', { selected: true }).getAttribute('id'))!
      await this.page.keyboard.press('ArrowRight')
      await expect(within.getByRole('tab', { selected: true })).not.toHaveAttribute('id', before)
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  async pick(button: Locator, entry: string): Promise<void> {
    await this.press(button)
    const item = this.page.getByRole('menuitem', { name: entry, exact: true })
    await expect(item).toBeVisible()
    if (this.way === 'mouse') return item.click()
    const entries = this.page.locator('[role=menuitem]:not([data-disabled])')
    const count = await entries.count()
    // Enter twice at once is one press; with another key between it is not
    await this.page.keyboard.press('Home')
    // A menu moves the focus only a moment after the key
    await expect(entries.first()).toBeFocused()
    for (let step = 1; step < count && !(await item.evaluate(hasFocus)); step += 1) {
      await this.page.keyboard.press('ArrowDown')
      await expect(entries.nth(step)).toBeFocused()
    }
    await expect(item).toBeFocused()
    await this.page.keyboard.press('Enter')
  }
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

/** All in one question, since each takes its time: `there`, `before` it, or what is in the way. */
function standBefore(element: Element): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it cannot be seen'
  if (element.closest(':disabled, [aria-disabled=true]')) return 'it is disabled'
  // A dialog that has just opened takes the focus, and would take it back from somebody who moved on before that
  const dialog = element.closest('[role=dialog], [role=alertdialog]')
  if (dialog && !dialog.contains(document.activeElement)) return 'the dialog has not taken the focus'
  if (element === document.activeElement) return 'there'
  const within = dialog ?? document
  const stops = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      !stop.closest('[inert]') &&
      stop.checkVisibility({ visibilityProperty: true }),
  )
  const at = stops.findIndex((stop) => stop === element)
  if (at === -1) throw new Error(`no stop of the keyboard: ${element.outerHTML.slice(0, 200)}`)
  stops.at(at - 1)?.focus({ preventScroll: true })
  return element === document.activeElement ? 'there' : 'before'
}
