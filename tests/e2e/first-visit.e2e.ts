import { expect, test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { tabsOf } from '#app/features/studio/editor/components/editor-tabs.ts'
import { createProject } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { ownTo } from './account-driver.ts'
import { ready } from './browser.ts'
import { journeyWorld } from './journey-world.ts'

const mostBytes = 270_000
/** With one cover: a shelf of three makes 13. The browser requests the tab's icon in addition to these. */
const mostRequests = 11
/** Transferred bytes of scripts until the network is idle; other tabs load while somebody works in the editor. */
const mostForEditor = 460_000

const samplesShelf = '/library?q=rabbit'

type Answer = { path: string; bytes: number }

/** Everything that a first-time browser is sent for the page, largest first. */
async function firstVisit(browser: Browser, path: string, cookies = new Map<string, string>()): Promise<Answer[]> {
  const { url } = journeyWorld()
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const loaded = new Map<string, Answer>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http')) loaded.set(requestId, { path: new URL(response.url).pathname, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = loaded.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(path)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...loaded.values()].filter((answer) => answer.path !== '/favicon.svg').sort((a, b) => b.bytes - a.bytes)
}

const listed = (answers: readonly Answer[]) =>
  answers.map(({ path, bytes }) => `${String(bytes).padStart(9)}  ${path}`).join('\n')
const sumOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0)

test('the first visit of the library, pictures included, is at most 270 kB in 11 requests', async ({ browser }) => {
  const answers = await firstVisit(browser, samplesShelf)
  const list = listed(answers)
  expect(
    answers.some(({ path }) => path.startsWith('/media/')),
    `the sample’s cover is among\n${list}`,
  ).toBe(true)
  expect(answers.length, list).toBeLessThanOrEqual(mostRequests)
  expect(sumOf(answers), list).toBeLessThanOrEqual(mostBytes)
})

test('the first visit of an editor loads at most 460 kB of scripts on each tab', async ({ browser }) => {
  const author = new Person(journeyWorld().url)
  await author.signUp(ownTo('first-editor@example.org'))
  const id = await createProject(author, 'Brass')
  for (const { id: tab } of tabsOf['online-adventure']) {
    const answers = await firstVisit(browser, `/editor/${id}?tab=${tab}`, author.cookies)
    const scripts = answers.filter(({ path }) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect.soft(sumOf(scripts), `${tab}: ${sumOf(scripts)}\n${listed(scripts)}`).toBeLessThanOrEqual(mostForEditor)
  }
})
