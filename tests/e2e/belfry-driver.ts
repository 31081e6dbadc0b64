import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { ready } from './browser.ts'
import { belfry } from './insert-belfry.ts'

/** Starts a game in the belfry. */
export async function begin(page: Page, adventure: string, locale: Locale = 'en'): Promise<void> {
  await page.goto(`/play/${adventure}`)
  await page.getByRole('button', { name: m.play_start({}, { locale }), exact: true }).click()
  await page.waitForURL(/\/run\//)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: belfry.place[locale] })).toBeVisible()
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
  )
}

export const hotspotIn = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: m.play_hotspots() }).getByRole('button', { name })
