import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import type { Person } from '#tests/support/person.ts'

/** 30 pages a minute. */
const scale = 0.05

let world: HttpWorld
let member: Person

beforeAll(async () => {
  world = await openHttpWorld({ RATE_LIMIT_SCALE: String(scale) })
  member = await world.member('member@example.org')
}, 120_000)

afterAll(() => world?.close())

const counted = async (): Promise<number> =>
  (
    await world.database.query<{ sum: number }>(
      `select coalesce(sum(count), 0)::int as sum from rate_limit_counters where key like 'anyRequest%'`,
    )
  ).rows[0]!.sum

const titleOf = (locale: 'en' | 'fr') => m.shell_not_found_title({}, { locale })

describe('an unknown address', () => {
  test('gets the same page per language, theme and role, and raises no counter', async () => {
    const before = await counted()
    for (const [who, locale] of [
      [world.person(), 'en'],
      [member, 'fr'],
    ] as const) {
      const Cookie = `${who.cookieHeader ?? 'a=1'}; lang=${locale}; theme=dark`
      const replies = await Promise.all(['/none', '/a/b/c', '/made-up?x=1'].map((path) => who.get(path, { Cookie })))
      for (const reply of replies) {
        expect([reply.status, reply.headers['cache-control'], reply.headers['content-language']]).toEqual([
          404,
          'no-store',
          locale,
        ])
        expect(reply.text).toContain(titleOf(locale))
        expect(reply.text).toContain('data-theme="dark"')
        expect(reply.text.includes('action="/auth/sign-out"')).toBe(who === member)
        expect(reply.bytes.equals(replies[0]!.bytes)).toBe(true)
      }
    }
    expect(await counted()).toBe(before)
  })

  test('keeps the language of its address, and offers both languages of the same address', async () => {
    const { text } = await world.person().get('/none?lang=fr')
    expect(text).toContain('href="/library?lang=fr"')
    expect(text).toContain('href="?lang=en"')
  })

  test('gets a 404 for data, HEAD and a forged session too', async () => {
    expect((await world.person().get('/none.data')).status).toBe(404)
    const head = await world.person().send('HEAD', '/none')
    expect([head.status, head.bytes.length]).toEqual([404, 0])
    const forged = await world.person().get('/none', { Cookie: 'whodini_session=guessed.AAAA' })
    expect([forged.status, forged.headers['set-cookie']?.join()]).toEqual([
      404,
      expect.stringContaining('whodini_session=; ') as string,
    ])
  })
})

test('B2: too many requests get a prepared page with the seconds left, and are not counted', async () => {
  const visitor = world.person()
  let last = await visitor.get('/join')
  for (let n = 0; n < 40 && last.status !== 429; n++) last = await visitor.get('/join')
  expect(last.status).toBe(429)
  const before = await counted()
  for (const path of ['/join', '/auth/forgot', '/library?q=never-asked-before', '/adventure/none']) {
    const reply = await visitor.get(path, { Cookie: 'lang=fr; theme=light' })
    const seconds = Number(reply.headers['retry-after'])
    expect([path, reply.status, seconds > 0 && seconds <= 60]).toEqual([path, 429, true])
    expect(reply.text).toContain('<html lang="fr" data-theme="light" data-plain="">')
    expect(reply.text.replaceAll('&#x27;', "'")).toContain(m.errors_slow_down({}, { locale: 'fr' }))
    expect(reply.text).toContain('<a href=""')
    expect(reply.text).not.toContain('<script')
  }
  expect(await counted()).toBe(before)
  expect((await visitor.get('/none')).status).toBe(404)
  const { status, headers } = await visitor.get('/join.data')
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('B2: a page refused by its own limit says when to try again', async () => {
  const visitor = world.person()
  let last = await visitor.get('/kit/none/hints')
  for (let n = 0; n < 20 && last.status !== 429; n++) last = await visitor.get('/kit/none/hints')
  const seconds = Number(last.headers['retry-after'])
  expect([last.status, seconds > 0 && seconds <= 600]).toEqual([429, true])
})
