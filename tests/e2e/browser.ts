import { expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locale.ts'
import { Person } from '#tests/support/person.ts'
import { journeyWorld } from './journey-world.ts'

type Visit = {
  context: BrowserContext
  page: Page
  /** What the page may complain of besides, because the journey brings it about. */ expectComplaint: (
    text: string,
  ) => void
  close: () => Promise<void>
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const baseURL = () => journeyWorld().url

/** Closing it fails if the page complained: console errors, policy violations, exceptions. */
export async function visit(
  browser: Browser,
  locale: Locale,
  kept?: StorageState,
  viewport = { width: 1280, height: 800 },
  hasTouch = false,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseURL(),
    locale: locale === 'fr' ? 'fr-CA' : 'en-CA',
    viewport,
    hasTouch,
    // Waiting for things to slide in took a tenth of the time
    reducedMotion: 'reduce',
    ...(kept ? { storageState: kept } : {}),
  })
  if (!kept) await context.addCookies([{ name: 'lang', value: locale, url: baseURL() }])
  const complaints: string[] = []
  const expected: string[] = []
  const page = await context.newPage()
  const goto = page.goto.bind(page)
  // The site's scripts take over only after the first paint: early-use.e2e.ts tests what happens before that
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await ready(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await ready(page)
    return answer
  }
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !isExpected(message.text()) &&
      !expected.some((text) => message.text().includes(text))
    )
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    context,
    page,
    expectComplaint: (text) => void expected.push(text),
    close: async () => {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Signed in to an account that was made over HTTP. */
export async function visitAs(browser: Browser, locale: Locale, person: Person) {
  const visitor = await visit(browser, locale)
  await visitor.context.addCookies(
    [...person.cookies].map(([name, value]) => ({ name, value, url: journeyWorld().url })),
  )
  return visitor
}

/** Whoever is signed in on a page, without the browser. */
export async function personOn(page: Page): Promise<Person> {
  const person = new Person(journeyWorld().url)
  for (const { name, value } of await page.context().cookies()) person.cookies.set(name, value)
  return person
}

/** Like somebody who switches the language in the middle of a task. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: locale, url: baseURL() }])
  await page.reload()
}

const isExpected = (text: string) =>
  /the server responded with a status of (400|401|404|409|422)|net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text) ||
  // A service worker that the network failed while it was being registered
  text === 'An unknown error occurred when fetching the script.'

/** Responses without scripts (a file, robots.txt) are ready immediately. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (document.scripts.length === 0 || 'hydrated' in document.documentElement.dataset),
  )
}

/** The page stays. */
export async function asksBeforeClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
