import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { factsContext, viewerContext } from '#app/platform/request-context.server.ts'
import { policyMiddleware } from '#app/routes/middleware/policy.server.ts'
import { viewerMiddleware } from '#app/routes/middleware/viewer.server.ts'
import { authSessions } from '#database/schema/accounts.ts'
import { rateLimitCounters } from '#database/schema/back-office.ts'
import { ada, person, useAccounts } from './account-world.ts'
import { TestBrowser } from './test-browser.ts'

const { log } = useAccounts()

let browser: TestBrowser

beforeEach(async () => {
  browser = new TestBrowser()
  await browser.signUp(ada)
  await getDatabase().delete(rateLimitCounters)
})

async function ask(pattern: string, init: RequestInit = {}) {
  const context = new RouterContextProvider()
  context.set(factsContext, { nonce: undefined, address: browser.address })
  const request = browser.request(pattern, init)
  const args = { request, context, params: {}, pattern: pattern.slice(1), url: new URL(request.url) } as never
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await (
    viewerMiddleware(
      args,
      async () => (await policyMiddleware(args, async () => new Response('in'))) as Response,
    ) as Promise<Response>
  ).then(
    (response) => response.status,
    (error: unknown) => (error instanceof Response ? error.status : (error as { init: ResponseInit }).init.status),
  )
  const count = statements.mock.calls.length
  statements.mockRestore()
  return { answer, statements: count, viewer: context.get(viewerContext)?.email }
}

async function counts(): Promise<Record<string, number>> {
  const rows = await getDatabase().select().from(rateLimitCounters)
  const { id } = await person(ada)
  return Object.fromEntries(
    rows.map(({ key, count }) => [key.replace(id, 'ada').replace(browser.address, 'here'), count]),
  )
}

describe('a session and the limits of its request', () => {
  it('are read and counted in one statement', async () => {
    expect(await ask('/account')).toEqual({ answer: 200, statements: 1, viewer: ada })
    expect(await counts()).toEqual({ 'anyRequest|address:here': 1, 'anyMemberRequest|user:ada': 1 })
    await ask('/creator', { method: 'POST' })
    expect(await counts()).toEqual({
      'anyRequest|address:here': 2,
      'anyMemberRequest|user:ada': 2,
      'editorWrites|user:ada': 1,
    })
  })

  it('count nothing for a request that is refused for everybody', async () => {
    expect(await ask('/nowhere')).toMatchObject({ answer: 404 })
    expect(await ask('/run/:runId', { method: 'POST' })).toMatchObject({ answer: 404 })
    expect(await counts()).toEqual({})
  })

  it('refuse what exceeds a limit, and count it no further', async () => {
    await ask('/account')
    await getDatabase().execute("update rate_limit_counters set count = max_count where key like 'anyMemberRequest|%'")
    const before = await counts()
    expect(await ask('/account')).toMatchObject({ answer: 429, viewer: ada })
    expect((await counts())['anyMemberRequest|user:ada']).toBe(before['anyMemberRequest|user:ada'])
  })

  it.each([
    ['over', "update auth_sessions set expires_at = now() - interval '1 second'"],
    ['too old', "update auth_sessions set created_at = now() - interval '31 days'"],
    ['of a banned person', 'update users set banned_at = now()'],
  ])('count a visitor when the session is %s, and delete it', async (_, change) => {
    await getDatabase().execute(change)
    expect(await ask('/play/:id', { method: 'POST' })).toMatchObject({ answer: 200, viewer: undefined })
    expect(await counts()).toEqual({ 'anyRequest|address:here': 1, 'newRunByAddress|address:here': 1 })
    expect(await getDatabase().$count(authSessions)).toBe(0)
  })

  it('keep the person signed in when the role cannot be read, and count once', async () => {
    await getDatabase().execute('alter table user_roles rename to user_roles_away')
    const asked = await ask('/account')
    await getDatabase().execute('alter table user_roles_away rename to user_roles')
    expect(asked).toMatchObject({ answer: 200, viewer: ada })
    expect(await counts()).toEqual({ 'anyRequest|address:here': 1, 'anyMemberRequest|user:ada': 1 })
    expect(log.splice(0).join('')).toContain('the role could not be read')
  })

  it('let no more through than a limit allows, however many ask at once', async () => {
    await ask('/account')
    await getDatabase().execute(
      "update rate_limit_counters set count = max_count - 5 where key like 'anyMemberRequest|%'",
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/account')))
    expect(answers.filter(({ answer }) => answer === 200)).toHaveLength(5)
  })
})
