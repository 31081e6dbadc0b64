import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { provideChromium } from '#scripts/setup/chromium.mjs'
import type { Person } from '#tests/support/person.ts'
import { glance } from './hand.ts'

/** How long a page took from an input until the picture with its result was drawn, in ms. */
export type LatencyFigures = { doing: string; inputs: number; p50: number; p95: number; most: number }

type Clock = { inputs: number[]; next: () => void }

/** What somebody does on a page; each job leaves it so that the next one can begin. */
export type Jobs = Readonly<Record<string, (page: Page, round: number) => Promise<void>>>

type Measured = { /** Signs in. */ context?: (browser: Browser) => Promise<BrowserContext>; open: (page: Page) => Promise<void>; jobs: Jobs; rounds: number }

const view = { viewport: { width: 1280, height: 800 }, locale: 'en-CA' }

/** A page of the product as its creator has it. @param ready what is there once it is */
export const editorAt = ({ server }: ThrowAwayWorld, creator: Person, address: string, ready: (page: Page) => Promise<void>): Pick<Measured, 'context' | 'open'> => ({
  context: async (browser) => {
    const context = await browser.newContext({ ...view, baseURL: server.url })
    await context.addCookies([...creator.cookies].map(([name, value]) => ({ name, value, url: server.url })))
    return context
  },
  open: async (page) => {
    await page.goto(address)
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await ready(page)
  },
})

/**
 * Opens a page and does each job so many times, and measures every input in the browser: from when the browser had it
 * until the next picture after React has drawn was handed over.
 */
export async function measureLatency({ context = (browser) => browser.newContext(view), open, jobs, rounds }: Measured): Promise<LatencyFigures[]> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--disable-gpu'] })
  try {
    const page = await (await context(browser)).newPage()
    await open(page)
    await startClock(page)
    const figures: LatencyFigures[] = []
    for (const [doing, work] of Object.entries(jobs)) {
      await page.evaluate(() => (globalThis as unknown as { latencyClock: Clock }).latencyClock.next())
      for (let round = 0; round < rounds; round++) await work(page, round)
      // the last input has its picture, too
      await glance()
      const inputs = await page.evaluate(() => (globalThis as unknown as { latencyClock: Clock }).latencyClock.inputs)
      figures.push({ doing, ...spread(inputs) })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/**
 * Listens where every input passes. What React draws later waits in the queue of messages before ours; the message after the frame
 * comes when the picture was handed over.
 */
const startClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clock: Clock = { inputs: [], next: () => { clock.inputs = [] } }
    Object.assign(globalThis, { latencyClock: clock })
    const afterQueue = (run: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = run
      port2.postMessage(null)
    }
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'wheel']) {
      // before anybody can stop it; by the second turn of the queue what React has put off is drawn
      const onInput = (event: Event) => {
        const { inputs } = clock
        afterQueue(() => afterQueue(() => requestAnimationFrame(() => afterQueue(() => inputs.push(performance.now() - event.timeStamp)))))
      }
      window.addEventListener(type, onInput, { capture: true, passive: true })
    }
  })

function spread(inputs: readonly number[]): Omit<LatencyFigures, 'doing'> {
  const sorted = inputs.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { inputs: sorted.length, p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 }
}
