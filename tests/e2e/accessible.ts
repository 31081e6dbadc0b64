import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locale.ts'

/** Texts do not depend on the theme, nor colours on the language: both languages together show both themes. */
export const themes = { en: 'light', fr: 'dark' } as const

export async function expectAccessibleInTheme(page: Page, locale: Locale): Promise<void> {
  await page.emulateMedia({ colorScheme: themes[locale] })
  await expectAccessible(page)
}

export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured as they stay, not while they fade in or a notice's time ends
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // A spinner never ends, and what rests (a notice under the pointer) does not by itself
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
    await Promise.race([
      Promise.all(ending.map((animation) => animation.finished.catch(() => {}))),
      new Promise((done) => setTimeout(done, 5_000)),
    ])
  })
  const invalid =
    'img[sizes]:not([srcset]), dl > :not(dt, dd, div, script, template), dl > div > :not(dt, dd, script, template)'
  expect(await page.locator(invalid).count(), `${page.url()}: ${invalid}`).toBe(0)
  // In the page itself: the other way opens a second page for each look, only for frames of other sites
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([])
}
