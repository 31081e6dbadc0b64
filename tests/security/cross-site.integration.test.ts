import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patternsOfRoutes } from '#tests/authorization/address-map.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person } from '#tests/support/person.ts'

let world: HttpWorld
let creator: Person
let made: MadeAdventure
let runId: string

beforeAll(async () => {
  world = await openHttpWorld()
  creator = await world.member('creator@example.org')
  made = await makeAdventure(creator, { title: 'The quiet house' })
  await publish(creator, made.id)
  runId = await startRun(creator, made.id)
}, 120_000)

afterAll(() => world?.close())

const addressOf = (pattern: string): string =>
  pattern.replace(':id', made.id).replace(':runId', runId).replace(':name', 'x.webp').replace('*', 'no/such/page')

async function contents(): Promise<Record<string, string>> {
  const { rows } = await world.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('page_views', 'rate_limit_counters', 'auth_sessions')`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows)
    hashes[name] = (
      await world.database.query<{ hash: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from "${name}" t`,
      )
    ).rows[0]!.hash
  return hashes
}

describe('C1: a request that may change something', () => {
  const ours = () => world.server.url
  test.each([
    ['from our own page', 'passes', () => ({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' })],
    ['with our Origin, from a browser that says no more', 'passes', () => ({ Origin: ours() })],
    [
      'from our own page, with another site’s Origin',
      'refused',
      () => ({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }),
    ],
    ['from another site', 'refused', () => ({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })],
    ['from another site that hides its Origin', 'refused', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })],
    ['from a neighbouring host', 'refused', () => ({ Origin: undefined, 'Sec-Fetch-Site': 'same-site' })],
    ['typed into the address bar', 'refused', () => ({ Origin: undefined, 'Sec-Fetch-Site': 'none' })],
    [
      'that says two things of its site',
      'refused',
      () => ({ Origin: ours(), 'Sec-Fetch-Site': 'same-origin, cross-site' }),
    ],
    ['with another site’s Origin only', 'refused', () => ({ Origin: 'https://evil.example' })],
    ['with an Origin that only begins like ours', 'refused', () => ({ Origin: `${ours()}.evil.example` })],
    ['with the Origin of another port', 'refused', () => ({ Origin: 'http://localhost:1' })],
    ['from our own page that hides its Origin', 'passes', () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })],
    ['with no Origin (sandboxed)', 'refused', () => ({ Origin: 'null' })],
    ['with a cookie and no word of where it comes from', 'refused', () => ({ Origin: undefined })],
    ['without a cookie and no word of where it comes from', 'passes', () => ({ Origin: undefined, Cookie: undefined })],
  ])('%s: %s', async (_, verdict, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await world.person().send(method, '/auth/sign-out?x', {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: 'theme=dark', ...headers() },
        body: 'a=b',
      })
      expect([method, reply.status === 403 ? 'refused' : 'passes']).toEqual([method, verdict])
    }
  })

  test('of our own page that hides its Origin is answered like any other of ours, and is no error', async () => {
    const from = (Origin: string, path: string) =>
      world.person().send('POST', path, {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          Cookie: 'theme=dark',
          Origin,
        },
        body: 'firstName=Ada&lastName=&email=&message=',
      })
    for (const path of ['/contact', '/contact.data']) {
      const [open, hidden] = [await from(ours(), path), await from('null', path)]
      expect([path, open.status, open.text.includes('Ada')]).toEqual([path, 400, true])
      expect([path, hidden.status, hidden.text.includes('Ada')]).toEqual([path, 400, true])
    }
    expect(world.server.output()).not.toContain('request failed')
  })

  test('from another site changes nothing, whatever its target and content', async () => {
    const before = await contents()
    const bodies = [
      ['application/x-www-form-urlencoded', 'intent=delete-adventure'],
      ['text/plain', JSON.stringify(edit(createRow('scene', { name: 'Attic' })))],
      ['application/json', JSON.stringify(edit(createRow('scene', { name: 'Attic' })))],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ] as const
    // Platforms post there: what is no launch leads to words
    const open = new Set(['/lti/login', '/lti/launch'])
    for (const pattern of patternsOfRoutes()) {
      for (const [type, body] of bodies) {
        for (const address of [addressOf(pattern), `${addressOf(pattern)}.data`]) {
          const reply = await creator.send('POST', address, {
            headers: { 'Content-Type': type, Origin: 'https://evil.example' },
            body,
          })
          const words = reply.status === 400 || reply.headers.location?.startsWith('/lti/refused/')
          const refused = open.has(address) ? words : reply.status === 403
          expect([address, type, refused]).toEqual([address, type, true])
        }
      }
    }
    expect(await contents()).toEqual(before)
    expect((await creator.get('/creator')).status).toBe(200)
  })

  test('is refused in the reader’s language, both as a page and as data', async () => {
    const headers = { Origin: 'https://evil.example', Cookie: 'lang=fr' }
    const page = await creator.send('POST', '/auth', { headers, body: '' })
    expect([page.status, page.headers['content-type'], page.headers['content-language']]).toEqual([
      403,
      'text/html; charset=utf-8',
      'fr',
    ])
    expect(page.text).toContain('<html lang="fr" data-plain="">')
    expect(page.text).not.toContain('<script')
    const data = await creator.send('POST', '/auth', { headers: { ...headers, Accept: 'application/json' }, body: '' })
    expect(JSON.parse(data.text)).toMatchObject({ error: { code: 'crossSite' } })
  })
})

describe('C1: opening an address', () => {
  test('changes nothing, wherever the link came from', async () => {
    const before = await contents()
    for (const pattern of patternsOfRoutes()) {
      for (const suffix of ['', '.data', '?intent=delete-adventure&lang=fr', '?_method=DELETE']) {
        for (const method of ['GET', 'HEAD'])
          await creator.send(method, addressOf(pattern) + suffix, {
            headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
          })
      }
    }
    expect(await contents()).toEqual(before)
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '10.0.0.1',
    '[::2]:3000',
    'localhost@evil.example',
  ])('of a local installation under the name "%s" is refused', async (host) => {
    for (const path of ['/', '/library', '/creator', '/api/uploads'])
      expect([400, 403]).toContain((await creator.get(path, { Host: host })).status)
  })
})
