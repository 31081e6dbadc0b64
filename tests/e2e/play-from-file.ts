import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import { theLockedStudy } from '#samples/templates/the-locked-study/adventure.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { PlayerDriver } from './player-driver.ts'

const fr = { locale: 'fr' } as const
const { title, scenes, hotspots, puzzles } = theLockedStudy
const [study, garden] = scenes
const [plate, door] = hotspots

/** Plays the template's game from a file on a device without a network, to its end, with a reload on the way. */
export async function playStudyFromFile(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({
    offline: true,
    locale: 'fr-CA',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('request', (asked) => {
    if (!/^(file|data|blob):/u.test(asked.url())) complaints.push(`asked for ${asked.url()}`)
  })
  const player = new PlayerDriver(page, 'fr', 'mouse')
  await page.goto(pathToFileURL(path).href)
  await expect(page.getByRole('heading', { name: title.fr, level: 1 })).toBeVisible()
  await expectAccessible(page)
  const start = page.getByRole('button', { name: m.embed_start({}, fr), exact: true })
  await start.click()
  await player.expectScene(study!.name.fr)
  await expectAccessibleInBothThemes(page)
  await player.touch(door!.name!.fr)
  await expect(page.getByText(door!.blockedMessage!.fr)).toBeVisible()
  await player.touch(plate!.name!.fr)
  await player.enter(puzzles[0]!.name.fr, '111')
  await page.reload()
  await player.solve(puzzles[0]!.name.fr, '523')
  await player.touch(door!.name!.fr)
  await player.expectScene(garden!.name.fr)
  await expect(page.getByText(garden!.endingText!.fr)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: m.play_again({}, fr) }).click()
  await player.expectScene(study!.name.fr)
  await page.getByRole('button', { name: m.kiosk_anew({}, fr) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.kiosk_anew({}, fr) })
    .click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: title.en, level: 1 })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: m.embed_start({}, { locale: 'en' }), exact: true }).click()
  await player.expectScene(study!.name.en)
  await context.close()
  expect(complaints).toEqual([])
}
