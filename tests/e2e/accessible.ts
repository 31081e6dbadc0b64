import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locale.ts'

/**
 * Texts do not depend on the theme, nor colours on the language: what is looked at in both languages shows both themes.
 */
export const themes = { en: 'light', fr: 'dark' } as const

/** As `expectAccessible`, of a page that is looked at in the other language, too. */
export async function expectAccessibleInTheme(page: Page, locale: Locale): Promise<void> {
  await page.emulateMedia({ colorScheme: themes[locale] })
  await expectAccessible(page)
}

/** Every rule that axe has for WCAG 2.2 AA and its best practices; a finding names the rule and the element. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured as they stay, not in the middle of fading in, nor of a notice whose time is over while they
  // are measured
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
  // All in the page itself: the other way opens a second page for each look, only to put together what frames of other
  // sites say. And
  // what is in order is only counted
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([])
}
