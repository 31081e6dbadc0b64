import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, uploadPicture } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { password, Person } from '#tests/support/person.ts'
import { freePort } from '#tests/support/free-port.ts'
import { rawExchange } from './raw.ts'

let world: HttpWorld
let visitor: Person
let creator: Person
let made: MadeAdventure
let draftPicture: string
let script: string

beforeAll(async () => {
  world = await openHttpWorld()
  creator = await world.member('creator@example.org')
  visitor = world.person()
  made = await makeAdventure(creator, { title: 'The quiet house' })
  await publish(creator, made.id)
  draftPicture = (await uploadPicture(creator, made.id, 'scene', made.ids.garden)).url
  script = /\/assets\/entry\.client-[\w-]+\.js/.exec((await visitor.get('/')).text)![0]
}, 120_000)

afterAll(() => world?.close())

type Headers = Record<string, string | string[] | undefined>

function faultsOf(headers: Headers): string[] {
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /microphone=\(self\)/,
    'content-security-policy': /^default-src 'none'/,
    'x-frame-options': /^DENY$/,
  }
  const faults = Object.entries(wanted).flatMap(([name, value]) =>
    value.test(String(headers[name])) ? [] : [`${name}: ${String(headers[name])}`],
  )
  const policy = String(headers['content-security-policy'])
  if (!/frame-ancestors 'none'|(^|; )sandbox/.test(policy)) faults.push(`may be framed: ${policy}`)
  if (/unsafe-eval|script-src[^;]*unsafe-inline|\*/.test(policy)) faults.push(`lax: ${policy}`)
  if (headers['x-powered-by'] ?? headers.server) faults.push('says what it is built with')
  return faults
}

async function tooMuch() {
  const person = world.person()
  return person.send('POST', `/editor/${made.id}`, {
    headers: { 'Content-Type': 'application/json' },
    body: ' '.repeat(1_200_000),
  })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
] as const)(
  'a page made for one reader who accepts %s arrives complete, with its length',
  async (accepted, encoding, unpack) => {
    const { headers, bytes } = await creator.get('/account', accepted ? { 'Accept-Encoding': accepted } : {})
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'no-store',
      'content-length': `${bytes.length}`,
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(unpack(bytes).toString('utf8')).toMatch(/<\/html>$/)
  },
)

