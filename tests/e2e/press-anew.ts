import type { Keyboard, Locator } from '@playwright/test'

/** A key press that cannot be taken for the second of a double press, even on what has only just appeared. */
export async function pressAnew(on: Locator | Keyboard, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await on.press('Shift')
  await on.press(key)
}
