import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfLink } from '#app/features/play/groups/secret-link.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'

/* The addresses around a session, for its organiser, another organiser, strangers, and whoever has a link to them. */

const secrets = {
  code: 'CANARYCODE42',
  decoy: 'CANARYDECOY9',
  reply: 'canary reply',
  hint: 'canary hint',
  ending: 'canary ending',
  layer: 'canary layer',
}

let world: HttpWorld
let made: MadeAdventure
let organiser: Person
let other: Person
const session = newId()
const screenToken = randomName()
const screen = `/sessions/${session}/screen/${screenToken}`
let kiosk: string

const statusOf = async (reply: Promise<Reply>) => (await reply).status

beforeAll(async () => {
  world = await openHttpWorld()
  const creator = await world.member('creator@example.org')
  organiser = await world.member('organiser@example.org')
  other = await world.member('other@example.org')
  made = await makeAdventure(creator, { title: 'The locked hall', secrets })
  await world.database.query('update users set email_verified = true')
  await publish(creator, made.id)
  await world.database.query(
    `insert into group_sessions (id, organiser_id, adventure_id, edition_id, name, arrival, starts, status, code,
       screen_token_hash, sealed_screen_token, kept_until)
     select $1, u.id, a.id, a.published_edition_id, 'Open day', 'named', 'as_they_come', 'running', '6789BCDFGH', $2, '',
       now() + interval '30 days' from users u, adventures a where u.email = $3 and a.id = $4`,
    [session, hashOfLink(screenToken), 'organiser@example.org', made.id],
  )
  const { text } = await organiser.get(`/sessions/${session}/stations`)
  kiosk = new RegExp(`/sessions/${session}/kiosk/[\\w-]{22}`).exec(text)![0]
}, 120_000)

afterAll(() => world?.close())

test('a session’s results, file and stations are its organiser’s alone', async () => {
  for (const page of ['results', 'results.csv', 'stations']) {
    const path = `/sessions/${session}/${page}`
    expect([page, await statusOf(organiser.get(path))]).toEqual([page, 200])
    expect([page, await statusOf(other.get(path))]).toEqual([page, 404])
    expect([page, (await world.person().get(path)).headers.location]).toEqual([page, expect.stringMatching(/^\/auth/)])
  }
  for (const [page, fields] of [
    [`/sessions/${session}/results`, { intent: 'again' }],
    [`/sessions/${session}/stations`, { minutes: '5' }],
    [`/api/sessions/${session}/certificates`, { language: 'fr', paper: 'a4' }],
  ] as const) {
    expect([page, await statusOf(other.postForm(page, fields))]).toEqual([page, 404])
    expect([page, await statusOf(world.person().postForm(page, fields))]).toEqual([page, 401])
  }
})

test('a kiosk starts a game for a stranger, forgets it, and tells nobody of it', async () => {
  const visitor = world.person()
  expect(await statusOf(visitor.get(`/sessions/${session}/kiosk/${randomName()}`))).toBe(404)
  expect((await visitor.get(kiosk)).text).toContain('The locked hall')
  const started = await visitor.postForm(kiosk, { intent: 'start' })
  expect([started.status, started.headers.location]).toEqual([302, kiosk])
  const playing = await visitor.get(kiosk)
  expect(playing.text).toContain('You are in the hall.')
  for (const secret of Object.values(secrets)) expect(playing.text).not.toContain(secret)
  // Nothing on it leads anywhere else
  const links = [...playing.text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)
  expect(links.filter((to) => !to!.startsWith('#'))).toEqual([])
  await visitor.postForm(kiosk, { intent: 'leave' })
  expect((await visitor.get(kiosk)).text).not.toContain('You are in the hall.')
  expect((await world.person().get(kiosk)).text).not.toContain('Visitors')
  expect((await organiser.get(`/sessions/${session}/results`)).text).toContain('Visitors 1')
})

test('a projector’s link shows teams to anybody who has it, and no name of what is in the game', async () => {
  const visitor = world.person()
  const shown = await visitor.get(screen)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('Visitors 1')
  expect(shown.text).toContain('6789B-CDFGH')
  const stream = await openEventStream(visitor, `${screen}/events`)
  await expect.poll(() => stream.text(), { timeout: 10_000 }).toContain('event: screen')
  stream.leave()
  // The stream goes on after its request, which knew our address
  for (const text of [shown.text, stream.text()]) expect(text).toContain(`${new URL(world.server.url).host}/join`)
  for (const name of ['Hall', 'hall.', 'Garden', 'Lock"', 'Brass key', ...Object.values(secrets)]) {
    expect([name, shown.text.replaceAll('The locked hall', '').includes(name)]).toEqual([name, false])
    expect([name, stream.text().replaceAll('The locked hall', '').includes(name)]).toEqual([name, false])
  }
  for (const wrong of [randomName(), 'x']) {
    expect(await statusOf(organiser.get(`/sessions/${session}/screen/${wrong}`))).toBe(404)
    expect((await openEventStream(visitor, `/sessions/${session}/screen/${wrong}/events`)).status).toBe(404)
  }
  expect(await statusOf(visitor.get(`${screen}/events`))).toBe(404)
})

test('a station’s code leads whoever plays here to its place, and others to the door', async () => {
  const { text } = await organiser.get(`/sessions/${session}/stations`)
  expect(text).toContain('Station 2')
  const visitor = world.person()
  const nowhere = `/sessions/${session}/at/${made.ids.hall}/${randomName()}`
  expect(await statusOf(visitor.get(nowhere))).toBe(404)
  expect(await statusOf(visitor.postForm(nowhere))).toBe(404)
})

test('certificates come as a PDF to the organiser, once games are over', async () => {
  const make = (person: Person) =>
    person.postForm(`/api/sessions/${session}/certificates`, { language: 'fr', paper: 'us-letter' })
  expect(await statusOf(make(organiser))).toBe(404)
  await world.database.query(`update group_sessions set status = 'ended', ended_at = now() where id = $1`, [session])
  const pdf = await make(organiser)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdf.headers['cache-control']).toContain('no-store')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { rows } = await world.database.query<{ code: string }>('select code from certificates')
  const found = await world.person().get(`/certificate?code=${rows[0]!.code}`)
  expect(found.text).toContain('The locked hall')
  expect(found.text).not.toContain('Visitors')
  expect(await statusOf(world.person().get('/certificate?code=6789B-CDFGH'))).toBe(404)
  expect(await statusOf(make(other))).toBe(404)
}, 60_000)
