import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Texts do not depend on the theme, nor colours on the language: both languages together show both themes. */
export const themes = { en: 'light', fr: 'dark' } as const

/** For a journey in one language: what a theme changes is the colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, ofColour)
}

const ofColour = { runOnly: ['color-contrast', 'link-in-text-block'] }

export async function expectAccessible(page: Page, options: axe.RunOptions = {}): Promise<void> {
  // Colours are measured in their final state, not while they fade in or a notice times out
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // A spinner never ends, and neither does a paused animation (a notice under the pointer)
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
  // A third of each check went to loading axe again into a page that has it; its style sheets do not change either
  const isNew = await page.evaluate(() => !('axe' in globalThis))
  if (isNew) await page.evaluate(source)
  const { violations } = await page.evaluate((given) => (globalThis as unknown as { axe: typeof axe }).axe.run(given), {
    resultTypes: ['violations'],
    preload: isNew,
    ...options,
  } satisfies axe.RunOptions)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([])
}
