import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'

const site = 'https://whodini.test'

let world: HttpWorld
let ada: Person
let made: MadeAdventure

beforeAll(async () => {
  const port = await freePort()
  world = await openHttpWorld({
    PUBLIC_URL: site,
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_SECRET: 'a secret for the tests, long enough',
    LOG_LEVEL: 'info',
  })
  ada = new Person(`http://127.0.0.1:${port}`, undefined, { site })
  await ada.signUp('ada@example.org')
  made = await makeAdventure(ada, { title: 'Written down' })
}, 120_000)

afterAll(async () => {
  ada?.close()
  await world?.close()
})

type Line = { level: string; message: string }

const lines = (): string[] => world.server.output().trim().split('\n')
/** A line that is not JSON counts as one too: nobody meant to write it. */
const faults = (): Line[] =>
  lines()
    .map((line): Line => (line.startsWith('{') ? (JSON.parse(line) as Line) : { level: 'error', message: line }))
    .filter(({ level }) => level === 'error')

/** Sends the beginning of a request and leaves. */
const leave = (path: string, headers: Record<string, string>, part: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(ada.origin)
    const own = { Host: new URL(site).host, Origin: site, Cookie: ada.cookieHeader }
    const asked = request({ hostname, port, method: 'POST', path, headers: { ...own, ...headers } })
    asked.on('error', () => {}).on('close', () => resolve())
    asked.write(part, () => asked.destroy())
  })

test('refused input is not an error, and nothing is logged as [object Object]', async () => {
  for (const path of ['/', '/auth', '/editor/no', '/creator', '/api/uploads', '/no/such', '/media/no', '/theme'])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND'])
      for (const suffix of ['', '.data', '?_routes=no', '?index', '/%E0%A4%A'])
        await ada.send(method, path + suffix, { body: method === 'GET' ? undefined : 'a=b' })
  await ada.send('POST', '/auth', { headers: { Origin: 'no origin', 'Sec-Fetch-Site': 'same-origin' }, body: '' })
  expect(faults()).toEqual([])
  expect(world.server.output()).not.toContain('[object')
})

test('leaving in the middle of a request is not an error', async () => {
  const types = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x']
  const paths = ['/auth', '/creator', `/editor/${made.id}`, `/api/runs/${made.id}/commands`, '/no/such']
  const lengths: Record<string, string>[] = [{ 'Content-Length': '1000' }, { 'Transfer-Encoding': 'chunked' }]
  const upload = `/api/uploads?adventure=${made.id}&purpose=cover`
  for (const path of [...paths, upload, '/api/projects'])
    for (const type of types)
      for (const length of lengths) await leave(path, { 'Content-Type': type, ...length }, '{"a":')
  for (let turn = 0; turn < 20; turn++) await leave('/library', { 'Content-Length': '0' }, '')
  expect((await ada.get('/creator')).status).toBe(200)
  expect(faults()).toEqual([])
})

test('every log line of a public server is one JSON object with time, level and message', () => {
  for (const line of lines())
    expect(JSON.parse(line)).toMatchObject({
      at: expect.stringMatching(/^20/) as string,
      level: expect.stringMatching(/^(?:info|warn|error)$/) as string,
      message: expect.any(String) as string,
    })
})
