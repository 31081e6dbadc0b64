import type { Locator } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/**
 * Where a thing lies that the mouse is led to by numbers, once it stays there: in view, and with the pictures around it
 * loaded, which push what is below them down. In px of the window.
 */
export async function stillBox(place: Locator): Promise<Box> {
  await place.waitFor()
  await place
    .page()
    .waitForFunction(() => [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete))
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box
}
