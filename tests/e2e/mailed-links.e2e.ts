import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { linkIn, partsOf } from '#tests/support/mailed-link.ts'
import type { KeptMail } from '#tests/support/mailed-link.ts'
import { Person } from '#tests/support/person.ts'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { enter, ownTo, password, signUpAtOnce } from './account-driver.ts'
import { ready, visit } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

const fresh = 'paper lantern 9'
const minutes = tokenMinutes

type Template = 'verify_email' | 'reset_password' | 'account_closing' | 'change_email' | 'email_changed'

async function query<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> {
  const database = new pg.Client(journeyWorld().databaseUrl)
  await database.connect()
  try {
    return (await database.query<Row>(statement, values)).rows
  } finally {
    await database.end()
  }
}

async function mailedLink(to: string, template: Template, language: Locale): Promise<string> {
  const [mail] = await query<KeptMail>(
    'select id, sealed_body as sealed, text_body as text from outbox_mails where to_address = $1 and template = $2 and language = $3 order by created_at desc limit 1',
    [to, template, language],
  )
  return partsOf(linkIn(mail!, readFileSync(join(journeyWorld().folder, 'auth-secret'), 'utf8').trim())).path
}

/** How long ago an account that only has Google's sign-in signed in. */
async function withGoogleOnly(email: string, minutesAgo: number): Promise<void> {
  const own = '(select id from users where email = $1)'
  const google = `provider_id = 'google', account_id = $1, password = null`
  await query(`update auth_accounts set ${google} where user_id = ${own}`, [email])
  await query(`update auth_sessions set created_at = now() - $2 * interval '1 minute' where user_id = ${own}`, [
    email,
    minutesAgo,
  ])
}

const shows = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** The first person of a local installation is its administrator: somebody else has to be that. */
test.beforeAll(() => new Person(journeyWorld().url).signUp(`before-the-mails-${Date.now()}@example.org`))

test('a mailed link confirms an address by its button, once; opening does nothing', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const email = ownTo('confirm@example.org')
  const reader = await visit(browser, locale)
  const { page } = reader
  await enter(page, email, '/account')
  await shows(page, m.account_unverified_local({ email }, on))
  await shows(page, m.account_mail_kept({}, on))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.account_unverified_send({}, on) }).click()
  await shows(page, m.account_unverified_made({ email, minutes }, on))
  const link = await mailedLink(email, 'verify_email', locale)
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(link)
    await shows(page, m.account_verify_lead({ email }, on))
  }
  await ready(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.account_verify_submit({}, on) }).click()
  await shows(page, m.account_verified({}, on))
  await page.getByRole('link', { name: m.account_verify_to_account({}, on) }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.account_page_title({}, on) })).toBeVisible()
  await expect(page.getByText(m.account_verify_heading({}, on))).toHaveCount(0)
  await page.goto(link)
  await shows(page, m.account_verify_used({}, on))
  await expectAccessibleInBothThemes(page)
  await page.goto('/auth/verify?token=lost-on-the-way')
  await shows(page, m.account_verify_unknown({}, on))
  await reader.close()
})

