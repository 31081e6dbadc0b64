import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import type { Taken } from '#app/features/studio/draft/taken.ts'
import { changeRow, createRow, edit } from '#tests/support/draft-commands.ts'
import { makeAdventure, uploadPicture } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'

let world: HttpWorld

beforeAll(async () => {
  world = await openHttpWorld()
})

afterAll(() => world?.close())

test('H8: a stopping server finishes the save under way, refuses new requests and exits cleanly', async () => {
  const server = await startProduct({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.folder,
    SEED_SAMPLES: 'off',
    RATE_LIMIT_SCALE: '100000',
  })
  const ada = new Person(server.url)
  await ada.signUp('ada@example.org')
  const made = await makeAdventure(ada, { title: 'Under way' })
  const holder = await world.database.connect()
  await holder.query('begin')
  await holder.query('select from adventures where id = $1 for update', [made.id])
  const save = ada.postJson(`/editor/${made.id}`, edit(createRow('item', { name: 'Lantern' })))
  await vi.waitFor(async () => {
    const { rows } = await world.database.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(rows.length).toBe(1)
  }, 20_000)
  const stopped = server.stop()
  await vi.waitFor(() => expect(server.output()).toContain('Stopping'), 20_000)
  await expect(new Person(server.url).get('/healthz')).rejects.toThrow(/ECONNREFUSED|socket hang up/)
  await holder.query('commit')
  holder.release()
  expect((await save).status).toBe(200)
  const saved = performance.now()
  expect(await stopped).toBe(0)
  expect(performance.now() - saved).toBeLessThan(9_000)
  const { rows } = await world.database.query(
    `select name from adventure_items where adventure_id = $1 and name = 'Lantern'`,
    [made.id],
  )
  expect(rows).toHaveLength(1)
  ada.close()
})

test('H8: idle connections and clients that send nothing do not delay a server’s stop', async () => {
  const server = await startProduct({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.folder,
    SEED_SAMPLES: 'off',
    RATE_LIMIT_SCALE: '100000',
  })
  const people = Array.from({ length: 20 }, () => new Person(server.url))
  for (const person of people) expect((await person.get('/')).status).toBe(200)
  const began = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(9_000)
  for (const person of people) person.close()
})

test('H6: two servers started on an empty database apply each migration once, and both serve', async () => {
  const { maintenance, prefix } = inject('testCluster')
  const name = `${prefix}_empty_${process.env.VITEST_POOL_ID ?? '0'}`
  const client = new pg.Client(maintenance)
  await client.connect()
  await client.query(`create database ${name}`)
  const connection = { ...maintenance, database: name }
  const env = { DATABASE_URL: stringifyConnection(connection), DATA_DIR: world.folder, RATE_LIMIT_SCALE: '100000' }
  const servers = await Promise.all([startProduct(env), startProduct(env)])
  try {
    for (const { url } of servers) {
      const person = new Person(url)
      expect((await person.get('/readyz')).status).toBe(200)
      expect((await person.get('/library')).status).toBe(200)
      person.close()
    }
    const inside = new pg.Client(connection)
    await inside.connect()
    const { rows: migrations } = await inside.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    const { rows: samples } = await inside.query<{ key: string; times: number }>(
      'select sample_key as key, count(*)::int as times from adventures group by sample_key',
    )
    await inside.end()
    expect(migrations).toHaveLength(readdirSync('database/migrations').filter((file) => file.endsWith('.sql')).length)
    expect(samples.filter(({ times }) => times !== 1)).toEqual([])
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await dropDatabase(client, name)
    await client.end()
  }
}, 60_000)

test('H6: a server older than its database refuses to start, says why and changes nothing', async () => {
  const { database, databaseUrl, folder } = world
  await database.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  )
  try {
    const start = startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED_SAMPLES: 'on' })
    await expect(start).rejects.toThrow(/ended with 1:[^]*it holds 1 migration that this version does not know/)
    expect((await database.query('select from adventures where sample_key is not null')).rowCount).toBe(0)
  } finally {
    await database.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
  }
})

test.each<[string, () => Record<string, string>, RegExp]>([
  ['nobody listens', () => ({ DATABASE_URL: 'postgres://ada:hidden@127.0.0.1:1/x' }), /DATABASE_URL[^]*ECONNREFUSED/],
  [
    'there is no such database',
    () => ({ DATABASE_URL: world.databaseUrl.replace(/[^/?]+(?=$|\?)/, 'nowhere') }),
    /DATABASE_URL[^]*"nowhere" does not exist/,
  ],
  [
    'the port of the metrics is taken',
    () => ({ DATABASE_URL: world.databaseUrl, METRICS_PORT: new URL(world.server.url).port }),
    /Port \d+ is in use by another program[^]*METRICS_PORT=\d+ npm start/,
  ],
])('where %s, a start ends with a sentence that names the variable', async (_, env, told) => {
  const failure = await startProduct({ DATA_DIR: world.folder, SEED_SAMPLES: 'off', ...env() }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(failure).toMatch(told)
  expect(failure).not.toMatch(/\n {4}at |hidden/)
})

test('H2: of 50 simultaneous saves of one text one wins, and the others get the current text', async () => {
  const ada = await world.member('eve@example.org')
  const made = await makeAdventure(ada, { title: 'Fifty tabs' })
  await uploadPicture(ada, made.id, 'cover')
  const tabs = Array.from({ length: 50 }, (_, tab) =>
    ada.postJson(
      `/editor/${made.id}`,
      edit(changeRow('scene', made.ids.garden, { description: `Tab ${tab}` }, { description: '' })),
    ),
  )
  const answers = (await Promise.all(tabs)).map(({ text }) => JSON.parse(text) as { taken: Taken })
  const asked = answers.map(({ taken }) => taken.results.flatMap((each) => (each.status === 'taken' ? each.asked : [])))
  expect(asked.filter((each) => each.length === 0)).toHaveLength(1)
  const won = answers[asked.findIndex((each) => each.length === 0)]!.taken.rows.scene![0]!['description']
  for (const [question] of asked.filter((each) => each.length > 0))
    expect(question!.collisions).toMatchObject([{ theirs: { description: won } }])
  for (const { taken } of answers) expect(taken.rows.scene).toMatchObject([{ description: won }])
})
