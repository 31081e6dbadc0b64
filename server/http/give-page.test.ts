import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import '#tests/support/drawn-cases.ts'
import { mostAtOnce, shareOfAddress } from '#app/platform/rate-limits/limits.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import { forAll } from './app.ts'
import type { SharedRendering } from './app.ts'
import { createPageGiver } from './give-page.ts'
import { PageCache } from './page-cache.ts'
import { routeFinder } from '#app/shared/path-pattern.ts'
import { createSender } from './send.ts'

type Member = { name: string; role: Role; isBanned: boolean; hasOwn: boolean }
type Answer = { status: number; headers: Record<string, string>; text: string }

const members: Record<string, Member> = {}
const sessions = new Map<string, string>()
const rendered = { shared: 0, dynamic: 0 }
const world = { version: 0, isAway: false, refusedFor: 0, noted: [] as string[] }
const views: string[] = []

const cookieIn = (cookies: string, name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]
const memberOf = (cookies: string): Member | undefined => {
  const member = members[sessions.get(cookieIn(cookies, 'whodini_session') ?? '') ?? '']
  return member?.isBanned ? undefined : member
}
const page = (parts: Record<string, unknown>, status = 200) =>
  new Response(JSON.stringify(parts), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const takesAWhile = async () => {
  for (let turns = Math.floor(Math.random() * 3); turns > 0; turns--) await nextTurn()
}

const app = {
  routes: [{ path: '/healthz' }] as never,
  async fetch(request: Request, bindings?: unknown): Promise<Response> {
    const { frame, refusal } = (bindings as { [forAll]: SharedRendering })[forAll]
    const cookies = request.headers.get('Cookie') ?? ''
    if (/whodini|known|flash/.test(cookies)) throw new Error(`a page for all was made from ${cookies}`)
    rendered.shared++
    const { version } = world
    await takesAWhile()
    const { pathname, searchParams } = new URL(request.url)
    const look = { lang: searchParams.get('lang') ?? cookieIn(cookies, 'lang'), theme: cookieIn(cookies, 'theme') }
    const status = { notFound: 404, crossSite: 403, slowDown: 429, unavailable: 503 }[String(refusal)]
    return page({ role: frame ?? 'none', version, ...look, ...(refusal ? { refusal } : { pathname }) }, status)
  },
}

const platform = {
  env: () =>
    ({
      isLocalInstallation: false,
      PUBLIC_URL: 'http://own.example',
      TRUSTED_PROXIES: 0,
      RATE_LIMIT_SCALE: 1,
    }) as never,
  count: () => undefined,
  noteLimit: (limit: string) => void world.noted.push(limit),
  noteUnavailable: (cause: string) => void world.noted.push(cause),
  logDebug: () => undefined,
  isDatabaseAway: () => world.isAway,
  refusedFor: () => world.refusedFor,
  logError: (message: string, error: unknown) => {
    throw new Error(message, { cause: error })
  },
  async putInOwnPart(body: Buffer, { reader }: { reader: { userId: string | null } }) {
    await takesAWhile()
    const parts = JSON.parse(body.toString()) as object
    return { body: Buffer.from(JSON.stringify({ ...parts, me: reader.userId })), encoding: undefined }
  },
  recordPageView: ({ path }: { path: string }) => void views.push(path),
  async readPageReader(cookies: string, { path, anew }: { path: string; anew: 'own' | 'member' | undefined }) {
    await takesAWhile()
    const member = memberOf(cookies)
    const isPlain = !cookies.includes('whodini_session')
    await takesAWhile()
    if (isPlain) return { role: null }
    if (!member || anew === 'member') return 'anew' as const
    const hasOwn = anew === 'own' && member.hasOwn && path !== '/library'
    if (hasOwn && path === '/an-adventure') return 'anew' as const
    return { role: member.role, ...(hasOwn ? { own: { userId: member.name, guestHash: null } } : {}) }
  },
}

const routePolicies = {
  '/': { read: 'anyone', cache: { query: [], anew: 'own' } },
  '/an-adventure': { read: 'anyone', cache: { query: [], anew: 'own' } },
  '/library': { read: 'anyone', cache: { query: ['q'] } },
  '/auth': { read: 'anyone', cache: { query: ['next'], anew: 'member', uncounted: true } },
  '/creator': { read: 'member' },
  '/embed/:id': { read: 'anyone' },
  '/api/runs/:runId/events': { read: 'player' },
  '/*': { read: 'anyone' },
} as const

let cache: PageCache
let give: ReturnType<typeof createPageGiver>

beforeEach(() => {
  for (const name of Object.keys(members)) delete members[name]
  sessions.clear()
  Object.assign(world, { version: 0, isAway: false, refusedFor: 0, noted: [] })
  Object.assign(rendered, { shared: 0, dynamic: 0 })
  views.length = 0
  cache = new PageCache(
    Object.entries(routePolicies).flatMap(([pattern, policy]) =>
      'cache' in policy ? [{ pattern, query: policy.cache.query }] : [],
    ),
  )
  cache.enabled = true
  const dynamic = (request: IncomingMessage, response: ServerResponse) => {
    rendered.dynamic++
    const cookies = request.headers.cookie ?? ''
    const member = memberOf(cookies)
    const { version } = world
    void takesAWhile().then(() => {
      const look = { lang: cookieIn(cookies, 'lang') ?? 'en', theme: cookieIn(cookies, 'theme') }
      response.writeHead(200, { 'Cache-Control': 'no-store' })
      response.end(JSON.stringify({ role: member?.role ?? 'none', me: member?.name, version, ...look }))
    })
  }
  give = createPageGiver({
    app,
    pages: { routePolicies, platform, lookVersion: () => '' },
    cache,
    send: createSender({}),
    dynamic,
    routeOf: routeFinder(['/healthz', ...Object.keys(routePolicies)]),
  })
})

type Asking = { method?: string; headers?: Record<string, string>; address?: string }

function ask(url: string, cookie = '', more: Asking = {}) {
  return new Promise<Answer>((resolve) => {
    const answer: Answer = { status: 0, headers: {}, text: '' }
    const response = {
      once: () => response,
      writeHead(status: number, headers: Record<string, string>) {
        Object.assign(answer, { status, headers })
        return response
      },
      end(body?: Buffer | string) {
        answer.text = body?.toString() ?? ''
        resolve(answer)
      },
    }
    const headers = { host: 'own.example', accept: 'text/html', ...(cookie ? { cookie } : {}), ...more.headers }
    const request = {
      method: more.method ?? 'GET',
      url,
      headers,
      socket: { remoteAddress: more.address ?? '203.0.113.7' },
    }
    give(request as never, response as never, url.split('?')[0]!)
  })
}

const told = ({ text }: Answer) => JSON.parse(text) as Record<string, unknown>

describe('C4: two members, a guest and a visitor', () => {
  const names = ['Ada-of-the-canary', 'Ben-of-the-canary']
  const look = { lang: fc.constantFrom('en', 'fr'), theme: fc.constantFrom('light', 'dark') }
  const read = fc.record({
    act: fc.constant('read' as const),
    path: fc.constantFrom('/', '/an-adventure', '/library', '/library?q=a', '/auth', '/no/such/page', '/creator'),
    ...look,
  })
  const change = fc.record({
    act: fc.constantFrom('signIn', 'signOut', 'admin', 'user', 'moderator', 'ban', 'own', 'pageChange' as const),
  })
  const step = fc.tuple(fc.nat({ max: 3 }), fc.oneof({ weight: 3, arbitrary: read }, change))

  test('10,000 interleavings: each answer is for its reader, current role and current page', async () => {
    const steps = fc.array(step, { minLength: 250, maxLength: 250, size: 'max' })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        sessions.clear()
        for (const name of names) members[name] = { name, role: 'user', isBanned: false, hasOwn: false }
        await Promise.all([0, 1, 2, 3].map((who) => live(who, all)))
      }),
      { numRuns: 40 },
    )
    expect(rendered.dynamic).toBeGreaterThan(100)
    expect(rendered.shared).toBeGreaterThan(100)
  }, 60_000)

  function judge({ role, me }: Record<string, unknown>, member: Member | undefined, path: string): void {
    expect(role).toBe(member?.role ?? 'none')
    expect([undefined, member?.name]).toContain(me)
    if (member?.hasOwn && ['/', '/an-adventure'].includes(path)) expect(me).toBe(member.name)
  }

  async function live(who: number, all: [number, { act: string; path?: string; lang?: string; theme?: string }][]) {
    const name = names[who]
    const member = name === undefined ? undefined : members[name]!
    let session: string | undefined
    for (const [whose, { act, path, lang, theme }] of all) {
      if (whose !== who) continue
      // Other requests go on meanwhile
      await nextTurn()
      if (act === 'read') {
        const own = session ?? (who === 2 ? 'whodini_guest=g' : 'a=1')
        const before = world.version
        const answer = told(await ask(path!, `${own}; lang=${lang}; theme=${theme}`))
        expect([answer.lang, answer.theme]).toEqual([lang, theme])
        if (!('refusal' in answer)) expect(answer.version).toBeGreaterThanOrEqual(before)
        judge(answer, memberOf(own), path!)
      } else if (act === 'pageChange') {
        world.version++
        cache.enabled = true
      } else if (!member) continue
      else if (act === 'signIn') {
        const token = `${who}-${Math.random()}`
        sessions.set(token, name!)
        session = `whodini_session=${token}`
        member.isBanned = false
      } else if (act === 'signOut') sessions.delete(session?.split('=')[1] ?? '')
      else if (act === 'ban') member.isBanned = true
      else if (act === 'own') member.hasOwn = !member.hasOwn
      else member.role = act as Role
    }
  }
})