test('mailed links set a new password, change the address and restore it', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const email = ownTo('forgot@example.org')
  const away = await visit(browser, locale)
  await signUpAtOnce(away.page, email)
  const reader = await visit(browser, locale)
  const { page } = reader
  await page.goto('/auth')
  await ready(page)
  await page.getByRole('link', { name: m.account_forgot({}, on) }).click()
  await expect(page.getByRole('heading', { level: 1, name: m.account_forgot({}, on) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.account_forgot_submit({}, on) }).click()
  await shows(page, m.common_email_invalid({}, on))
  await page.getByLabel(m.common_email({}, on)).fill(email)
  await page.getByRole('button', { name: m.account_forgot_submit({}, on) }).click()
  await shows(page, m.account_forgot_made({ email, minutes }, on))
  await expectAccessibleInBothThemes(page)
  await page.goto(await mailedLink(email, 'reset_password', locale))
  await ready(page)
  await shows(page, m.account_reset_lead({ email }, on))
  await choose(page, locale, fresh, 'other')
  await shows(page, m.account_password_mismatch_title({}, on))
  await choose(page, locale, 'qwerty123', 'qwerty123')
  await shows(page, m.account_password_common({}, on))
  await expectAccessibleInBothThemes(page)
  await choose(page, locale, fresh, fresh)
  await page.waitForURL((url) => url.pathname === '/')
  await shows(page, m.account_password_changed_title({}, on))
  await away.page.goto('/account')
  await expect(away.page).toHaveURL(/\/auth\?next=/)
  await ready(away.page)
  await signInWith(away.page, locale, email, password)
  await shows(away.page, m.account_wrong_credentials({}, on))
  await signInWith(away.page, locale, email, fresh)
  await away.page.waitForURL('**/account')

  const moved = `moved-${email}`
  await page.goto('/account/security')
  const panel = page.getByRole('region', { name: m.security_email_title({}, on) })
  await panel.getByLabel(m.security_email_new({}, on)).fill(moved)
  await panel.getByLabel(m.security_current_password({}, on), { exact: true }).fill(fresh)
  await panel.getByRole('button', { name: m.account_forgot_submit({}, on) }).click()
  await shows(page, m.security_email_sent({ email: moved, minutes }, on))
  await page.goto(await mailedLink(moved, 'change_email', locale))
  await shows(page, m.security_change_email_lead({ email: moved }, on))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.security_change_email_submit({}, on) }).click()
  await shows(page, m.security_email_changed({}, on))
  await away.page.goto(await mailedLink(email, 'email_changed', locale))
  await shows(away.page, m.security_restore_email_lead({ email }, on))
  await expectAccessibleInBothThemes(away.page)
  await away.page.getByRole('button', { name: m.security_restore_email_submit({}, on) }).click()
  await away.page.waitForURL('**/auth/reset?*')
  await shows(away.page, m.account_reset_lead({ email }, on))
  await choose(away.page, locale, password, password)
  await away.page.waitForURL((url) => url.pathname === '/')
  await Promise.all([reader.close(), away.close()])
})

