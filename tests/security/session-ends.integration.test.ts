import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { banUser } from '#app/platform/auth/ban-user.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { mostStreamsOfOne } from '#app/platform/realtime/event-streams.server.ts'
import { listenerName } from '#app/platform/realtime/notifications.server.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import type { OpenStream } from '#tests/support/event-stream.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'

const inTime = 5_000
const stream = '/api/account/events'

let world: HttpWorld
let second: ProductServer
let names = 0
const people: Person[] = []

const environment = (): Record<string, string> => ({
  DATABASE_URL: world.databaseUrl,
  DATA_DIR: world.folder,
  SEED_SAMPLES: 'off',
  RATE_LIMIT_SCALE: '100000',
})

beforeAll(async () => {
  world = await openHttpWorld()
  second = await startProduct(environment())
})

afterAll(async () => {
  await second?.stop()
  await world?.close()
})

afterEach(() => people.splice(0).forEach((person) => person.close()))

async function member(): Promise<{ email: string; here: Person; there: Person }> {
  const email = `person-${names++}@example.org`
  const here = await world.member(email)
  const there = new Person(second.url)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  people.push(there)
  return { email, here, there }
}

const idOf = async (email: string): Promise<string> =>
  (await world.database.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]!.id

async function closing(streams: readonly OpenStream[], does: () => Promise<unknown>): Promise<void> {
  const late = Symbol('late')
  const began = performance.now()
  await does()
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), inTime - (performance.now() - began))
  })
  const outcome = await Promise.race([Promise.all(streams.map(({ ended }) => ended)), patience])
  clearTimeout(timer)
  expect(outcome).not.toBe(late)
}

const open = async (...persons: Person[]): Promise<OpenStream[]> => {
  const streams = await Promise.all(persons.map((person) => openEventStream(person, stream)))
  for (const each of streams) {
    expect([each.status, each.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await vi.waitFor(() => expect(each.text()).toMatch(/^retry: \d+\n\n/), inTime)
  }
  return streams
}

const refused = async (...persons: Person[]) =>
  expect(await Promise.all(persons.map(async (person) => (await person.get('/account')).headers.location))).toEqual(
    persons.map(() => '/auth?next=%2Faccount'),
  )

test('A6: signing out ends every device’s session at the next request, its streams within 5 s', async () => {
  const { email, here, there } = await member()
  const otherDevice = world.person()
  await otherDevice.signIn(email)
  const bystander = await member()
  const streams = await open(here, there, otherDevice)
  const [stays] = await open(bystander.there)
  await closing(streams, () => otherDevice.postForm('/auth/sign-out'))
  for (const each of streams) expect(each.text()).toContain('event: session\n')
  await refused(here, there, otherDevice)
  expect(stays!.text()).not.toContain('event: session')
  expect((await bystander.there.get('/account')).status).toBe(200)
  stays!.leave()
})

test('A6: a ban applies at the next request and closes streams in every process within 5 s', async () => {
  const { email, here, there } = await member()
  const own = createDatabase({ connectionString: world.databaseUrl, max: 1 })
  const id = await idOf(email)
  await closing(await open(here, there), () => banUser(own.database, id))
  await own.pool.end()
  await refused(here, there)
  const again = await world.person().postForm('/auth', { email, password: 'brass lantern 7' })
  expect(again.status).toBe(403)
})

test('A6: a role from the command line applies at the next request; old streams close in 5 s', async () => {
  const { email, here, there } = await member()
  expect((await there.get('/admin')).headers.location).toBe('/')
  const grant = () =>
    promisify(execFile)(process.execPath, ['scripts/grant-admin.ts', email, '--vouch'], {
      env: { ...process.env, ...environment() },
    })
  await closing(await open(here, there), grant)
  expect((await there.get('/admin')).status).toBe(200)
  const streams = await open(here, there)
  await closing(streams, () =>
    world.database.query('delete from user_roles where user_id = (select id from users where email = $1)', [email]),
  )
  expect((await here.get('/admin')).headers.location).toBe('/')
  expect((await here.get('/account')).status).toBe(200)
})

test('A6: a session deleted in the database closes its streams, and no others of that person', async () => {
  const { email, here } = await member()
  const otherDevice = world.person()
  await otherDevice.signIn(email)
  const [gone] = await open(here)
  const [stays] = await open(otherDevice)
  await closing([gone!], () =>
    world.database.query(
      'delete from auth_sessions where id = (select s.id from auth_sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at limit 1)',
      [email],
    ),
  )
  expect((await otherDevice.get('/account')).status).toBe(200)
  expect(stays!.text()).not.toContain('event: session')
  stays!.leave()
})

test('A6: a disconnected process closes its streams when it reconnects, so no end is missed', async () => {
  const { here, there } = await member()
  const streams = await open(here, there)
  const cut = () =>
    world.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [listenerName],
    )
  await closing(streams, cut)
  for (const each of await open(here, there)) each.leave()
})

test('a person may hold a limited number of streams per process; closing one makes room', async () => {
  const { here } = await member()
  const streams = await open(...Array.from({ length: mostStreamsOfOne }, () => here))
  expect((await openEventStream(here, stream)).status).toBe(429)
  streams[0]!.leave()
  await vi.waitFor(async () => {
    const again = await openEventStream(here, stream)
    again.leave()
    expect(again.status).toBe(200)
  }, inTime)
  for (const each of streams) each.leave()
})

test('the stream’s address answers only signed-in people who request a stream', async () => {
  const { here } = await member()
  expect((await world.person().get(stream, { Accept: 'text/event-stream' })).headers.location).toBe(
    '/auth?next=%2Fapi%2Faccount%2Fevents',
  )
  for (const path of [stream, `${stream}.data`]) expect([path, (await here.get(path)).status]).toEqual([path, 404])
  expect((await here.send('HEAD', stream, { headers: { Accept: 'text/event-stream' } })).status).toBe(404)
})

test('H8: a stopping server ends its open streams, which reconnect, and exits without delay', async () => {
  const server = await startProduct(environment())
  const { here } = await member()
  const there = new Person(server.url)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  people.push(there)
  const streams = await open(there, there)
  const began = performance.now()
  await closing(streams, () => server.stop())
  // A server that waited for its streams would take until the deadline of ten seconds
  expect(performance.now() - began).toBeLessThan(9_000)
  for (const each of streams) expect(each.text()).not.toContain('event: session')
})

test('A6: an offline sign-out takes effect on the next request: the old cookie is worthless', async () => {
  for (const path of ['/', '/api/account/session', '/auth.data']) {
    const { here, there } = await member()
    const [stays] = await open(there)
    here.cookies.set('signed_out', '1')
    await closing([stays!], () => here.get(path))
    expect([path, [...here.cookies.keys()]]).toEqual([path, ['known_device']])
    await refused(there)
  }
})

test('A6: signing in on the first request after an offline sign-out ends the old session', async () => {
  const { email, here, there } = await member()
  here.cookies.set('signed_out', '1')
  const reply = await here.postForm('/auth', { email, password: 'brass lantern 7' })
  expect([reply.status, reply.headers.location]).toEqual([302, '/'])
  expect(here.cookies.has('signed_out')).toBe(false)
  expect((await here.get('/account')).status).toBe(200)
  await refused(there)
  const { rows } = await world.database.query<{ count: number }>(
    'select count(*)::int from auth_sessions where user_id = $1',
    [await idOf(email)],
  )
  expect(rows[0]!.count).toBe(1)
})
