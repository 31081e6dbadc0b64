import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { enter, password, signIn } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import { StudioDriver } from './studio-driver.ts'
import { expectNothingBehindToasts } from './under-toasts.ts'

const notice = (page: Page, title: string, text: string, options?: { timeout: number }) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: text }).first()).toBeVisible(
    options,
  )

test('creating without a session leads through sign-in back to what was typed', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const author = await visit(browser, locale)
  const { page, context } = author
  const email = `gone-${locale}@example.org`
  await enter(page, email, '/creator')
  const studio = new StudioDriver(page, locale)
  await studio.button(m.catalogue_kind_mystery({}, on)).click()
  await studio.field(m.studio_field_title({}, on)).fill('Candles')
  await context.clearCookies({ name: 'whodini_session' })
  await studio.button(m.studio_create_submit({}, on)).click()
  await notice(page, m.studio_create_failed({}, on), m.errors_not_authenticated({}, on))
  await expect(studio.field(m.studio_field_title({}, on))).toHaveValue('Candles')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: m.common_sign_in({}, on) })
    .click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fcreator$/)
  await page.getByLabel(m.common_email({}, on)).fill(email)
  await page.getByLabel(m.account_password({}, on), { exact: true }).fill(password)
  await page
    .getByRole('button', { name: m.common_sign_in({}, on), exact: true })
    .last()
    .click()
  await notice(page, m.account_welcome_back_title({}, on), m.account_welcome_back({}, on))
  await studio.button(m.catalogue_kind_mystery({}, on)).click()
  await expect(studio.field(m.studio_field_title({}, on))).toHaveValue('Candles')
  await author.close()
})

test('signing in or up without network is an unexpected error; typed text stays', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const reader = await visit(browser, locale)
  const { page, context } = reader
  const email = `cut-${locale}@example.org`
  for (const tab of ['sign-in', 'sign-up'] as const) {
    await page.goto(tab === 'sign-in' ? '/auth' : '/auth?tab=sign-up')
    await ready(page)
    await page.getByLabel(m.common_email({}, on)).fill(email)
    await page.getByLabel(m.account_password({}, on), { exact: true }).fill(password)
    if (tab === 'sign-up') await page.getByLabel(m.account_confirm_password({}, on), { exact: true }).fill(password)
    const submit = page
      .getByRole('button', {
        name: tab === 'sign-up' ? m.account_sign_up_submit({}, on) : m.common_sign_in({}, on),
        exact: true,
      })
      .last()
    await context.setOffline(true)
    await submit.click()
    const said = page.getByRole('alert').filter({ hasText: m.common_error({}, on) })
    await expect(said).toContainText(m.errors_unexpected({}, on))
    await expect(page.getByLabel(m.common_email({}, on))).toHaveValue(email)
    await context.setOffline(false)
    if (tab === 'sign-up') await submit.click()
  }
  await notice(page, m.account_created_title({}, on), m.account_created({}, on))
  await reader.close()
})

test('a session elsewhere is ended from the security page; the other device learns of it', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const [here, there] = [await visit(browser, locale), await visit(browser, locale)]
  const email = `elsewhere-${locale}@example.org`
  await enter(here.page, email, '/account/security')
  await expect(here.page.getByText(m.account_sessions_none({}, on))).toBeVisible()
  await signIn(there.page, locale, email, '/creator')
  await ready(there.page)
  await here.page.reload()
  await ready(here.page)
  await expectAccessible(here.page)
  await here.page.getByRole('button', { name: m.account_sign_out_elsewhere({}, on) }).click()
  await notice(here.page, m.account_signed_out_elsewhere_title({}, on), m.account_signed_out_elsewhere({}, on))
  await expect(here.page.getByText(m.account_sessions_none({}, on))).toBeVisible()
  await there.page.reload()
  await expect(there.page).toHaveURL(/\/auth\?next=%2Fcreator$/)
  await here.close()
  await there.close()
})

