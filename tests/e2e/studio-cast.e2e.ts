import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

test('text typed in a dialogue node survives Esc and a reload; two devices keep both changes', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  const studio = new StudioDriver(page, 'en')
  await signUpAtOnce(page, 'cast-drafts@example.org')
  const id = await studio.openNewProject('Two lamps')
  await studio.openTab(m.studio_tab_items())
  await studio.createItem(m.studio_items_first(), 'Lamp')
  // A second tab of the same browser would hear immediately what the first one saved
  const elsewhere = await visit(browser, 'en', { cookies: await author.context.cookies(), origins: [] })
  await keepsBothVersions(elsewhere, page, id)
  await studio.openTab(m.studio_tab_npcs())
  await studio.button(m.studio_npcs_first()).click()
  await studio.dialog().getByLabel(m.studio_field_name()).fill('Porter')
  await page.keyboard.press('Escape')
  await page.reload()
  await studio.button(m.studio_npcs_first()).click()
  await expect(studio.dialog().getByText(m.studio_draft_restored())).toBeVisible()
  await studio.dialog().getByRole('button', { name: m.studio_npc_create() }).click()
  await studio.button(m.studio_node_add()).click()
  await studio.dialog().getByLabel(m.studio_node_content()).fill('Good evening.')
  await page.keyboard.press('Escape')
  await page.reload()
  await studio.button(m.studio_node_add()).click()
  await expect(studio.dialog().getByLabel(m.studio_node_content())).toHaveValue('Good evening.')
  await author.close()
})

async function keepsBothVersions(elsewhere: Awaited<ReturnType<typeof visit>>, first: Page, id: string): Promise<void> {
  const second = elsewhere.page
  const ours = new StudioDriver(first, 'en')
  await second.goto(`/editor/${id}?tab=items`)
  await ready(second)
  const theirs = new StudioDriver(second, 'en')
  await theirs.button(m.studio_card_edit({ title: 'Lamp' })).click()
  await theirs.dialog().getByRole('textbox', { name: m.studio_field_description() }).fill('Of brass.')
  await theirs.dialog().getByRole('button', { name: m.studio_item_update() }).click()
  await expect(theirs.dialog()).toBeHidden()
  await elsewhere.close()
  await ours.button(m.studio_card_edit({ title: 'Lamp' })).click()
  await ours.dialog().getByRole('textbox', { name: m.studio_field_description() }).fill('Of tin.')
  await ours.dialog().getByRole('button', { name: m.studio_item_update() }).click()
  await expect(ours.dialog()).toBeHidden()
  const question = first.getByRole('alert').filter({ hasText: 'Of brass.' })
  await expect(question).toContainText('Of tin.')
  await expectAccessible(first)
  // a page that is left before the decision asks again
  await first.reload()
  await ready(first)
  await expect(question).toContainText('Of tin.')
  await question.getByRole('button', { name: m.studio_conflict_keep() }).click()
  await expect(question).toBeHidden()
  await expect(first.getByText('Of tin.')).toBeVisible()
  await expect(first.locator('[data-save-state=saved]')).toBeVisible()
}
