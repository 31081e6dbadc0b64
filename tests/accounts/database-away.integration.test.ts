import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { closeDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { ada, bob, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

useAccounts()

describe('while the database is away', () => {
  let browser: TestBrowser

  beforeEach(async () => {
    browser = new TestBrowser()
    await browser.signUp(bob)
    await closeDatabase()
    openDatabase({ host: '127.0.0.1', port: 1 })
  })

  afterEach(closeDatabase)

  it('both forms come back with what was typed and the advice to try again', async () => {
    for (const answer of [await new TestBrowser().signIn(ada), await new TestBrowser().signUp('cyd@example.org')]) {
      expect([answer.status, answer.errors]).toEqual([503, { '': ['unavailable'] }])
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(JSON.stringify(answer.body)).toContain('@example.org')
    }
  })

  it('visitors do not need it; people with a session are told that it is away, not signed out', async () => {
    expect(await new TestBrowser().viewer()).toBeNull()
    const failure = await browser.viewer().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isConnectionError(failure)).toBe(true)
    const answer = await browser.open('/auth')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(browser.cookies.has('whodini_session')).toBe(true)
  })
})
