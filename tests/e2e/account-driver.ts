import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

export const password = 'brass lantern 7'

/** A retried test would find the account of its first attempt. */
export const ownTo = (email: string): string =>
  email.includes('+again') ? email : email.replace('@', '+again'.repeat(test.info().retry) + '@')

export async function signUp(page: Page, locale: Locale, email: string, next: string): Promise<void> {
  await page.goto(`/auth?tab=sign-up&next=${encodeURIComponent(next)}`)
  await ready(page)
  await page.getByLabel(m.common_email({}, { locale })).fill(ownTo(email))
  await page.getByLabel(m.account_password({}, { locale }), { exact: true }).fill(password)
  await page.getByLabel(m.account_confirm_password({}, { locale }), { exact: true }).fill(password)
  await page.getByRole('button', { name: m.account_sign_up_submit({}, { locale }) }).click()
  await page.waitForURL(`**${next}`)
  await expect(page.getByText(m.account_created_title({}, { locale }))).toBeVisible()
}

export async function signUpAtOnce(page: Page, email: string): Promise<void> {
  const { url } = journeyWorld()
  const reply = await page.request.post(`${url}/auth?tab=sign-up`, {
    headers: { origin: url },
    form: { email: ownTo(email), password, confirmPassword: password },
    maxRedirects: 0,
  })
  expect(reply.status()).toBe(302)
  await page.context().clearCookies({ name: 'flash' })
}

export async function enter(page: Page, email: string, next: string): Promise<void> {
  await signUpAtOnce(page, email)
  await page.goto(next)
  await ready(page)
}

export async function signIn(page: Page, locale: Locale, email: string, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`)
  await ready(page)
  await page.getByLabel(m.common_email({}, { locale })).fill(ownTo(email))
  await page.getByLabel(m.account_password({}, { locale }), { exact: true }).fill(password)
  await page
    .getByRole('button', { name: m.common_sign_in({}, { locale }), exact: true })
    .last()
    .click()
  await page.waitForURL(`**${next}`)
  await expect(page.getByText(m.account_welcome_back_title({}, { locale }))).toBeVisible()
}
