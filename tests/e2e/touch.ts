import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

export type Fingers = {
  moveTo: (points: readonly Point[]) => Promise<void>
  lift: () => Promise<void>
}

const steps = 8

/** Puts fingers down, as the browser itself gets them from a screen: it pans by itself if the page lets it. */
export async function putFingers(page: Page, points: readonly Point[]): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((point, id) => ({ ...point, id })) })
  let now = points
  await send('touchStart', now)
  return {
    async moveTo(next) {
      const from = now
      for (let step = 1; step <= steps; step++) {
        now = next.map((point, id) => ({
          x: from[id]!.x + ((point.x - from[id]!.x) * step) / steps,
          y: from[id]!.y + ((point.y - from[id]!.y) * step) / steps,
        }))
        await send('touchMove', now)
      }
    },
    async lift() {
      await send('touchEnd', [])
      await session.detach()
    },
  }
}