test('the studio says what was created, saved, deleted or failed; what was typed stays', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const author = await visit(browser, locale)
  const { page, context } = author
  await enter(page, 'notices@example.org', '/creator')
  const studio = new StudioDriver(page, locale)
  // It shows for four seconds, in which a slow machine does not get as far as the editor
  await Promise.all([
    studio.createProject('Brass'),
    notice(page, m.studio_created_title({}, on), m.studio_created_text({}, on), { timeout: 45_000 }),
  ])

  await studio.field(m.studio_field_description({}, on)).fill('A first sentence.')
  await studio.button(m.studio_save({}, on)).click()
  await notice(page, m.studio_updated_title({}, on), m.studio_updated_text({}, on))
  await studio.saved()
  await context.setOffline(true)
  await studio.field(m.studio_field_description({}, on)).fill('A second sentence.')
  await studio.button(m.studio_save({}, on)).click()
  await notice(page, m.studio_update_failed({}, on), m.studio_save_offline_text({}, on))
  await context.setOffline(false)
  await studio.saved()

  await page.goto('/creator')
  await ready(page)
  const remove = async () => {
    await studio.button(m.studio_card_delete({ title: 'Brass' }, on)).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: m.common_delete({}, on) })
      .click()
  }
  await studio.button(m.catalogue_kind_online({}, on)).click()
  await studio.field(m.studio_field_title({}, on)).fill('Lantern')
  await context.setOffline(true)
  await studio.button(m.studio_create_submit({}, on)).click()
  await notice(page, m.studio_create_failed({}, on), m.errors_unavailable({}, on))
  await expect(studio.field(m.studio_field_title({}, on))).toHaveValue('Lantern')
  await page.keyboard.press('Escape')
  await remove()
  await notice(page, m.studio_delete_failed({}, on), m.errors_unavailable({}, on))
  await context.setOffline(false)
  await remove()
  await notice(page, m.studio_deleted_title({}, on), m.studio_deleted_text({}, on))
  await author.close()
})

test('on a phone full of fields a notice makes room for itself and gives it back', async ({ browser }) => {
  const on = { locale: 'en' } as const
  const author = await visit(browser, 'en', undefined, { width: 360, height: 640 })
  const { page } = author
  await enter(page, 'fields@example.org', '/creator')
  const studio = new StudioDriver(page, 'en')
  await studio.createProject('Brass')
  await studio.field(m.studio_field_description({}, on)).fill('A first sentence.')
  await page.evaluate(() => {
    const rows = Array.from({ length: 40 }, (_, at) => {
      const [row, label, input] = ['div', 'label', 'input'].map((each) => document.createElement(each))
      Object.assign(label!, { textContent: `Field ${at}`, htmlFor: `filled-${at}` })
      Object.assign(input!, { id: `filled-${at}`, className: 'min-h-11 w-full border' })
      row!.className = 'grid'
      row!.append(label!, input!)
      return row!
    })
    document.querySelector('main')!.prepend(...rows)
  })
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts).toHaveCount(0)
  const heightOf = () =>
    page.evaluate(() => {
      const [first, last] = [0, 39].map((at) => document.querySelector(`#filled-${at}`)!.getBoundingClientRect().top)
      return last! - first!
    })
  const before = await heightOf()
  for (const at of [10, 24]) {
    await page.locator(`#filled-${at}`).evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await page.keyboard.press('Control+s')
    await notice(page, m.studio_updated_title({}, on), m.studio_updated_text({}, on))
    await expectNothingBehindToasts(page)
    for (const field of await page.locator('[id^=filled-]').all()) {
      const box = (await field.boundingBox())!
      if (box.y < 150 || box.y + box.height > 640) continue
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(field).toBeFocused()
    }
    await expect(toasts).toHaveCount(0)
    expect(await heightOf()).toBe(before)
    await studio.field(m.studio_field_description({}, on)).fill(`Sentence ${at}.`)
  }
  await author.close()
})
