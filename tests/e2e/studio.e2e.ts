import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { signUp } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

const en = { locale: 'en' } as const

test('two tabs that change the same adventure: the second sees both versions and decides; nothing typed is lost', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const first = author.page
  await signUp(first, 'en', 'two-tabs@example.org', '/creator')
  const studio = new StudioDriver(first, 'en')
  const id = await studio.createProject('Two tabs')
  const second = await author.context.newPage()
  await second.goto(`/editor/${id}`)
  await ready(second)

  const description = (page: typeof first) => page.getByLabel(m.studio_field_description({}, en)).first()
  await description(first).fill('Written in the first tab')
  await studio.saved()
  await description(second).fill('Written in the second tab')
  await expect(second.getByText(m.studio_state_conflict({}, en)).first()).toBeVisible()
  await expect(second.getByText('Written in the first tab')).toBeVisible()
  await expect(second.getByText('Written in the second tab').first()).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: m.studio_conflict_keep({}, en) }).click()
  await expect(second.getByText(m.studio_state_saved({}, en), { exact: true })).toBeVisible()
  await first.reload()
  await expect(description(first)).toHaveValue('Written in the second tab')
  await author.close()
})

test('publishing what is not complete names what is missing and changes nothing', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUp(page, 'en', 'incomplete@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.createProject('Not ready')
  await page.getByLabel(m.studio_status_label({}, en)).selectOption('published')
  await studio.toast(m.studio_status_refused({}, en))
  await expect(page.getByText(/Description, Cover Image, Recommended Players/).first()).toBeVisible()
  await expect(page.getByLabel(m.studio_status_label({}, en))).toHaveValue('draft')
  expect((await page.request.get(`/adventure/${id}`)).status()).toBe(404)
  await author.close()
})

test('a project is deleted after the question, and Cancel keeps it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUp(page, 'en', 'deletes@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.createProject('Short-lived')
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

test('an empty title stays silent, as the specification wants it', async ({ browser }) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUp(page, 'en', 'silent@example.org', '/creator')
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