test('signed-in readers get a page from memory with its ETag, and its view is counted', async () => {
  members['ada'] = { name: 'ada', role: 'admin', isBanned: false, hasOwn: false }
  sessions.set('s', 'ada')
  const first = await ask('/library', 'whodini_session=s')
  expect([first.headers['Cache-Control'], told(first).role]).toEqual(['private, no-cache', 'admin'])
  const again = await ask('/library', 'whodini_session=s', { headers: { 'if-none-match': first.headers['ETag']! } })
  expect([again.status, again.text, rendered]).toEqual([304, '', { shared: 1, dynamic: 0 }])
  const visitors = await ask('/library', '', { headers: { 'if-none-match': first.headers['ETag']! } })
  expect([visitors.status, told(visitors).role]).toEqual([200, 'none'])
  expect(views).toEqual(['/library', '/library', '/library'])
})

test('visitors get the sign-in page from memory, uncounted; signed-in people are redirected', async () => {
  for (let n = 0; n < 3; n++) await ask('/auth?next=%2Fcreator', 'whodini_guest=g')
  expect([rendered, views]).toEqual([{ shared: 1, dynamic: 0 }, []])
  await ask('/auth?next=%2Fcreator', 'whodini_session=s')
  expect(rendered.dynamic).toBe(1)
})

