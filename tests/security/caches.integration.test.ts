import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startProduct } from '#tests/support/product-server.ts'
import { changeRow } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { askEditor, edit, makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import type { Reply } from '#tests/support/person.ts'

const name = 'Aurelia-of-the-canary'
let world: HttpWorld
let reader: Person
let ada: Person
let guest: Person
let made: MadeAdventure
let pages: string[]

beforeAll(async () => {
  world = await openHttpWorld()
  ada = await world.member('ada@example.org')
  reader = await world.member(`${name}@example.org`)
  made = await makeAdventure(ada, { title: 'The quiet house' })
  await publish(ada, made.id)
  guest = world.person()
  await startRun(guest, made.id)
  pages = ['/', '/library', `/adventure/${made.id}`]
}, 120_000)

afterAll(() => world?.close())

const visitorWith =
  (cookie: string) =>
  (path: string): Promise<Reply> =>
    world.person().get(path, { Cookie: cookie })
const languageOf = (reply: Reply): string | undefined => /<html lang="(\w+)"/.exec(reply.text)?.[1]
const themeOf = (reply: Reply): string | undefined => /<html[^>]*data-theme="(\w+)"/.exec(reply.text)?.[1]
const isCached = (reply: Reply): boolean =>
  reply.headers.etag !== undefined && reply.headers['set-cookie'] === undefined
/** As after a change: nothing is kept any more. */
async function forgetPages(): Promise<void> {
  const before = await world.person().get('/library')
  expect(isCached(before)).toBe(true)
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  await sleep(100)
}

describe('C4: a response that used a session', () => {
  test('is never cached: pages, data, answers and draft pictures', async () => {
    const own = [
      `/adventure/${made.id}`,
      '/creator',
      `/editor/${made.id}`,
      `/play/${made.id}`,
      '/auth',
      '/no/such/page',
    ]
    const data = [...pages, ...own].map((page) => (page === '/' ? '/_root.data' : `${page}.data`))
    for (const path of [...own, ...data]) {
      const reply = await ada.get(path)
      expect([path, reply.headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
    }
    const saved = await ada.postJson(`/editor/${made.id}`, { intent: 'check-draft' })
    expect(saved.headers['cache-control']).toContain('no-store')
  })

  test('is not cached for a guest’s run or a notice still to be shown either', async () => {
    for (const cookie of [guest.cookieHeader!, 'flash=welcomeBack', 'signed_out=1', 'theme=dark; flash=signedOut']) {
      for (const path of cookie === guest.cookieHeader ? ['/'] : pages) {
        const reply = await visitorWith(cookie)(path)
        expect([cookie, path, reply.headers['cache-control']]).toEqual([
          cookie,
          path,
          expect.stringContaining('no-store'),
        ])
      }
    }
  })
})

describe('C4: a cached page', () => {
  test('is for visitors or members, and names none of them: 300 mixed requests, 20 at a time', async () => {
    await forgetPages()
    const session = reader.cookieHeader!
    const kinds = [
      { cookie: session, isMember: true },
      { cookie: `theme=dark;${session}`, isMember: true },
      { cookie: ` ; lang=fr;  ${session}`, isMember: true },
      { cookie: 'theme=light', isMember: false },
      { cookie: 'lang=fr', isMember: false },
      { cookie: guest.cookieHeader!, isMember: false },
      { cookie: 'a=1', isMember: false },
      { cookie: session.replace('session=', 'session=x'), isMember: false },
    ]
    const mixed = Array.from({ length: 300 }, (_, i) => ({
      path: pages[i % pages.length]!,
      ...kinds[i % kinds.length]!,
    }))
    const answers: { path: string; cookie: string; right: boolean }[] = []
    for (let i = 0; i < mixed.length; i += 20) {
      const part = mixed.slice(i, i + 20).map(async ({ path, cookie, isMember }) => {
        const { text } = await world.person().get(path, { Cookie: cookie })
        const right = text.includes('action="/auth/sign-out"') === isMember && !text.includes(name)
        return { path, cookie, right }
      })
      answers.push(...(await Promise.all(part)))
    }
    expect(answers.filter(({ right }) => !right)).toEqual([])
  })

  test('is shared by all members: the same bytes and ETag, not sent again to anyone who has them', async () => {
    const member = await world.member('second@example.org')
    for (const path of pages) {
      const [mine, theirs] = [await member.get(path), await reader.get(path)]
      expect([path, isCached(mine), theirs.bytes.equals(mine.bytes)]).toEqual([path, true, true])
      expect((await reader.get(path, { 'If-None-Match': mine.headers.etag })).status).toBe(304)
      expect((await world.person().get(path, { 'If-None-Match': mine.headers.etag })).status).toBe(200)
    }
    const session = await member.get('/api/account/session', { Accept: 'application/json' })
    expect(JSON.parse(session.text)).toEqual({ userId: expect.any(String) as string, name: 'second' })
  })

  test('shows nobody else’s notice', async () => {
    await forgetPages()
    const told = await visitorWith('flash=welcomeBack')('/')
    expect(told.text).toContain('welcomeBack')
    expect(told.headers['set-cookie']?.join()).toMatch(/flash=; Path=\/; Max-Age=0/)
    expect((await world.person().get('/')).text).not.toContain('welcomeBack')
  })

  test('has no host, user agent, forwarding header, referrer, language or ids of its first visitor', async () => {
    await forgetPages()
    const sent = {
      'User-Agent': 'canary-agent/1',
      'X-Forwarded-For': '203.0.113.99',
      'X-Forwarded-Host': 'canary.example',
      Forwarded: 'host=canary.example',
      Referer: 'http://canary.example/',
      'X-Request-Id': 'canary-id',
      'Accept-Language': 'fr',
      Via: 'canary',
    }
    for (const path of pages) {
      const first = await world.person().get(path, sent)
      const second = await world.person().get(path)
      expect(`${JSON.stringify(first.headers)}${first.text}`).not.toMatch(
        /canary-agent|203\.0\.113\.99|canary\.example|canary-id/,
      )
      expect(second.bytes.equals(first.bytes)).toBe(true)
      expect(languageOf(second)).toBe('en')
    }
  })

  test.each([
    ['lang=fr', 'fr', undefined],
    ['lang=en', 'en', undefined],
    ['theme=dark', 'en', 'dark'],
    ['lang=fr; theme=light', 'fr', 'light'],
    ['lang=de; theme=neon', 'en', undefined],
  ])('with %s has that language and theme', async (cookie, lang, theme) => {
    const reply = await visitorWith(cookie)('/library')
    expect([languageOf(reply), themeOf(reply)]).toEqual([lang, theme])
  })

  test.each([
    'lang=fr; lang=en',
    'lang=en; lang=fr',
    'theme=dark; theme=light',
    'theme=light; theme=dark',
    'xlang=fr',
    'x; lang=fr',
    'lang="fr"',
    'lang=%66r',
    'LANG=fr',
    'lang =fr',
    'lang= fr',
    'a=b;lang=fr',
    'a=b,lang=fr',
    'theme=dark,lang=fr',
    'lang=fr\t',
    '\tlang=fr',
    'THEME=dark',
    'theme="dark"',
    'theme=d%61rk',
    'theme=dark;;lang=fr',
    'lang=frx; lang=fr',
    'lang=; lang=fr',
    'theme=; theme=dark',
  ])('first requested with the odd cookie "%s" gives nobody else a wrong language or theme', async (cookie) => {
    await forgetPages()
    await visitorWith(cookie)('/library')
    for (const [clean, lang, theme] of [
      ['a=1', 'en', undefined],
      ['lang=fr', 'fr', undefined],
      ['theme=dark', 'en', 'dark'],
      ['theme=light', 'en', 'light'],
      ['lang=fr; theme=dark', 'fr', 'dark'],
    ] as const) {
      const reply = await visitorWith(clean)('/library')
      expect([clean, languageOf(reply), themeOf(reply)]).toEqual([clean, lang, theme])
    }
  })

  test.each([
    '/library?lang=fr&lang=en',
    '/library?lang=en&lang=fr',
    '/library?LANG=fr',
    '/library?lang=FR',
    '/library?lang=%66r',
    '/library?%6cang=fr',
    '/library?lang=fr#x',
    '/library?&lang=fr',
    '/library?lang=fr&x=1',
    '//library?lang=fr',
    '/library/?lang=fr',
    '/Library?lang=fr',
  ])('first requested as %s gives nobody else a wrong language', async (odd) => {
    await forgetPages()
    await world.person().get(odd)
    expect(languageOf(await world.person().get('/library'))).toBe('en')
    expect(languageOf(await world.person().get('/library?lang=fr'))).toBe('fr')
    expect(languageOf(await world.person().get('/library?lang=en'))).toBe('en')
  })

  test('of a search holds only that search', async () => {
    await forgetPages()
    const [found, nothing, again] = [
      await world.person().get('/library?q=quiet'),
      await world.person().get('/library?q=nothing-like-it'),
      await world.person().get('/library?q=quiet&utm_source=x'),
    ]
    expect([
      found.text.includes(made.title),
      nothing.text.includes(made.title),
      again.text.includes(made.title),
    ]).toEqual([true, false, true])
  })
})

test('C4: visitors of all processes soon see publishing, renaming, withdrawal and deletion', async () => {
  const second = await startProduct({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.folder,
    RATE_LIMIT_SCALE: '100000',
    SEED_SAMPLES: 'off',
  })
  const visitors = [world.person(), new Person(second.url)]
  const seen = async (title: string) =>
    Promise.all(visitors.map(async (visitor) => (await visitor.get('/library')).text.includes(title)))
  const eventually = (title: string, there: boolean) =>
    vi.waitFor(async () => expect(await seen(title)).toEqual([there, there]), { timeout: 20_000, interval: 20 })
  try {
    const fresh = await makeAdventure(ada, { title: 'The new arrival' })
    expect(await seen('The new arrival')).toEqual([false, false])
    await publish(ada, fresh.id)
    await eventually('The new arrival', true)
    const [title, was] = [{ title: 'The renamed arrival' }, { title: 'The new arrival' }]
    await edit(ada, fresh.id, changeRow('details', fresh.id, title, was))
    await eventually('The renamed arrival', true)
    await askEditor(ada, fresh.id, { intent: 'change-status', status: 'draft' })
    await eventually('The renamed arrival', false)
    await publish(ada, fresh.id)
    await eventually('The renamed arrival', true)
    await ada.postJson('/creator', { intent: 'delete-adventure', adventureId: fresh.id })
    await eventually('The renamed arrival', false)
  } finally {
    visitors[1]!.close()
    await second.stop()
  }
})
