import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

/** Playwright sends inputs as fast as the page takes them, which measures the queue. A held key repeats 30 times a
 * second, a mouse reports 125 times, a spun wheel turns by 20 notches. */
const every = { key: 33, move: 8, wheel: 50 } as const
const glanceMs = 250

export type Place = { x: number; y: number }

export const glance = (): Promise<void> => pause(glanceMs)

export async function hold(page: Page, keys: readonly string[], times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    await page.keyboard.press(keys[turn % keys.length]!)
    await pause(every.key)
  }
}

export async function spin(page: Page, notches: number, down: number): Promise<void> {
  for (let notch = 0; notch < notches; notch++) {
    await page.mouse.wheel(0, down)
    await pause(every.wheel)
  }
}

export async function wander(
  page: Page,
  steps: { least: number; most: number },
  there: () => Promise<boolean>,
): Promise<void> {
  for (let step = 0; step < steps.most && (step < steps.least || !(await there())); step++) {
    await page.mouse.move(400 + (step % 20) * 10, 300 + (step % 7) * 10)
    await pause(every.move)
  }
}

export async function press(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  await glance()
  const { x, y } = await middleOf(what)
  await page.mouse.move(x, y)
  await pause(every.move)
  await page.mouse.down()
  await page.mouse.up()
}

export async function drag(page: Page, from: Place, across: number, down: number, steps: number): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await pause(every.move)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(from.x + (across * step) / steps, from.y + (down * step) / steps)
    await pause(every.move)
  }
  await page.mouse.up()
  await glance()
}

export async function middleOf(what: Locator): Promise<Place> {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${String(what)} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