describe('C6: the headers are set on', () => {
  test.each<[string, number, () => Promise<{ status: number; headers: Headers }>]>([
    ['a page cached for visitors', 200, () => visitor.get('/library')],
    ['a page made for one reader', 200, () => creator.get('/library')],
    [
      'a page that has not changed',
      304,
      async () => visitor.get('/library', { 'If-None-Match': String((await visitor.get('/library')).headers.etag) }),
    ],
    ['the head of a page', 200, () => visitor.send('HEAD', '/library')],
    ['a page’s data', 200, () => creator.get('/creator.data')],
    ['a page that is not there', 404, () => visitor.get('/no/such/page')],
    ['an adventure that is not there', 404, () => visitor.get('/adventure/no')],
    ['data that is not there', 404, () => visitor.get('/adventure/no.data')],
    ['a script', 200, () => visitor.get(script)],
    ['a picture of the product', 200, () => visitor.get('/favicon.svg')],
    ['a published picture', 200, () => visitor.get(made.pictures[0]!.url)],
    ['a part of a picture', 206, () => visitor.get(made.pictures[0]!.url, { Range: 'bytes=0-9' })],
    [
      'a part that the picture does not have',
      416,
      () => visitor.get(made.pictures[0]!.url, { Range: 'bytes=99999999-' }),
    ],
    ['a draft’s picture', 200, () => creator.get(draftPicture)],
    ['a picture that is somebody else’s', 404, () => visitor.get(draftPicture)],
    ['a redirect', 302, () => visitor.get('/creator')],
    ['a form that comes back', 400, () => visitor.postForm('/auth', { email: 'no' })],
    ['a refused command', 404, () => visitor.postJson(`/api/runs/${made.id}/commands`, { present: true })],
    [
      'a request of another site',
      403,
      () => visitor.send('POST', '/auth', { headers: { Origin: 'https://evil.example' }, body: '' }),
    ],
    ['another host’s name', 403, () => visitor.get('/', { Host: 'evil.example' })],
    ['a body that is too large', 413, () => tooMuch()],
    ['a method that is none of ours', 404, () => creator.send('DELETE', '/library', { body: '' })],
    ['the health check', 200, () => visitor.get('/healthz')],
    ['the readiness check', 200, () => visitor.get('/readyz')],
    ['where to tell of a weakness', 200, () => visitor.get('/.well-known/security.txt')],
    ['a path that cannot be decoded', 404, () => visitor.get('/adventure/%E0%A4%A')],
    [
      'too many headers',
      431,
      () => rawExchange(world.server.url, `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`),
    ],
    ['what is no HTTP', 400, () => rawExchange(world.server.url, 'HELLO\r\n\r\n')],
    ['a request without a host', 400, () => rawExchange(world.server.url, 'GET / HTTP/1.1\r\n\r\n')],
  ])('%s', async (_, status, ask) => {
    const reply = await ask()
    expect(reply.status).toBe(status)
    expect(faultsOf(reply.headers)).toEqual([])
  })

  test('an unexpected error, which gives away no details', async () => {
    await world.database.query('alter table adventures rename to adventures_elsewhere')
    try {
      for (const path of [
        '/library?q=unexpected',
        '/library.data?q=unexpected',
        `/play/${made.id}`,
        made.pictures[0]!.url,
      ]) {
        const reply = await creator.get(path)
        expect([path, reply.status, faultsOf(reply.headers)]).toEqual([path, 500, []])
        expect(reply.headers['cache-control']).toContain('no-store')
        expect(reply.text).not.toMatch(/adventures_elsewhere|relation|select |node_modules|\.ts:|\.js:\d|at async/i)
      }
    } finally {
      await world.database.query('alter table adventures_elsewhere rename to adventures')
    }
  })
})

test('an address in capitals is not found, and is no second way to reach a page', async () => {
  for (const path of ['/Library', '/LIBRARY', '/library.DATA', `/Adventure/${made.id}`, '/AUTH', '/Api/uploads'])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
  expect((await visitor.get('/join/7k4m0q1v')).status).not.toBe(500)
})

test('C6: over https the browser is told to stay on https, on every kind of response', async () => {
  const port = await freePort()
  const env = {
    PUBLIC_URL: 'https://whodini.test',
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_SECRET: 'a secret for the tests, long enough',
  }
  const https = await openHttpWorld(env)
  const person = new Person(`http://127.0.0.1:${port}`)
  try {
    for (const path of [
      '/',
      '/library',
      '/auth',
      script,
      '/favicon.svg',
      '/no/such/page',
      '/creator',
      '/media/no',
      '/healthz',
    ]) {
      const { headers } = await person.get(path, { Host: 'whodini.test' })
      expect([path, headers['strict-transport-security'], faultsOf(headers)]).toEqual([
        path,
        'max-age=63072000; includeSubDomains',
        [],
      ])
    }
    const told = await person.get('/.well-known/security.txt', { Host: 'whodini.test' })
    expect(told.text).toMatch(
      /^Contact: https:\/\/whodini\.test\/contact\nExpires: 20\d\d-\d\d-\d\dT00:00:00Z\n.*\nCanonical: https:\/\/whodini\.test\//,
    )
    const fields = { email: 'ada@example.org', displayName: '', password, confirmPassword: password }
    const refused = await person.postForm('/auth?tab=sign-up', fields)
    expect(refused.status).toBe(403)
    const body = new URLSearchParams(fields).toString()
    const signedUp = await person.send('POST', '/auth?tab=sign-up', {
      headers: { Origin: 'https://whodini.test', 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(signedUp.headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-whodini_session='))).toMatch(
      /; HttpOnly.*; Secure|; Secure.*; HttpOnly/i,
    )
  } finally {
    person.close()
    await https.close()
  }
})
