import type { Locator } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/** In px of the window, once the surrounding pictures have loaded, which push content below them down. */
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
