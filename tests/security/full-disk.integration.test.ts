import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCluster } from '#server/postgres/folders.ts'
import { runningPostmaster } from '#server/postgres/postmaster.ts'
import { createRow, edit } from '#tests/support/draft-commands.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import { startProduct } from '#tests/support/product-server.ts'

let world: HttpWorld
let ada: Person
let made: MadeAdventure

beforeAll(async () => {
  world = await openHttpWorld()
  ada = await world.member('ada@example.org')
  made = await makeAdventure(ada, { title: 'The last page' })
}, 120_000)

afterAll(() => world?.close())

const names = async () =>
  (
    await world.database.query<{ name: string }>('select name from adventure_items where adventure_id = $1', [made.id])
  ).rows.map(({ name }) => name)

test('a nearly full disk is reported in the log and by /readyz, and only uploads are refused', async () => {
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.folder, RATE_LIMIT_SCALE: '100000' }
  const server = await startProduct({ ...env, SEED_SAMPLES: 'off', DISK_RESERVE_MB: '1000000000' })
  const person = new Person(server.url)
  try {
    person.cookies.set('whodini_session', ada.cookies.get('whodini_session')!)
    const ready = await person.get('/readyz')
    expect([ready.status, ready.text]).toEqual([200, expect.stringMatching(/^ok, but the disk is nearly full: \d+ MB/)])
    expect(server.output()).toMatch(/"level":"error","message":"the disk is nearly full/)
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const upload = await person.upload(`/api/uploads?adventure=${made.id}&purpose=cover`, picture)
    expect([upload.status, upload.headers['retry-after']]).toEqual([503, '600'])
    const save = await person.postJson(`/editor/${made.id}`, edit(createRow('item', { name: 'Small enough' })))
    expect(save.status).toBe(200)
    expect(await names()).toContain('Small enough')
  } finally {
    person.close()
    await server.stop()
  }
})

test('requests that fail on a full disk get a 503, and succeed once there is room', async () => {
  await world.database.query(
    `create function no_room() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  )
  await world.database.query('create trigger no_room before insert on adventure_items execute function no_room()')
  const command = edit(createRow('item', { name: 'Written later' }))
  const refused = await ada.postJson(`/editor/${made.id}`, command)
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    503,
    { status: 'failed', error: { code: 'unavailable', params: {}, retryAfter: 5 } },
  ])
  expect((await ada.get(`/editor/${made.id}`)).status).toBe(200)
  await world.database.query('drop trigger no_room on adventure_items')
  expect((await ada.postJson(`/editor/${made.id}`, command)).status).toBe(200)
  expect((await names()).filter((name) => name === 'Written later')).toHaveLength(1)
})

test('a killed embedded database recovers by itself, with every acknowledged write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whodini-killed-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const server = await startProduct({ DATABASE_URL: '', DATA_DIR: dataDir, SEED_SAMPLES: 'off' })
  const eve = new Person(server.url)
  try {
    await eve.signUp('eve@example.org')
    process.kill(runningPostmaster(findCluster(dataDir)!)!.pid, 'SIGKILL')
    await expect.poll(server.output, { timeout: 20_000 }).toContain('The database server runs again.')
    await expect.poll(() => eve.get('/creator').then(({ status }) => status), { timeout: 20_000 }).toBe(200)
  } finally {
    eve.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
