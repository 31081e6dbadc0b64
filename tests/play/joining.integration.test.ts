import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { openParty } from '#tests/support/party-driver.ts'

let world: HttpWorld
let made: MadeAdventure

beforeAll(async () => {
  world = await openHttpWorld()
  const creator = await world.member('creator@example.org')
  made = await makeAdventure(creator, { title: 'The open house' })
  await publish(creator, made.id)
})

afterAll(() => world?.close())

test('starting a run with friends leads into the game with its party and invitation', async () => {
  const host = world.person()
  const reply = await host.postForm(`/play/${made.id}`, { intent: 'start_with_friends', language: 'fr' })
  expect(reply.status).toBe(302)
  const [, runId] = /^\/run\/([0-9a-f-]{36})\?party=open$/.exec(reply.headers.location ?? '') ?? []
  const party = JSON.parse((await host.get(`/api/runs/${runId}/party`)).text) as { invitation: { code: string } }
  expect(party.invitation.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  const page = await world.person().get(`/join/${party.invitation.code}`)
  expect(page.status).toBe(200)
  for (const text of ['The open house', 'Français']) expect(page.text).toContain(text)
})

test('a typed code leads to its page, and an impossible code comes back to its field', async () => {
  const { code, host, runId } = await openParty(world, made.id, [])
  const shy = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  const typed = `${shy.slice(0, 4)} - ${shy.slice(4)}`
  expect((await world.person().get(`/join?code=${encodeURIComponent(typed)}`)).headers.location).toBe(`/join/${code}`)
  expect((await world.person().get(`/join/${encodeURIComponent(shy)}`)).headers.location).toBe(`/join/${code}`)
  const odd = await world.person().get('/join?code=hello%20there')
  expect([odd.status, odd.text.includes('hello there'), odd.text.includes('aria-invalid="true"')]).toEqual([
    400,
    true,
    true,
  ])
  expect((await host.get(`/join/${code}`)).headers.location).toBe(`/run/${runId}`)
})

test('joining needs a name, rejects an invalid one, and sets a cookie only on success', async () => {
  const { code, runId } = await openParty(world, made.id, [])
  const person = world.person()
  for (const [name, says] of [
    [' ', 'Please type a name.'],
    ['x'.repeat(41), 'At most 40 characters'],
  ] as const) {
    const reply = await person.postForm(`/join/${code}`, { name })
    expect([name, reply.status, reply.text.includes(says)]).toEqual([name, 400, true])
    expect(person.cookies.size).toBe(0)
  }
  const reply = await person.postForm(`/join/${code}`, { name: '  Bo   the Builder ' })
  expect([reply.status, reply.headers.location]).toEqual([302, `/run/${runId}`])
  expect(reply.headers['set-cookie']?.join()).toMatch(/whodini_guest=\w{22}; .*HttpOnly; SameSite=Lax/)
  expect((await person.get(`/run/${runId}`)).status).toBe(200)
  const party = JSON.parse((await person.get(`/api/runs/${runId}/party`)).text) as { members: { name: string }[] }
  expect(party.members.map(({ name }) => name)).toEqual(['Guest', 'Bo the Builder'])
})

test('people who are signed in find their name in the field, and join with their account', async () => {
  const { code, runId } = await openParty(world, made.id, [])
  const member = await world.member('cleo@example.org')
  expect((await member.get(`/join/${code}`)).text).toMatch(/<input[^>]* value="cleo"/)
  expect((await member.postForm(`/join/${code}`, { name: 'Cleo' })).headers.location).toBe(`/run/${runId}`)
  const { rows } = await world.database.query(
    'select u.email from players p join parties t on t.id = p.party_id join users u on u.id = p.user_id where t.run_id = $1',
    [runId],
  )
  expect(rows).toEqual([{ email: 'cleo@example.org' }])
})

test('E5: unknown, expired and closed codes look alike; trying many of them is blocked', async () => {
  const { code, runId } = await openParty(world, made.id, [])
  const unknown = await world.person().get('/join/ZZZZ9999')
  await world.database.query(
    `update parties set join_code_expires_at = now() - interval '1 second' where run_id = $1`,
    [runId],
  )
  const expired = await world.person().get(`/join/${code}`)
  const shape = (text: string) =>
    text
      .replace(/nonce="[^"]*"/g, '')
      .replaceAll(code, 'CODE')
      .replaceAll('ZZZZ9999', 'CODE')
  expect([unknown.status, expired.status]).toEqual([404, 404])
  expect(shape(expired.text)).toBe(shape(unknown.text))
})
