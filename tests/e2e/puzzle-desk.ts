import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { signUpAtOnce } from './account-driver.ts'
import { expectAccessible } from './accessible.ts'
import { ready, visit } from './browser.ts'
import type { Hand, Way } from './hand.ts'
import { insertPlaces } from './insert-places.ts'
import { picture } from './pictures.ts'
import { PlayerDriver } from './player-driver.ts'
import { stillBox } from './still-box.ts'
import { StudioDriver } from './studio-driver.ts'

export const ways: Record<Locale, Way> = { en: 'mouse', fr: 'keyboard' }

export interface Desk {
  page: Page
  studio: StudioDriver
  hand: Hand
  player: PlayerDriver
  dialog: Locator
  locale: Locale
  in: { locale: Locale }
  adventureId: string
  close: () => Promise<void>
}

export async function openDesk(browser: Browser, locale: Locale, email: string, title: string): Promise<Desk> {
  // Making and playing three or four puzzles takes a while on a slow machine
  test.setTimeout(300_000)
  const { page, close } = await visit(browser, locale)
  await signUpAtOnce(page, email)
  const studio = new StudioDriver(page, locale, ways[locale])
  const adventureId = await studio.openNewProject(title)
  await studio.openTab(m.studio_tab_puzzles({}, { locale }))
  return {
    page,
    studio,
    hand: studio.hand,
    player: new PlayerDriver(page, locale, ways[locale]),
    dialog: page.getByRole('dialog'),
    locale,
    in: { locale },
    adventureId,
    close,
  }
}

export async function makePuzzle(
  { page, studio, hand, dialog, in: inLanguage }: Desk,
  type: string,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  await hand.press(studio.button(m.studio_puzzles_new({}, inLanguage)))
  await hand.press(page.getByRole('button', { name: new RegExp(`^${type}`) }))
  await hand.type(dialog.getByLabel(m.studio_puzzle_name({}, inLanguage)), name)
  await fill()
  // the forms are examined in one language, what players see in the other
  if (hand.way === 'mouse') await expectAccessible(page)
  await hand.press(dialog.getByRole('button', { name: m.studio_puzzle_create({}, inLanguage) }))
  await expect(dialog).toBeHidden()
  await hand.standsSomewhere()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText(m.studio_puzzle_unfinished({}, inLanguage))).toHaveCount(0)
}

export async function placePuzzles(
  { studio, adventureId }: Desk,
  scene: string,
  story: string,
  names: readonly string[],
): Promise<void> {
  await studio.addScene(adventureId, scene, story)
  await insertPlaces(adventureId, names)
}

export async function beginGame({ page, player, adventureId, in: inLanguage }: Desk): Promise<void> {
  await page.goto(`/play/${adventureId}`)
  await player.press(page.getByRole('button', { name: m.play_start({}, inLanguage), exact: true }))
  await page.waitForURL(/\/run\//)
  await ready(page)
}

export async function openPuzzle({ page, player }: Desk, name: string): Promise<Locator> {
  await player.touch(name)
  const dialog = player.dialog(name)
  await expect(dialog).toBeVisible()
  if (player.by === 'keyboard') await expectAccessible(page)
  return dialog
}

export async function tryIt({ player }: Desk, dialog: Locator, submit: string, said: string): Promise<void> {
  await player.press(dialog.getByRole('button', { name: submit }))
  await expect(dialog.getByText(said)).toBeVisible()
}

export async function goOn({ player, in: inLanguage }: Desk, dialog: Locator): Promise<void> {
  await player.press(dialog.getByRole('button', { name: m.play_continue({}, inLanguage) }))
  await expect(dialog).toBeHidden()
}

export async function expectCurtain({ page, in: inLanguage }: Desk): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: m.play_ending_title({}, inLanguage) })).toBeVisible()
}

export type Walker = { page: Page; reach: (place: Locator) => Promise<void> }

/** Several places are a single stop for Tab; what their first `data-` says is their place. */
export async function walk(
  walker: Walker,
  stops: Locator,
  target: Locator,
  key: (from: string, to: string) => string,
): Promise<void> {
  const nameOf = (element: HTMLElement | SVGElement) => Object.values((element as HTMLElement).dataset)[0]!
  const { page } = walker
  await walker.reach(stops.and(page.locator('[tabindex="0"]')))
  const to = await target.evaluate(nameOf)
  const focused = page.locator(':focus')
  for (let from = await focused.evaluate(nameOf); from !== to; from = await focused.evaluate(nameOf))
    await page.keyboard.press(key(from, to))
}

/** The picture of a thing, and the place on it, drawn by mouse or by keys: the puzzle lies in it at once. */
export async function layInObject({ page, hand, dialog, locale, in: inLanguage }: Desk): Promise<void> {
  const step = dialog.getByRole('region', { name: m.objects_title({}, inLanguage) })
  await step
    .getByRole('group', { name: m.objects_picture({}, inLanguage) })
    .locator('input[type=file]:not([multiple])')
    .setInputFiles(await picture('#6b4526', 1200, 900))
  await hand.type(step.getByLabel(m.objects_alt({}, inLanguage)).first(), things[locale])
  const frame = step.getByRole('button', { name: m.objects_frame({}, inLanguage) })
  const size = step.getByRole('button', { name: m.objects_size({}, inLanguage) })
  await frame.scrollIntoViewIfNeeded()
  if (hand.way === 'mouse') {
    const corner = await stillBox(size)
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
    await page.mouse.down()
    await page.mouse.move(corner.x + 60, corner.y + 60, { steps: 3 })
    await page.mouse.up()
  } else {
    await hand.reach(frame)
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await page.keyboard.press('Alt+Shift+ArrowDown')
  }
  await expect(step.getByText(m.objects_fits({}, inLanguage))).toBeVisible()
}

/** @param works what players work on, in CSS: it lies on the picture, and the button does not */
export async function expectInObject(
  { locale, in: inLanguage }: Desk,
  dialog: Locator,
  works: string,
  submit: string | null,
): Promise<void> {
  const place = dialog.locator('[data-in-place]')
  await expect(dialog.getByRole('img', { name: things[locale] })).toBeVisible()
  await expect(place.locator(works).first()).toBeVisible()
  if (submit !== null) await expect(place.getByRole('button', { name: submit })).toHaveCount(0)
  await expect(place.getByText(m.puzzles_attempts_left({ count: 3 }, inLanguage))).toHaveCount(0)
}

const things = { en: 'A chest bound in brass', fr: 'Un coffre cerclé de laiton' } as const
