import { expect, test } from '@playwright/test'
import { ready } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

const mostBytes = 270_000
/** With one cover: a shelf that shows three makes 12. The icon of the tab is the browser's own request, beside these. */
const mostRequests = 10

const samplesShelf = '/library?q=rabbit'

test('the first visit of the library, pictures included, is at most 270 kB in 10 requests', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: journeyWorld().url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const loaded = new Map<string, { path: string; bytes: number }>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) loaded.set(requestId, { path: new URL(response.url).pathname, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = loaded.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(samplesShelf)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await context.close()

  const answers = [...loaded.values()].filter(({ path }) => path !== '/favicon.svg').sort((a, b) => b.bytes - a.bytes)
  const list = answers.map(({ path, bytes }) => `${String(bytes).padStart(9)}  ${path}`).join('\n')
  expect(
    answers.some(({ path }) => path.startsWith('/media/')),
    `the sample’s cover is among\n${list}`,
  ).toBe(true)
  expect(answers.length, list).toBeLessThanOrEqual(mostRequests)
  expect(
    answers.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(mostBytes)
})