test('preferences and data follow the person, and a mailed link keeps an account', async ({ browser }) => {
  const locale = 'en'
  const on = { locale } as const
  const email = ownTo('leaves@example.org')
  const there = 'fr'
  const reader = await visit(browser, locale)
  const { page } = reader
  await enter(page, email, '/account/preferences')
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: m.preferences_export_button({}, on) }).click()
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${m.export_name({}, on)}-[-\\d]+\\.zip$`))
  await page
    .getByRole('main')
    .getByRole('radio', { name: { en: 'English', fr: 'Français' }[there] })
    .check()
  await page.getByRole('button', { name: m.preferences_save({}, on) }).click()
  await shows(page, m.preferences_saved({}, { locale: there }))
  const kept = page.waitForResponse('**/api/account/preferences')
  await page
    .getByRole('banner')
    .getByRole('radio', { name: m.shell_theme_dark({}, { locale: there }) })
    .first()
    .check({ force: true })
  expect((await kept).status()).toBe(204)
  await expect(
    page.getByRole('main').getByRole('radio', { name: m.shell_theme_dark({}, { locale: there }) }),
  ).toBeChecked()

  const phone = await visit(browser, locale, undefined, { width: 360, height: 740 })
  await phone.page.goto('/auth')
  await signInWith(phone.page, locale, email, password)
  await expect(phone.page.locator('html')).toHaveAttribute('lang', there)
  await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('link', { name: m.preferences_leave_link({}, { locale: there }) }).click()
  await expect(page.getByRole('heading', { level: 2, name: m.closing_goes({}, { locale: there }) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const own = page.getByRole('main').getByLabel(m.account_your_password({}, { locale: there }), { exact: true })
  const close = page.getByRole('button', { name: m.closing_submit({ days: 7 }, { locale: there }) })
  await own.fill('not my password')
  await close.click()
  await shows(page, m.security_password_wrong({}, { locale: there }))
  await expect(own).toBeFocused()
  await own.fill(password)
  await close.click()
  await page.waitForURL((url) => url.pathname === '/')
  await shows(page, m.closing_asked_title({}, { locale: there }))
  await phone.page.goto('/account')
  await expect(phone.page).toHaveURL(/\/auth\?next=/)
  await signInWith(phone.page, there, email, password)
  await phone.page.waitForURL('**/account/delete')
  await expect(phone.page.getByRole('button', { name: m.closing_keep({}, { locale: there }) })).toBeVisible()
  await expectAccessibleInBothThemes(phone.page)

  await page.goto(await mailedLink(email, 'account_closing', there))
  await shows(page, m.closing_link_lead({ email }, { locale: there }))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: m.closing_keep({}, { locale: there }) }).click()
  await shows(page, m.closing_link_kept({}, { locale: there }))
  await phone.page.goto('/account/terms?next=%2Flibrary')
  await expectAccessibleInBothThemes(phone.page)
  await expect(phone.page.getByRole('link', { name: m.terms_later({}, { locale: there }) })).toHaveAttribute(
    'href',
    '/library',
  )
  await phone.page.getByRole('button', { name: m.terms_ok({}, { locale: there }) }).click()
  await phone.page.waitForURL('**/library')

  await withGoogleOnly(email, 6)
  await phone.page.goto('/account/delete')
  await expect(phone.page.getByRole('button', { name: m.closing_keep({}, { locale: there }) })).toHaveCount(0)
  await expect(phone.page.getByRole('button', { name: m.security_again_submit({}, { locale: there }) })).toBeVisible()
  const leaving = phone.page.getByRole('button', { name: m.closing_submit({ days: 7 }, { locale: there }) })
  await expect(leaving).toHaveCount(0)
  await expectAccessibleInBothThemes(phone.page)
  await withGoogleOnly(email, 4)
  await phone.page.reload()
  await leaving.click()
  await phone.page.waitForURL((url) => url.pathname === '/')
  await shows(phone.page, m.closing_asked_title({}, { locale: there }))
  await Promise.all([reader.close(), phone.close()])
})

test('without scripts mailed links confirm an address and renew a password, once', async ({ browser }) => {
  const locale = 'fr'
  const on = { locale } as const
  const email = ownTo(`plain-${locale}@example.org`)
  const context = await browser.newContext({ baseURL: journeyWorld().url, javaScriptEnabled: false })
  await context.addCookies([{ name: 'lang', value: locale, url: journeyWorld().url }])
  const page = await context.newPage()
  await page.goto('/auth?tab=sign-up&next=%2Faccount')
  await page.getByLabel(m.common_email({}, on)).fill(email)
  await page.getByLabel(m.account_password({}, on), { exact: true }).fill(password)
  await page.getByLabel(m.account_confirm_password({}, on), { exact: true }).fill(password)
  await page.getByRole('button', { name: m.account_sign_up_submit({}, on) }).click()
  await page.getByRole('button', { name: m.account_unverified_send({}, on) }).click()
  await shows(page, m.account_unverified_made({ email, minutes }, on))
  const confirm = await mailedLink(email, 'verify_email', locale)
  await page.goto(confirm)
  await page.getByRole('button', { name: m.account_verify_submit({}, on) }).click()
  await shows(page, m.account_verified({}, on))
  await page.goto(confirm)
  await shows(page, m.account_link_used_title({}, on))
  await page.goto('/auth/forgot')
  await page.getByLabel(m.common_email({}, on)).fill(email)
  await page.getByRole('button', { name: m.account_forgot_submit({}, on) }).click()
  await shows(page, m.account_forgot_made({ email, minutes }, on))
  const renew = await mailedLink(email, 'reset_password', locale)
  await page.goto(renew)
  await choose(page, locale, fresh, fresh)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(renew)
  await shows(page, m.account_reset_used({}, on))
  await context.close()
})

async function choose(page: Page, locale: Locale, one: string, other: string): Promise<void> {
  await page.getByLabel(m.account_new_password({}, { locale }), { exact: true }).fill(one)
  await page.getByLabel(m.account_confirm_new_password({}, { locale }), { exact: true }).fill(other)
  await page.getByRole('button', { name: m.account_reset_submit({}, { locale }) }).click()
}

async function signInWith(page: Page, locale: Locale, email: string, word: string): Promise<void> {
  await page.getByLabel(m.common_email({}, { locale })).fill(email)
  await page.getByLabel(m.account_password({}, { locale }), { exact: true }).fill(word)
  await page
    .getByRole('button', { name: m.common_sign_in({}, { locale }), exact: true })
    .last()
    .click()
}
