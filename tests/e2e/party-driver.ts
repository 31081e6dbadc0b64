import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'

export class PartyDriver {
  readonly page: Page
  readonly #in: { locale: Locale }

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.#in = { locale }
  }

  panel = (): Locator =>
    this.page.getByRole('dialog', {
      name: new RegExp(`^(${m.together_title({}, this.#in)}|${m.together_play_with_friends({}, this.#in)})$`),
    })
  chat = (): Locator => this.page.getByRole('dialog', { name: m.together_chat({}, this.#in), exact: true })
  chatButton = (): Locator =>
    this.page
      .getByRole('group', { name: m.together_tools({}, this.#in) })
      .getByRole('button', { name: new RegExp(`^${m.together_chat({}, this.#in)}`) })
  member = (name: string): Locator => this.panel().getByRole('listitem').filter({ hasText: name }).first()
  news = (): Locator => this.page.getByRole('status', { name: m.together_news({}, this.#in) }).last()

  async openPanel(): Promise<void> {
    const { page } = this
    await page
      .getByRole('button', { name: m.together_play_with_friends({}, this.#in), exact: true })
      .or(page.getByRole('button', { name: /^(Party|Équipe)\s?: \d/ }))
      .click()
    await expect(this.panel()).toBeVisible()
  }

  async openChat(): Promise<void> {
    await this.chatButton().click()
    await expect(this.chat()).toBeVisible()
  }

  async close(dialog: Locator): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  async invite(): Promise<string> {
    await this.panel()
      .getByRole('button', { name: m.together_invite({}, this.#in) })
      .click()
    await expect(this.panel().getByRole('img', { name: m.together_qr({}, this.#in) })).toBeVisible()
    return this.panel().getByLabel(m.together_link({}, this.#in), { exact: true }).inputValue()
  }

  async join(name: string): Promise<void> {
    await this.page.getByLabel(m.join_name({}, this.#in)).fill(name)
    await this.page.getByRole('button', { name: m.join_submit({}, this.#in) }).click()
    await this.page.waitForURL(/\/run\//)
    await ready(this.page)
  }

  async react(word: string): Promise<void> {
    await this.page.getByRole('button', { name: m.together_react({}, this.#in), exact: true }).click()
    await this.page.getByRole('button', { name: word, exact: true }).click()
  }

  async say(text: string): Promise<void> {
    await this.chat().getByLabel(m.together_chat_message({}, this.#in)).fill(text)
    await this.page.keyboard.press('Enter')
    await expect(this.chat().getByRole('log').getByText(text)).toBeVisible()
  }

  async remove(name: string): Promise<void> {
    await this.member(name)
      .getByRole('button', { name: m.together_remove({ name }, this.#in) })
      .click()
    await this.panel()
      .getByRole('button', { name: m.together_remove_confirm({}, this.#in), exact: true })
      .click()
    await expect(this.panel().getByText(name, { exact: true })).toHaveCount(0)
  }
}
