import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { provideChromium } from '#scripts/setup/chromium.mjs'
import type { Person } from '#tests/support/person.ts'
import { glance } from './hand.ts'

export type LatencyFigures = { doing: string; inputs: number; p50: number; p95: number; most: number; screen: number }

type Clock = { inputs: number[]; presented: number[]; next: () => void }

export type Jobs = Readonly<Record<string, (page: Page, round: number) => Promise<void>>>

type Measured = {
  /** Signs in. */ context?: (browser: Browser) => Promise<BrowserContext>
  open: (page: Page) => Promise<void>
  jobs: Jobs
  rounds: number
}

const view = { viewport: { width: 1280, height: 800 }, locale: 'en-CA' }

export const editorAt = (
  { server }: ThrowAwayWorld,
  creator: Person,
  address: string,
  ready: (page: Page) => Promise<void>,
): Pick<Measured, 'context' | 'open'> => ({
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

/** Each input's time from the browser's event to the first frame with React's response to it. */
export async function measureLatency({
  context = (browser) => browser.newContext(view),
  open,
  jobs,
  rounds,
}: Measured): Promise<LatencyFigures[]> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--disable-gpu'] })
  try {
    const page = await (await context(browser)).newPage()
    await open(page)
    await startClock(page)
    const figures: LatencyFigures[] = []
    for (const [doing, work] of Object.entries(jobs)) {
      await page.evaluate(() => (globalThis as unknown as { latencyClock: Clock }).latencyClock.next())
      for (let round = 0; round < rounds; round++) await work(page, round)
      await glance()
      const { inputs, presented } = await page.evaluate(
        () => (globalThis as unknown as { latencyClock: Clock }).latencyClock,
      )
      figures.push({ doing, ...spread(inputs), screen: spread(presented).p95 })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Moves and wheel turns reach the page within a frame, keys and presses between frames. React's later drawing waits
 * before our message, so a page that changed after the first picture counts with the next. */
const startClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clock: Clock = { inputs: [], presented: [], next: () => Object.assign(clock, { inputs: [], presented: [] }) }
    Object.assign(globalThis, { latencyClock: clock })
    const afterQueue = (run: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = run
      port2.postMessage(null)
    }
    const afterFrame = (run: () => void, first = () => {}) =>
      requestAnimationFrame(() => {
        first()
        void scheduler.postTask(run, { priority: 'user-blocking' })
      })
    let counted = 0
    const observer = new MutationObserver((records) => (counted += records.length))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const changes = () => (counted += observer.takeRecords().length)
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'wheel']) {
      // before anybody can stop it; by the second turn of the queue React's deferred work is drawn
      const onInput = (event: Event) => {
        const { inputs } = clock
        const took = () => performance.now() - event.timeStamp
        let [before, first] = [-1, 0]
        afterFrame(
          () => (first = took()),
          () => (before = changes()),
        )
        afterQueue(() =>
          afterQueue(() =>
            first > 0 && changes() === before ? inputs.push(first) : afterFrame(() => inputs.push(took())),
          ),
        )
      }
      window.addEventListener(type, onInput, { capture: true, passive: true })
    }
    // the browser's own measure for presses and keys: until they are on the screen, in steps of 8 ms, from 16 ms on
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) clock.presented.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

function spread(inputs: readonly number[]): Omit<LatencyFigures, 'doing' | 'screen'> {
  const sorted = inputs.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { inputs: sorted.length, p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 }
}
