import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { changeRow, edit as editOf } from '#tests/support/draft-commands.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { play, startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { startProgram } from '#tests/support/program.ts'
import { keptSecret } from './kept-world.ts'

/* Each file is the database of a server as it was on that day, from PostgreSQL itself or in an archive of `npm run
 * backup`: the world of tests/upgrades/keep-database.ts, some with that day's samples. */

const folder = 'tests/upgrades/databases'
const kept = readdirSync(folder)

async function connected<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe.each(kept)('a server of the day of %s, brought to today', (file) => {
  const { maintenance, prefix } = inject('testCluster')
  const connection = { ...maintenance, database: `${prefix}_kept_${file.replaceAll(/\W/g, '_')}` }
  const people: Person[] = []
  let data: string
  let server: ProductServer

  beforeAll(async () => {
    await connected(maintenance, (client) => client.query(`create database ${connection.database} template template0`))
    data = mkdtempSync(path.join(tmpdir(), 'whodini-kept-'))
    const env = {
      DATABASE_URL: stringifyConnection(connection),
      DATA_DIR: data,
      AUTH_SECRET: keptSecret,
    }
    const source = path.join(folder, file)
    if (file.endsWith('.zip')) {
      const restored = await startProgram('scripts/backup/restore.ts', [source], env).ended
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('All are equal to the archive') })
    } else await connected(connection, (client) => client.query(gunzipSync(readFileSync(source)).toString('utf8')))
    server = await startProduct({ ...env, SEED_SAMPLES: 'off', RATE_LIMIT_SCALE: '100000' })
  })

  afterAll(async () => {
    for (const person of people) person.close()
    await server?.stop()
    await connected(maintenance, (client) => dropDatabase(client, connection.database))
    rmSync(data, { recursive: true, force: true })
  })

  const rows = (query: string) =>
    connected(connection, async (client) => (await client.query<Record<string, string>>(query)).rows)

  async function signedIn(email: string): Promise<Person> {
    const person = new Person(server.url)
    people.push(person)
    await person.signIn(email)
    return person
  }

  test('its library and every published adventure are there', async () => {
    const visitor = new Person(server.url)
    people.push(visitor)
    const published = await rows(`select id, title, kind from adventures where status = 'published'`)
    expect(published.map(({ title }) => title)).toContain('The old clock')
    const library = await visitor.get('/library')
    expect(library.status).toBe(200)
    for (const { id, title, kind } of published) {
      // The library opens on online adventures
      if (kind === 'online-adventure') expect([title, library.text.includes(id!)]).toEqual([title, true])
      expect([title, (await visitor.get(`/adventure/${id}`)).status]).toEqual([title, 200])
    }
  })

  test('an open game goes on where it was, and an ended one shows its end', async () => {
    const games = await rows(`select r.id, u.email, r.status, p.title, e.document->'scenes'->0->>'id' as scene,
        (select h->>'id' from jsonb_array_elements(e.document->'scenes'->0->'hotspots') h where h->>'type' = 'scene_link') as door
      from runs r join editions e on e.id = r.edition_id join adventures p on p.id = r.adventure_id
      join parties on parties.run_id = r.id join players on players.party_id = parties.id
      join users u on u.id = players.user_id`)
    expect(games).toHaveLength(2)
    for (const { id, email, door } of games) {
      const player = await signedIn(email!)
      if (email === 'creator@example.org') {
        const through = await play(player, id!, { type: 'use_hotspot', hotspotId: door })
        expect([through.status, through.text.includes('You are out.')]).toEqual([200, true])
      }
      const page = await player.get(`/run/${id}`)
      expect([page.status, page.text.includes('You are out.')]).toEqual([200, true])
    }
  })

  test('the games of that day can be played anew', async () => {
    const player = await signedIn('player@example.org')
    const online = await rows(
      `select a.id, a.title from adventures a where status = 'published' and kind = 'online-adventure'`,
    )
    for (const { id } of online) {
      const run = await startRun(player, id!)
      expect((await player.get(`/run/${run}`)).status).toBe(200)
    }
  })

  test('the creator finds the draft and goes on editing', async () => {
    const creator = await signedIn('creator@example.org')
    const [draft] = await rows(`select id from adventures where title = 'The unfinished cellar'`)
    expect((await creator.get('/creator')).text.includes('The unfinished cellar')).toBe(true)
    expect((await creator.get(`/editor/${draft!.id}`)).status).toBe(200)
    const changed = changeRow('details', draft!.id!, { title: 'The cellar' }, { title: 'The unfinished cellar' })
    const saved = await creator.postJson(`/editor/${draft!.id}`, editOf(changed))
    expect(saved.status).toBe(200)
    expect(await rows(`select title from adventures where id = '${draft!.id}'`)).toEqual([{ title: 'The cellar' }])
  })

  test('nothing of it is an error to the server', () => {
    expect(server.output()).not.toMatch(/"level":"error"/)
  })
})
