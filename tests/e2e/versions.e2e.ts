import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'

const en = { locale: 'en' } as const

test('restoring a version shows in another tab, can be undone, and reports conflicts in typing', async ({
  browser,
}) => {
  const author = await visit(browser, 'en')
  const { page } = author
  await signUpAtOnce(page, 'versions@example.org')
  const studio = new StudioDriver(page, 'en')
  const id = await studio.openNewProject('Kept and restored')
  const description = (at: typeof page) => at.getByLabel(m.studio_field_description({}, en)).first()
  const title = (at: typeof page) => at.getByRole('heading', { level: 1 })
  const open = () => studio.button(m.studio_versions({}, en)).click()
  const dialog = page.getByRole('dialog', { name: m.studio_versions({}, en) })
  const restore = async (name: string) => {
    await open()
    await dialog.getByRole('button', { name: m.studio_versions_restore_named({ name }, en), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(m.studio_versions_restore_undo({}, en))).toBeVisible()
    await question.getByRole('button', { name: m.studio_restore({}, en), exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  await description(page).fill('The first draft')
  await studio.saved()
  await open()
  await dialog.getByLabel(m.studio_versions_name({}, en)).fill('My first')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(m.studio_versions_same({}, en))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await description(page).fill('The second draft')
  await page.getByLabel(m.studio_field_title({}, en)).first().fill('Kept and renamed')
  await studio.saved()
  const other = await author.context.newPage()
  await other.goto(`/editor/${id}`)
  await ready(other)
  await expect(description(other)).toHaveValue('The second draft')

  await restore('My first')
  await expect(description(page)).toHaveValue('The first draft')
  await expect(studio.button(m.studio_undo({}, en))).toHaveAttribute('aria-disabled', 'true')

  await expect(description(other)).toHaveValue('The first draft')
  await expect(title(other)).toHaveText('Kept and restored')

  await other.route(`**/editor/${id}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await description(other).fill('Typed in the other tab')
  await expect(other.getByText(m.studio_state_offline({}, en))).toBeVisible()
  await restore(m.studio_versions_before({ name: 'My first' }, en))
  await expect(description(page)).toHaveValue('The second draft')
  await expect(title(other)).toHaveText('Kept and renamed')
  await expect(description(other)).toHaveValue('Typed in the other tab')
  await other.unroute(`**/editor/${id}`)
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(other.getByText(m.studio_state_conflict({}, en)).first()).toBeVisible()
  await expect(other.getByText('The second draft')).toBeVisible()
  await expect(description(other)).toHaveValue('Typed in the other tab')
  await other.close({ runBeforeUnload: false })
  await author.close()
})
