import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { makeAdventure } from '#tests/support/made-adventure.ts'
import { Person, password } from '#tests/support/person.ts'

const site = 'https://whodini.test'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json', Accept: 'application/json' }

let local: HttpWorld
let behindProxy: HttpWorld
let people: Person[]

beforeAll(async () => {
  const port = await freePort()
  local = await openHttpWorld()
  behindProxy = await openHttpWorld({
    PUBLIC_URL: site,
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_SECRET: 'a secret for the tests, long enough',
  })
  people = [local.person(), new Person(`http://127.0.0.1:${port}`, undefined, { site })]
}, 120_000)

afterAll(async () => {
  for (const person of people ?? []) person.close()
  await local?.close()
  await behindProxy?.close()
})

test('a chunked form is accepted like one with a content length', async () => {
  for (const [place, person] of people.entries()) {
    const fields = { email: `ada${place}@example.org`, displayName: 'Ada', password, confirmPassword: password }
    const body = new URLSearchParams(fields).toString()
    const reply = await person.send('POST', '/auth?tab=sign-up', { headers: form, body, length: 'chunks' })
    expect(reply.status).toBe(302)
  }
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s without a length is answered, and never with a 500',
  async (method) => {
    for (const person of people)
      for (const length of ['chunks', 'none'] as const)
        for (const path of ['/auth', '/library', '/no/such/page', '/healthz', '/api/uploads', '/media/no']) {
          const { status } = await person.send(method, path, { headers: form, body: 'a=b', length })
          expect([path, length, status < 500]).toEqual([path, length, true])
        }
  },
)

test('a chunked body is counted: one at the limit is read, one byte more is refused', async () => {
  const ada = await local.member('eve@example.org')
  const made = await makeAdventure(ada, { title: 'A long letter' })
  const save = JSON.stringify(edit(createRow('item', { name: 'Lantern' })))
  for (const [size, status] of [
    [1024 * 1024, 200],
    [1024 * 1024 + 1, 413],
  ] as const) {
    const body = save.padEnd(size)
    expect((await ada.send('POST', `/editor/${made.id}`, { headers: json, body, length: 'chunks' })).status).toBe(
      status,
    )
  }
})

test('OPTIONS and TRACE are answered without a page, and echo nothing of the request', async () => {
  for (const person of people)
    for (const path of ['/', '/auth', '/editor/no', '/favicon.svg', '/healthz']) {
      const asked = await person.send('OPTIONS', path, { length: 'none' })
      expect([path, asked.status, asked.headers.allow, asked.text]).toEqual([path, 204, 'GET, HEAD, POST, OPTIONS', ''])
      const traced = await person.send('TRACE', path, { headers: { Cookie: 'theme=dark' }, length: 'none' })
      expect([path, traced.status, traced.text]).toEqual([path, 405, ''])
    }
})

test('JSON of excessive depth is refused as an unreadable body', async () => {
  const ada = await local.member('dee@example.org')
  const made = await makeAdventure(ada, { title: 'Deep' })
  const deep = `${'{"a":['.repeat(2_500)}${']}'.repeat(2_500)}`
  const command = `{"op":"create","kind":"item","id":"${crypto.randomUUID()}","fields":{"name":${deep}}}`
  for (const [path, body] of [
    [`/editor/${made.id}`, `{"intent":"edit","commands":[{"id":"${crypto.randomUUID()}","command":${command}}]}`],
    [`/editor/${made.id}`, deep],
    [`/api/projects/${made.id}/versions`, `{"intent":"keep-version","name":${deep}}`],
    [`/api/projects/${made.id}/copies`, deep],
    [`/api/projects/${made.id}/notes`, `{"intent":"leave","kind":"scene","text":${deep}}`],
    [`/api/runs/${made.id}/commands`, `{"commandId":"${crypto.randomUUID()}","command":${deep}}`],
    [`/api/runs/${made.id}/party`, deep],
  ] as const)
    expect([path, (await ada.send('POST', path, { headers: json, body })).status]).toEqual([path, 400])
})