describe('refusals', () => {
  test('unknown addresses share one page per language, theme and role', async () => {
    members['ada'] = { name: 'ada', role: 'user', isBanned: false, hasOwn: false }
    sessions.set('s', 'ada')
    for (let n = 0; n < 20; n++) {
      const visitors = await ask(`/made/up/${n}`, 'theme=dark')
      expect([visitors.status, told(visitors)]).toEqual([
        404,
        { role: 'none', version: 0, lang: 'en', theme: 'dark', refusal: 'notFound' },
      ])
      expect(told(await ask(`/made-up-${n}?lang=fr`, 'whodini_session=s'))).toMatchObject({ role: 'user', lang: 'fr' })
    }
    expect(rendered).toEqual({ shared: 2, dynamic: 0 })
  })

  test.each(['/healthz', '/creator', '/creator.data', '/__manifest', '/a%20b', '/api/runs/1/events'])(
    '%s is for the application to answer',
    async (path) => {
      await ask(path)
      expect(rendered).toEqual({ shared: 0, dynamic: 1 })
    },
  )

  test.each([
    ['GET', 404],
    ['POST', 400],
  ])('a path that cannot be decoded never reaches the router, which would log it: %s is %s', async (method, status) => {
    for (const path of ['/join/%ZZ', '/%C0%80', '/adventure/%E0%A4%A?lang=fr'])
      expect((await ask(path, '', { method })).status).toBe(status)
    expect(rendered.dynamic).toBe(0)
  })

  test('an address that is refused anyway gets a ready page with the seconds left', async () => {
    world.refusedFor = 41
    for (const cookie of ['', 'whodini_session=s', 'lang=fr; lang=en', 'signed_out=1']) {
      const answer = await ask('/creator', cookie)
      expect([answer.status, answer.headers['Retry-After'], told(answer).refusal]).toEqual([429, '41', 'slowDown'])
    }
    expect(rendered).toEqual({ shared: 1, dynamic: 0 })
    await ask('/creator', '', { method: 'HEAD' })
    await ask('/creator', '', { headers: { accept: 'application/json' } })
    await ask('/creator.data')
    expect(rendered.dynamic).toBe(3)
    // The ready page may not be framed
    await ask('/embed/x')
    expect(rendered.dynamic).toBe(4)
  })

  test('without the database, documents are refused immediately, except for pages that are kept', async () => {
    expect((await ask('/library')).status).toBe(200)
    cache.enabled = false
    world.isAway = true
    const kept = await ask('/library')
    expect([kept.status, kept.headers['Cache-Status']]).toEqual([200, expect.stringContaining('detail=stale')])
    for (const [path, cookie] of [
      ['/library?q=a', ''],
      ['/library', 'whodini_session=s'],
      ['/creator', ''],
    ] as const) {
      const answer = await ask(path, cookie)
      expect([answer.status, answer.headers['Retry-After'], told(answer).refusal]).toEqual([503, '5', 'unavailable'])
    }
    expect(rendered.dynamic).toBe(0)
  })

  test('what an address asks for beyond its share is refused before it waits for the database', async () => {
    const waits = Array.from({ length: shareOfAddress.most }, () => ask('/creator.data', 'whodini_session=s'))
    const [page, json, health] = await Promise.all([
      ask('/library'),
      ask('/api/runs/1/commands', 'lang=fr', { method: 'POST', headers: { accept: '*/*' } }),
      ask('/healthz'),
    ])
    expect([page.status, page.headers['Retry-After'], told(page).refusal]).toEqual([429, '1', 'slowDown'])
    expect([json.status, json.headers['Retry-After'], told(json)]).toMatchObject([
      429,
      '1',
      { error: { code: 'slowDown' }, message: expect.stringContaining('Trop de requêtes') },
    ])
    expect(health.status).toBe(200)
    await Promise.all(waits)
    expect((await ask('/library')).status).toBe(200)
  })

  test('beyond what the process can answer in time, all addresses are refused with the ready page', async () => {
    await ask('/creator')
    const from = (n: number, url: string, more = {}) =>
      ask(url, 'whodini_session=s', { address: `10.0.${n >> 8}.${n & 255}`, ...more })
    const waits = Array.from({ length: mostAtOnce }, (_, n) => from(n, '/creator.data'))
    const [page, json] = await Promise.all([
      from(900, '/creator'),
      from(901, '/creator.data', { headers: { accept: '*/*' } }),
    ])
    expect([page.status, page.headers['Retry-After'], told(page).refusal]).toEqual([503, '5', 'unavailable'])
    expect([json.status, json.headers['Retry-After'], told(json)]).toMatchObject([
      503,
      '5',
      { error: { code: 'unavailable' } },
    ])
    expect(world.noted).toEqual(['too many requests at once', 'too many requests at once'])
    await Promise.all(waits)
    expect((await from(902, '/creator')).status).toBe(200)
  })

  test.each([
    ['/library?q=a', 'GET', { host: 'www.example.org' }, 'http://own.example/library?q=a'],
    ['/library', 'HEAD', { host: 'www.example.org' }, 'http://own.example/library'],
    ['/library', 'GET', { host: '127.0.0.1:3000' }, undefined],
    ['/library', 'POST', { host: 'www.example.org' }, undefined],
    ['/media/a.webp', 'GET', { host: 'www.example.org' }, undefined],
    ['/healthz', 'GET', { host: 'www.example.org', accept: '*/*' }, undefined],
  ])('%s by %s under %o leads to %s', async (path, method, headers, location) => {
    const answer = await ask(path, '', { method, headers })
    expect(answer.headers['Location']).toBe(location)
    expect(answer.status === 302).toBe(location !== undefined)
  })

  test('a form of another site is refused with a page, and a request for data as before', async () => {
    const headers = { origin: 'https://evil.example' }
    const form = await ask('/auth', 'lang=fr', { method: 'POST', headers })
    expect([form.status, told(form)]).toMatchObject([403, { refusal: 'crossSite', lang: 'fr' }])
    await ask('/auth', '', { method: 'POST', headers: { ...headers, accept: 'application/json' } })
    await ask('/auth', '', { method: 'POST', headers: { origin: 'http://own.example' } })
    // Ours, under another name: the application names both addresses
    await ask('/auth', '', { method: 'POST', headers: { host: '10.0.0.7', origin: 'http://10.0.0.7' } })
    expect(rendered).toEqual({ shared: 1, dynamic: 3 })
  })
})
